import { expect, test, vi } from 'vitest'
import { memoize } from './once.ts'

test('memoizes one value per object and does not cache failures', () => {
  const make = vi.fn<(key: { name: string }) => { made: string }>(({ name }) => {
    if (name === 'bad') throw new Error('It cannot be made.')
    return { made: name }
  })
  const memoized = memoize(make)
  const [firstKey, secondKey, failingKey] = [{ name: 'one' }, { name: 'one' }, { name: 'bad' }]
  expect(memoized(firstKey)).toBe(memoized(firstKey))
  expect(memoized(secondKey)).not.toBe(memoized(firstKey))
  expect(make).toHaveBeenCalledTimes(2)
  for (const _ of [1, 2]) expect(() => memoized(failingKey)).toThrow('cannot be made')
  expect(make).toHaveBeenCalledTimes(4)
})
