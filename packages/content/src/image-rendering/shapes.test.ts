import { expect, test } from 'vitest'
import { barMask, fillMask, strokeMask, tintMask } from './shapes.ts'

const square = 'M2 2L8 2L8 8L2 8Z'

test('fills the inside of a closed path, with antialiased edges', () => {
  expect([...fillMask(square, { unit: 10, size: 5 }).subarray(5, 10)]).toEqual([0, 255, 255, 255, 0])
  const [half] = fillMask('M0 0L5 0L5 10L0 10Z', { unit: 10, size: 1 })
  expect(half).toBe(128)
})

test('draws a line with the given width', () => {
  const mask = strokeMask('M0 5L10 5', { unit: 10, size: 10, weight: 2 })
  const column = Array.from({ length: 10 }, (_, y) => mask[y * 10 + 4])
  expect(column).toEqual([0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
})

test('draws a bar with round corners, and a square bar as a dot', () => {
  const bar = barMask(20, 8)
  expect([bar[0], bar[10]]).toEqual([0, 255])
  expect(Math.min(bar[4 * 20] ?? 0, bar[4 * 20 + 19] ?? 0)).toBeGreaterThan(240)
  const dot = barMask(8, 8)
  expect([dot[0], dot[7], dot[4 * 8 + 4]]).toEqual([0, 0, 255])
})

test('colours a mask, with transparency outside of it', () => {
  expect([...tintMask(Buffer.from([255, 0]), '#0a141e')]).toEqual([10, 20, 30, 255, 10, 20, 30, 0])
})

test('rejects a path with curves', () => {
  expect(() => strokeMask('M0 0C1 1 2 2 3 3', { unit: 10, size: 4, weight: 1 })).toThrow('A path cannot contain')
})
