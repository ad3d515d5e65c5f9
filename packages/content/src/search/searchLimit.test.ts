import { expect, test } from 'vitest'
import { createSearchLimit } from './searchLimit.ts'

/** Work that lasts until it is told to end. */
function lasting() {
  let end = () => {}
  const promise = new Promise<string>((resolve) => (end = () => resolve('found')))
  return { work: () => promise, end: () => end() }
}

test('searches of one tenant go one after another, and too many are sent away', async () => {
  const gate = createSearchLimit({ atOnce: 9, waiting: 1 })
  const first = lasting()
  let begun = false
  const one = gate('a', first.work)
  const two = gate('a', async () => {
    begun = true
    return 'later'
  })
  expect(await gate('a', async () => 'never')).toBe('busy')
  expect(await gate('b', async () => 'theirs')).toBe('theirs')
  expect(begun).toBe(false)
  first.end()
  expect(await Promise.all([one, two])).toEqual(['found', 'later'])
})

test('few are made at once, whoever asks, and one that fails leaves its place', async () => {
  const gate = createSearchLimit({ atOnce: 1, waiting: 1 })
  const first = lasting()
  const one = gate('a', first.work)
  await Promise.resolve()
  expect(await gate('b', async () => 'never')).toBe('busy')
  first.end()
  expect(await one).toBe('found')
  await expect(gate('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate('a', async () => 'again')).toBe('again')
})
