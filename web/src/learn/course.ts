/** The course as the server gives it, and what it answers to a try; fetched once for all pages about learning. */

import { get } from '../api'
import type { Last } from '../game'
import type { Message, Scene } from '../scene'

/** A position to look at, or a task; texts are the names of messages. */
export interface Step {
  id: string
  kind: 'look' | 'task'
  text: string
  /** The paragraphs of the rules it is about. */
  rules: string[]
  position: string
  highlight: string[]
  arrows: [string, string][]
  /** Moves that are shown, one after the other. */
  watch: string[]
  hints: string[]
  /** The learner's own decisions. */
  solution: string[]
}

export interface Lesson {
  id: string
  chapter: string
  title: string
  about: string
  variant: string
  /** The lessons that should come before. */
  after: string[]
  steps: Step[]
}

export interface Chapter {
  id: string
  title: string
  lessons: Lesson[]
}

export interface Puzzle {
  id: string
  theme: string
  variant: string
  position: string
  task: Message
  /** From 1 to 5. */
  difficulty: number
  /** The decisions of both players. */
  solution: string[]
}

export interface Theme {
  id: string
  title: string
  about: string
  puzzles: Puzzle[]
}

/** Where a learner's decisions have led. */
export interface Attempt {
  scene: Scene
  /** The learner's last decision and the replies to it. */
  last: Last
  solved: boolean
  /** The task, what to do next, or why it is solved. */
  says: Message
  /** Why the last decision has to be taken back. */
  wrong: Message | null
}

/** Fetch something once; where that fails, it is tried again the next time. */
function once<Answer>(path: string): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= get<Answer>(path)
    asked.catch(() => (asked = undefined))
    return asked
  }
}

export const theLessons = once<{ chapters: Chapter[] }>('/api/lessons')
export const thePuzzles = once<{ themes: Theme[] }>('/api/puzzles')
