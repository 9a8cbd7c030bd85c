/** Asking the host, as of HTTP. What it refuses, it refuses with a sentence. */

import { browserHost, host } from './host'
import type { Answered, Asked } from './host/host'
import { need, t } from './locales/language.svelte'
import { sentenceFor } from './refusals'

/** The host's reason, a sentence for people. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    /** The HTTP status; 0 where the host could not be reached. */
    readonly status: number,
  ) {
    super(sentence)
  }
}

async function ask(asked: Asked): Promise<string> {
  let answer: Answered
  try {
    answer = await host.ask(asked)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    if (browserHost) await need('site')
    throw new Refusal(t(browserHost ? 'host-failed' : 'server-away'), 0)
  }
  const { status, body } = answer
  if (status >= 200 && status < 300) return body
  const sentence = await sentenceFor(jsonOf(body))
  throw new Refusal(sentence ?? t('server-puzzled', { status }), status)
}

function jsonOf(body: string): object | null {
  try {
    return JSON.parse(body) as object | null
  } catch {
    return null
  }
}

/** Get JSON. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return JSON.parse(await ask({ method: 'GET', path, signal })) as Answer
}

/** Get a text. */
export async function getText(path: string): Promise<string> {
  return ask({ method: 'GET', path })
}

/** Send JSON and get JSON. */
export async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  return JSON.parse(await ask({ method: 'POST', path, body: JSON.stringify(body), signal })) as Answer
}

/** Post JSON where nothing is to be said about it. */
export async function send(path: string, body: unknown): Promise<void> {
  await ask({ method: 'POST', path, body: JSON.stringify(body) })
}

/** Put JSON in the place of what is there, also while the page is being closed. */
export async function put<Answer>(path: string, body: unknown): Promise<Answer> {
  return JSON.parse(await ask({ method: 'PUT', path, body: JSON.stringify(body), isLast: true })) as Answer
}

/** Change a part of something. */
export async function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return JSON.parse(await ask({ method: 'PATCH', path, body: JSON.stringify(body) })) as Answer
}

/** Delete something and get JSON about it. */
export async function take<Answer>(path: string): Promise<Answer> {
  return JSON.parse(await ask({ method: 'DELETE', path })) as Answer
}

/** Delete something. */
export async function remove(path: string): Promise<void> {
  await ask({ method: 'DELETE', path })
}

/** Give the sentence of whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
