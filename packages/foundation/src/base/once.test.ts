import { expect, test, vi } from 'vitest'
import { memoize } from './once.ts'

test('of each object one thing is made, however often it is wished for, and nothing is kept of a failure', () => {
  const make = vi.fn<(of: { name: string }) => { made: string }>(({ name }) => {
    if (name === 'bad') throw new Error('It cannot be made.')
    return { made: name }
  })
  const making = memoize(make)
  const [one, other, bad] = [{ name: 'one' }, { name: 'one' }, { name: 'bad' }]
  expect(making(one)).toBe(making(one))
  expect(making(other)).not.toBe(making(one))
  expect(make).toHaveBeenCalledTimes(2)
  for (const _ of [1, 2]) expect(() => making(bad)).toThrow('cannot be made')
  expect(make).toHaveBeenCalledTimes(4)
})
