/** Positions as pixels: the board as the page draws it, with the reader's colours, on a canvas. */

import { mount, unmount } from 'svelte'
import { post } from '../api'
import type { Effect, Scene } from '../scene'
import type { SceneResponse } from '../server-types'
import Picture from './Picture.svelte'

/** A game as far as pictures need it. */
export interface Line {
  /** The position it starts from. */
  start: string
  /** All decisions. */
  plies: readonly string[]
}

export interface Look {
  flipped: boolean
  coordinates: boolean
  /** Whether the last move is marked. */
  lastMove: boolean
}

/** What the page's style sheets say is written into the picture, which is shown without them. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'display',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'stop-color',
  'stop-opacity',
] as const

/** Give the scene of a game after so many decisions, and what the last of them did. */
export async function sceneAt({ start, plies }: Line, ply: number, signal?: AbortSignal) {
  const moves = plies.slice(0, ply)
  const { scene, last } = await post<SceneResponse>('/api/scene', { start, moves }, signal)
  return { scene, last: ply ? last.effects : [] }
}

/** Draw a position as an SVG that needs nothing else. */
export function drawn(scene: Scene, last: readonly Effect[][], look: Look, width: number): string {
  const host = document.createElement('div')
  Object.assign(host.style, { position: 'fixed', left: '-9999px', top: '0', width: `${width}px` })
  host.setAttribute('aria-hidden', 'true')
  document.body.append(host)
  const picture = mount(Picture, {
    target: host,
    props: { scene, last: look.lastMove ? last : [], flipped: look.flipped, coordinates: look.coordinates },
  })
  try {
    const svg = host.querySelector('svg')
    return svg ? standingAlone(svg, width) : ''
  } finally {
    void unmount(picture)
    host.remove()
  }
}

function standingAlone(svg: SVGSVGElement, width: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  ;[svg, ...svg.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const style = getComputedStyle(element)
    const target = copies[index]
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property)
      if (value && value !== 'normal' && value !== 'none') target?.setAttribute(property, value)
      else if (value === 'none') target?.setAttribute(property, 'none')
    }
    target?.removeAttribute('class')
  })
  const { width: across, height: down } = svg.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(Math.round((width * down) / across)))
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const { x, y } = svg.viewBox.baseVal
  Object.entries({ x, y, width: across, height: down, fill: paperColour() }).forEach(([name, value]) =>
    paper.setAttribute(name, String(value)),
  )
  copy.prepend(paper)
  return new XMLSerializer().serializeToString(copy)
}

const paperColour = () => getComputedStyle(document.body).backgroundColor

/** Put an SVG on a canvas. */
export async function painted(svg: string): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0)
    return canvas
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Make a PNG of a position of a game. */
export async function pngOf(line: Line, ply: number, look: Look, width = 1200): Promise<Blob> {
  const { scene, last } = await sceneAt(line, ply)
  const canvas = await painted(drawn(scene, last, look, width))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Let the browser save a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Let the browser save a text. */
export function saveText(text: string, name: string): void {
  save(new Blob([text], { type: 'text/plain' }), name)
}
