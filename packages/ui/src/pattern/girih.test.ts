import { expect, test } from 'vitest'
import { girih, girihNumbers } from './girih.ts'

const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('the same id always gives the same pattern', () => {
  expect(girih({ seed: 'cause-1' })).toEqual(girih({ seed: 'cause-1' }))
  expect(girih({ seed: 'roof' }).path.slice(0, 60)).toMatchInlineSnapshot(
    `"M21.12 20.09L14.45 17.81L11.34 24.14M12.80 24.14L9.70 17.81L"`,
  )
})

test('a hundred ids yield nearly a hundred different patterns', () => {
  const paths = new Set(Array.from({ length: 100 }, (_, i) => girih({ seed: `id-${i}` }).path))
  expect(paths.size).toBeGreaterThan(95)
})

test('numbers stay within the limits that look right', () => {
  for (let i = 0; i < 500; i++) {
    const { angle, spread, heart, cut } = girihNumbers(`n${i}`)
    expect(angle).toBeGreaterThanOrEqual(45)
    expect(angle).toBeLessThanOrEqual(67)
    expect(spread).toBeLessThanOrEqual(0.22)
    expect(heart).toBeLessThanOrEqual(0.64)
    expect(cut).toBeLessThanOrEqual(0.78)
  }
})

test('every coordinate is a finite number near the tile', () => {
  for (let i = 0; i < 200; i++) {
    const { size, path } = girih({ seed: `p${i}` })
    expect(path).not.toMatch(/NaN|Infinity/)
    for (const [x, y] of points(path)) {
      expect(Math.abs(x - size / 2)).toBeLessThan(size)
      expect(Math.abs(y - size / 2)).toBeLessThan(size)
    }
  }
})

test('the pattern is symmetric under a quarter turn', () => {
  const { size, path } = girih({ seed: 'any', spread: 0 })
  const key = ([x, y]: readonly [number, number]) => `${x.toFixed(1)},${y.toFixed(1)}`
  const allPoints = points(path)
  const pairs = allPoints.map(([x, y]) => [x, y] as const)
  for (const [x, y] of allPoints) {
    const rotatedPoint = [size - y, x] as const
    expect(
      pairs.some(([a, b]) => Math.hypot(a - rotatedPoint[0], b - rotatedPoint[1]) < 0.05),
      key(rotatedPoint),
    ).toBe(true)
  }
})

test("an explicit number overrides the seed's", () => {
  expect(girih({ seed: 'a', heart: 0 }).path).not.toContain('Z')
  expect(girih({ seed: 'a', heart: 0.5 }).path).toContain('Z')
})
