import { describe, expect, test } from 'vitest'
import type { Chapter, Lesson, Theme } from './course'
import * as plan from './plan'

const step = (id: string) => ({ id }) as Lesson['steps'][number]
const lesson = (id: string, ...steps: string[]) => ({ id, steps: steps.map(step) }) as Lesson
const board = lesson('board', 'spots', 'enter')
const pushing = lesson('pushing', 'first')
const rows = lesson('rows', 'four', 'make')
const CHAPTERS = [{ lessons: [board, pushing] }, { lessons: [rows] }] as unknown as Chapter[]
const THEME = { puzzles: ['a', 'b', 'c'].map((id) => ({ id })) } as Theme

describe('a lesson', () => {
  test('is gone on with at the first step that was not done', () => {
    expect(plan.nextStep(board, {})).toBe(0)
    expect(plan.nextStep(board, { 'board/spots': 'solved' })).toBe(1)
  })

  test('begins anew once everything was done', () => {
    const done = { 'board/spots': 'solved', 'board/enter': 'shown' } as const
    expect(plan.isDone(board, done)).toBe(true)
    expect(plan.nextStep(board, done)).toBe(0)
  })

  test('counts only its own steps', () => {
    expect(plan.stepsDone(rows, { 'rows/four': 'solved', 'board/spots': 'solved' })).toBe(1)
  })
})

describe('the course', () => {
  test('begins with its first lesson', () => expect(plan.nextLesson(CHAPTERS, {})).toBe(board))

  test('goes on with the first lesson that is not done', () => {
    expect(plan.nextLesson(CHAPTERS, { 'pushing/first': 'solved', 'board/spots': 'solved' })).toBe(board)
  })

  test('goes on in the next chapter, and ends', () => {
    expect(plan.lessonAfter(CHAPTERS, 'pushing')).toBe(rows)
    expect(plan.lessonAfter(CHAPTERS, 'rows')).toBeNull()
  })
})

describe('puzzles', () => {
  test('follow each other, and those left out come again at the end', () => {
    expect(plan.nextPuzzle(THEME, {}, 'a')).toBe('b')
    expect(plan.nextPuzzle(THEME, {}, 'c')).toBe('a')
  })

  test('that were solved are passed over, those that were shown are not', () => {
    expect(plan.nextPuzzle(THEME, { a: 'solved', b: 'shown' })).toBe('b')
    expect(plan.puzzlesSolved(THEME, { a: 'solved', b: 'shown' })).toBe(1)
  })

  test('end when every other one is solved', () => {
    expect(plan.nextPuzzle(THEME, { a: 'solved', b: 'solved' }, 'c')).toBeNull()
  })
})

test('what was kept and cannot be understood is left out', () => {
  expect(plan.progressFrom({ a: 'solved', b: 3, c: 'shown', d: null })).toEqual({ a: 'solved', c: 'shown' })
  expect(plan.progressFrom('nonsense')).toEqual({})
  expect(plan.progressFrom(null)).toEqual({})
})
