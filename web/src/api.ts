/** Asking the server over HTTP. What it refuses, it refuses with a sentence. */

import { t } from './locales/language.svelte'
import { sentenceFor } from './refusals'

/** The server's reason, a sentence for people. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    /** The HTTP status; 0 where the server could not be reached. */
    readonly status: number,
  ) {
    super(sentence)
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Refusal(t('server-away'), 0)
  }
  if (response.ok) return response
  const answer = (await response.json().catch(() => null)) as object | null
  const sentence = await sentenceFor(answer)
  throw new Refusal(sentence ?? t('server-puzzled', { status: response.status }), response.status)
}

/** Get JSON. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await (await ask(path, { signal })).json()) as Answer
}

/** Get a text. */
export async function getText(path: string): Promise<string> {
  return (await ask(path)).text()
}

/** Send JSON and get JSON. */
export async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
  return (await response.json()) as Answer
}

/** What a browser still sends for a page that is closed. */
const LAST_WORDS = 60_000

/** Put JSON in the place of what is there, also while the page is being closed. */
export async function put<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const text = JSON.stringify(body)
  const response = await ask(path, {
    method: 'PUT',
    headers,
    body: text,
    keepalive: text.length < LAST_WORDS,
  })
  return (await response.json()) as Answer
}

/** Change a part of something. */
export async function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await ask(path, { method: 'PATCH', headers, body: JSON.stringify(body) })
  return (await response.json()) as Answer
}

/** Delete something. */
export async function remove(path: string): Promise<void> {
  await ask(path, { method: 'DELETE' })
}

/** Give the sentence of whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
