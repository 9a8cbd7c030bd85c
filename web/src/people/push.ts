/** Notices at this device while no page is open: what the browser is asked, and what the server is told. */

import { put, take } from '../api'
import { isService } from '../host'
import type { NoticeSettings } from '../server-types'
import { keep, kept } from '../settings/settings.svelte'
import { bytesOf } from './passkeys'

/** Who has switched this browser on: somebody else who signs in here is not told by it. */
const KEY = 'gipf.push'
const WORKER = '/push-worker.js'

/** What a device can do: nothing, nothing because its owner does not want it, or it is off or on. */
export type Ability = 'no' | 'denied' | 'off' | 'on'

function knowsPush(): boolean {
  return (
    isService && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  )
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Say what this device can do for somebody. */
export async function ability(person: string | null): Promise<Ability> {
  if (!knowsPush()) return 'no'
  if (Notification.permission === 'denied') return 'denied'
  const isOurs = kept(KEY) === person && Notification.permission === 'granted'
  return isOurs && (await subscription()) ? 'on' : 'off'
}

async function tellServer({ endpoint, keys }: PushSubscriptionJSON): Promise<NoticeSettings> {
  const { p256dh = '', auth = '' } = keys ?? {}
  return put<NoticeSettings>('/api/notices/devices', { endpoint, keys: { p256dh, auth } })
}

/** Let notices come to this device; nothing where its owner does not want it after all. */
export async function switchOn(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may be for another key
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  return tellServer((await pushManager.subscribe(options)).toJSON())
}

/** Note for whom this device is on. */
export function noteOwner(person: string | null): void {
  keep(KEY, person)
}

/** Let nothing come to this device any more; `device` is what the server calls it. */
export async function switchOff(device: number | undefined): Promise<NoticeSettings | null> {
  noteOwner(null)
  if (knowsPush()) await (await subscription())?.unsubscribe()
  return device === undefined ? null : take<NoticeSettings>(`/api/notices/devices/${device}`)
}

/** Tell the server again that this device is on, as somebody who has signed in again wants it to be. */
export async function keepOn(person: string | null): Promise<void> {
  if ((await ability(person)) !== 'on') return
  const known = await subscription()
  if (known) await tellServer(known.toJSON())
}

/** Go where a notice leads that was pressed; gives how to stop. */
export function onPressed(open: (link: string) => void): () => void {
  if (!knowsPush()) return () => {}
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === 'object' && 'open' in data && typeof data.open === 'string') open(data.open)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}
