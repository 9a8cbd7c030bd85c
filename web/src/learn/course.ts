/** The course as the server gives it, and what it answers to a try; fetched once for all pages about learning. */

import { get } from '../api'
import type { LessonsResponse, PuzzlesResponse } from '../server-types'

export type {
  AttemptResponse as Attempt,
  ChapterData as Chapter,
  LessonData as Lesson,
  PuzzleData as Puzzle,
  StepData as Step,
  ThemeData as Theme,
} from '../server-types'

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
