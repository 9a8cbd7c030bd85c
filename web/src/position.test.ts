import { expect, test } from 'vitest'
import { sceneToLookAt } from './position'

test('a position is read column by column, from the lowest spot up', () => {
  const { piles } = sceneToLookAt('standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1')
  expect(piles).toEqual({ b2: ['g'], b5: ['G'], e2: ['G'], e8: ['g'], h2: ['g'], h5: ['G'] })
})

test('piles have their units bottom first, used potentials with their mark', () => {
  const scene = sceneToLookAt("matrx 1GG1/2d'(Dd')1/6/7/6/5/4/3 b m T4Z4D2Y6P6/G1 -- - 13")
  expect(scene.piles).toEqual({ b3: ['G'], b4: ['G'], c4: ["d'"], c5: ['D', "d'"] })
  expect(scene.reserves.w).toMatchObject({ B: 0, T: 4, D: 2 })
  expect(scene.reserves.b).toMatchObject({ G: 1, T: 0 })
})

test('the board and the pieces follow from the variant', () => {
  const look = (variant: string) => sceneToLookAt(`${variant} 4/5/6/7/6/5/4 w m -/- -- - 1`)
  expect(look('matrx').board).toBe('matrx40')
  expect(look('matrx+T4;board=hex37').board).toBe('hex37')
  expect(look('ultimate').board).toBe('hex37')
  expect(look('matrx').pieces).toMatchObject({ matrx: true, reserve: ['G', 'T', 'Z', 'D', 'Y', 'P'] })
  expect(look('standard+Z6/D2').pieces).toMatchObject({ matrx: false, reserve: ['B', 'Z', 'D'] })
})
