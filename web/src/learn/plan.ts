/** What a learner has done, and what to do next. */

import type { Chapter, Lesson, Theme } from './course'

/** How something was done: by the learner, or shown to them. */
export type How = 'solved' | 'shown'

/** By the name of a puzzle, or of a step as `stepName` gives it. */
export type Progress = Readonly<Record<string, How>>

/** Name a step among all that can be done. */
export function stepName(lesson: Lesson, step: number): string {
  return `${lesson.id}/${lesson.steps[step]?.id ?? ''}`
}

/** Take what fits from what was kept. */
export function progressFrom(data: unknown): Record<string, How> {
  const given = data && typeof data === 'object' ? Object.entries(data) : []
  return Object.fromEntries(given.filter(([, how]) => how === 'solved' || how === 'shown'))
}

/** How many steps of a lesson have been done. */
export function stepsDone(lesson: Lesson, progress: Progress): number {
  return lesson.steps.filter((_, step) => stepName(lesson, step) in progress).length
}

export function isDone(lesson: Lesson, progress: Progress): boolean {
  return stepsDone(lesson, progress) === lesson.steps.length
}

/** The step to go on with: the first that has not been done; the first of all once every one has. */
export function nextStep(lesson: Lesson, progress: Progress): number {
  return Math.max(
    0,
    lesson.steps.findIndex((_, step) => !(stepName(lesson, step) in progress)),
  )
}

/** The lesson to go on with: the first that has not been done; none once every one has. */
export function nextLesson(chapters: readonly Chapter[], progress: Progress): Lesson | null {
  return chapters.flatMap(({ lessons }) => lessons).find((lesson) => !isDone(lesson, progress)) ?? null
}

/** The lesson that comes after another. */
export function lessonAfter(chapters: readonly Chapter[], id: string): Lesson | null {
  const all = chapters.flatMap(({ lessons }) => lessons)
  return all[all.findIndex((lesson) => lesson.id === id) + 1] ?? null
}

export function puzzlesSolved(theme: Theme, progress: Progress): number {
  return theme.puzzles.filter(({ id }) => progress[id] === 'solved').length
}

/** The name of the next puzzle of a theme that has not been solved, behind `id` first; none once every one has. */
export function nextPuzzle(theme: Theme, progress: Progress, id?: string): string | null {
  const at = theme.puzzles.findIndex((puzzle) => puzzle.id === id)
  const others = [...theme.puzzles.slice(at + 1), ...theme.puzzles.slice(0, Math.max(at, 0))]
  return others.find((puzzle) => progress[puzzle.id] !== 'solved')?.id ?? null
}
