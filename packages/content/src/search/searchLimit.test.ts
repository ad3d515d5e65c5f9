import { expect, test } from 'vitest'
import { createSearchLimit } from './searchLimit.ts'

/** Work that lasts until `end` is called. */
function createPendingWork() {
  let end = () => {}
  const promise = new Promise<string>((resolve) => (end = () => resolve('found')))
  return { work: () => promise, end: () => end() }
}

test('runs one search per tenant at a time, and rejects searches beyond the queue', async () => {
  const limit = createSearchLimit({ atOnce: 9, waiting: 1 })
  const firstWork = createPendingWork()
  let isStarted = false
  const firstResult = limit('a', firstWork.work)
  const secondResult = limit('a', async () => {
    isStarted = true
    return 'later'
  })
  expect(await limit('a', async () => 'never')).toBe('busy')
  expect(await limit('b', async () => 'theirs')).toBe('theirs')
  expect(isStarted).toBe(false)
  firstWork.end()
  expect(await Promise.all([firstResult, secondResult])).toEqual(['found', 'later'])
})

test('limits searches across tenants, and frees the slot of a failed one', async () => {
  const limit = createSearchLimit({ atOnce: 1, waiting: 1 })
  const firstWork = createPendingWork()
  const firstResult = limit('a', firstWork.work)
  await Promise.resolve()
  expect(await limit('b', async () => 'never')).toBe('busy')
  firstWork.end()
  expect(await firstResult).toBe('found')
  await expect(limit('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit('a', async () => 'again')).toBe('again')
})
