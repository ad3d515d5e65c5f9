import { expect, test } from 'vitest'
import { UnresponsiveDatabaseError } from '../db/transientErrors.ts'
import { type SharedCache, createReadCache } from './readCache.ts'

type Thing = { name: string }

let clock = 0

/** A cache of things, with a loader that the test completes by hand. */
function startCache(common?: SharedCache<Thing>) {
  const cache = createReadCache<Thing>({ now: () => clock, most: 1000, weigh: ({ name }) => name.length, common })
  const finish: (() => void)[] = []
  let count = 0
  const load = () =>
    cache.get('key', 800, () => {
      const name = `thing ${(count += 1)}`
      return new Promise((resolve) => finish.push(() => resolve({ name })))
    })
  return { load, finishAll: () => finish.splice(0).forEach((done) => done()) }
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
  const early = [load(), load()]
  clock = 900
  const late = load()
  finishAll()
  expect(await Promise.all([...early, late])).toEqual([{ name: 'thing 1' }, { name: 'thing 1' }, { name: 'thing 2' }])
})

test("uses another server's value for its remaining lifetime, and shares its own value with the remaining lifetime", async () => {
  clock = 0
  const there: { value: Thing; left: number }[] = [{ value: { name: 'theirs' }, left: 300 }]
  const put: unknown[] = []
  const { load, finishAll } = startCache({
    find: async () => there.pop(),
    put: (key, value, left) => void put.push([key, value, left]),
  })
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 299
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 300
  const own = load()
  await Promise.resolve()
  await Promise.resolve()
  clock = 350
  finishAll()
  expect(await own).toEqual({ name: 'thing 1' })
  expect(put).toEqual([['key', { name: 'thing 1' }, 750]])
})

test('a slow read of a shared value does not extend its lifetime', async () => {
  clock = 0
  const answers: ((entry: { value: Thing; left: number }) => void)[] = []
  const { load, finishAll } = startCache({
    find: () => new Promise((resolve) => answers.push(resolve)),
    put: () => {},
  })
  const theirs = { value: { name: 'theirs' }, left: 300 }
  const first = load()
  clock = 200
  answers.shift()?.(theirs)
  expect(await first).toEqual({ name: 'theirs' })
  clock = 299
  expect(await load()).toEqual({ name: 'theirs' })
  clock = 300
  const late = load()
  clock = 600
  answers.shift()?.(theirs)
  await Promise.resolve()
  await Promise.resolve()
  finishAll()
  expect(await late).toEqual({ name: 'thing 1' })
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
  const cache = createReadCache<Thing>({ now: () => clock, most: 1000, weigh: ({ name }) => name.length })
  const fail = (error: Error) => () => Promise.reject(error)
  await cache.get('key', 800, async () => ({ name: 'thing' }), 10_000)
  clock = 9999
  expect(await cache.get('key', 800, fail(new UnresponsiveDatabaseError()), 10_000)).toEqual({ name: 'thing' })
  await expect(cache.get('key', 800, fail(new UnresponsiveDatabaseError()))).rejects.toThrow('does not answer')
  await expect(cache.get('key', 800, fail(new Error('broken')), 10_000)).rejects.toThrow('broken')
  clock = 10_000
  await expect(cache.get('key', 800, fail(new UnresponsiveDatabaseError()), 10_000)).rejects.toThrow('does not answer')
})
