import { expect, test } from 'vitest'
import { UnresponsiveDatabaseError } from '../db/transientErrors.ts'
import { type SharedCache, createReadCache } from './readCache.ts'

type Item = { name: string }

let clock = 0

/** A cache of items, with a loader that the test completes manually. */
function startCache(common?: SharedCache<Item>) {
  const cache = createReadCache<Item>({ now: () => clock, most: 1000, weigh: ({ name }) => name.length, common })
  const finish: (() => void)[] = []
  let count = 0
  const load = () =>
    cache.get('key', 800, () => {
      const name = `thing ${(count += 1)}`
      return new Promise((resolve) => finish.push(() => resolve({ name })))
    })
  return { load, finishAll: () => finish.splice(0).forEach((resolve) => resolve()) }
}

test('caches a value for its lifetime, counted from when loading began', async () => {
  clock = 0
  const { load, finishAll } = startCache()
  const first = load()
  clock = 500
  finishAll()
  expect(await first).toEqual({ name: 'thing 1' })
  clock = 799
  expect(await load()).toEqual({ name: 'thing 1' })
  clock = 800
  const second = load()
  finishAll()
  expect(await second).toEqual({ name: 'thing 2' })
})

test('concurrent callers share one load; a caller after the lifetime of a slow load starts a new one', async () => {
  clock = 0
  const { load, finishAll } = startCache()
  const earlyLoads = [load(), load()]
  clock = 900
  const lateLoad = load()
  finishAll()
  expect(await Promise.all([...earlyLoads, lateLoad])).toEqual([
    { name: 'thing 1' },
    { name: 'thing 1' },
    { name: 'thing 2' },
  ])
})

test("uses another server's value for its remaining lifetime, and shares its own value with the remaining lifetime", async () => {
  clock = 0
  const sharedValues: { value: Item; left: number }[] = [{ value: { name: 'theirs' }, left: 300 }]
  const storedEntries: unknown[] = []
  const { load, finishAll } = startCache({
    find: async () => sharedValues.pop(),
    put: (key, value, lifetime) => void storedEntries.push([key, value, lifetime]),
  })
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 299
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 300
  const result = load()
  await Promise.resolve()
  await Promise.resolve()
  clock = 350
  finishAll()
  expect(await result).toEqual({ name: 'thing 1' })
  expect(storedEntries).toEqual([['key', { name: 'thing 1' }, 750]])
})

test('a slow read of a shared value does not extend its lifetime', async () => {
  clock = 0
  const resolvers: ((entry: { value: Item; left: number }) => void)[] = []
  const { load, finishAll } = startCache({
    find: () => new Promise((resolve) => resolvers.push(resolve)),
    put: () => {},
  })
  const sharedEntry = { value: { name: 'theirs' }, left: 300 }
  const first = load()
  clock = 200
  resolvers.shift()?.(sharedEntry)
  expect(await first).toEqual({ name: 'theirs' })
  clock = 299
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 300
  const lateLoad = load()
  clock = 600
  resolvers.shift()?.(sharedEntry)
  await Promise.resolve()
  await Promise.resolve()
  finishAll()
  expect(await lateLoad).toEqual({ name: 'thing 1' })
})

test('a clock set back does not extend the lifetime', async () => {
  clock = 10_000
  const { load, finishAll } = startCache()
  const first = load()
  finishAll()
  await first
  clock = 0
  const second = load()
  finishAll()
  expect(await second).toEqual({ name: 'thing 2' })
})

test('returns a stale value while the database is unavailable, up to its maximum age, and hides no other failure', async () => {
  clock = 0
  const cache = createReadCache<Item>({ now: () => clock, most: 1000, weigh: ({ name }) => name.length })
  const fail = (error: Error) => () => Promise.reject(error)
  await cache.get('key', 800, async () => ({ name: 'thing' }), 10_000)
  clock = 9999
  expect(await cache.get('key', 800, fail(new UnresponsiveDatabaseError()), 10_000)).toEqual({ name: 'thing' })
  await expect(cache.get('key', 800, fail(new UnresponsiveDatabaseError()))).rejects.toThrow('does not answer')
  await expect(cache.get('key', 800, fail(new Error('broken')), 10_000)).rejects.toThrow('broken')
  clock = 10_000
  await expect(cache.get('key', 800, fail(new UnresponsiveDatabaseError()), 10_000)).rejects.toThrow('does not answer')
})
