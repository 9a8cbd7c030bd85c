/** The course as the server gives it, and what it answers to a try; fetched once for all pages about learning. */

import { get } from '../api'
import type { Player, Scene } from '../scene'
import type { AttemptResponse, LessonsResponse, PuzzlesResponse } from '../server-types'

export type {
  AttemptResponse as Attempt,
  ChapterData as Chapter,
  LessonData as Lesson,
  PuzzleData as Puzzle,
  SideAttemptResponse as SideAttempt,
  StepData as Step,
  ThemeData as Theme,
} from '../server-types'

/** What the answers to tries have in common, on whichever board. */
export interface Tried extends Omit<AttemptResponse, 'scene'> {
  scene: { player: Player | null } & Partial<Pick<Scene, 'turn' | 'owner'>>
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

export const theLessons = once<LessonsResponse>('/api/lessons')
export const thePuzzles = once<PuzzlesResponse>('/api/puzzles')
