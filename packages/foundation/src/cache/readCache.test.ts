import { expect, test } from 'vitest'
import { UnresponsiveDatabaseError } from '../db/transientErrors.ts'
import { type SharedCache, createReadCache } from './readCache.ts'

type Thing = { name: string }

let clock = 0

/** A shelf of things, and a maker of them that is finished by hand. */
function shelfOf(common?: SharedCache<Thing>) {
  const cache = createReadCache<Thing>({ now: () => clock, most: 1000, weigh: ({ name }) => name.length, common })
  const finish: (() => void)[] = []
  let count = 0
  const ask = () =>
    cache.get('key', 800, () => {
      const name = `thing ${(count += 1)}`
      return new Promise((resolve) => finish.push(() => resolve({ name })))
    })
  return { ask, finishAll: () => finish.splice(0).forEach((done) => done()) }
}

test('what is made is shown for its time, reckoned from when the making began', async () => {
  clock = 0
  const { ask, finishAll } = shelfOf()
  const first = ask()
  clock = 500
  finishAll()
  expect(await first).toEqual({ name: 'thing 1' })
  clock = 799
  expect(await ask()).toEqual({ name: 'thing 1' })
  clock = 800
  const second = ask()
  finishAll()
  expect(await second).toEqual({ name: 'thing 2' })
})

test('many who ask at once wait for one; whoever comes when that has gone on for too long has it made anew', async () => {
  clock = 0
  const { ask, finishAll } = shelfOf()
  const early = [ask(), ask()]
  clock = 900
  const late = ask()
  finishAll()
  expect(await Promise.all([...early, late])).toEqual([{ name: 'thing 1' }, { name: 'thing 1' }, { name: 'thing 2' }])
})

test("what another host made is shown for what is left of its time, and one's own is put there with what is left", async () => {
  clock = 0
  const there: { value: Thing; left: number }[] = [{ value: { name: 'theirs' }, left: 300 }]
  const put: unknown[] = []
  const { ask, finishAll } = shelfOf({
    find: async () => there.pop(),
    put: (key, value, left) => void put.push([key, value, left]),
  })
  expect(await ask()).toEqual({ name: 'theirs' })
  clock = 299
  expect(await ask()).toEqual({ name: 'theirs' })
  clock = 300
  const own = ask()
  await Promise.resolve()
  await Promise.resolve()
  clock = 350
  finishAll()
  expect(await own).toEqual({ name: 'thing 1' })
  expect(put).toEqual([['key', { name: 'thing 1' }, 750]])
})

test('what another host made is shown for no longer because a busy machine takes a while to read the answer', async () => {
  clock = 0
  const answers: ((found: { value: Thing; left: number }) => void)[] = []
  const { ask, finishAll } = shelfOf({
    find: () => new Promise((resolve) => answers.push(resolve)),
    put: () => {},
  })
  const theirs = { value: { name: 'theirs' }, left: 300 }
  const first = ask()
  clock = 200
  answers.shift()?.(theirs)
  expect(await first).toEqual({ name: 'theirs' })
  clock = 299
  expect(await ask()).toEqual({ name: 'theirs' })
  clock = 300
  const late = ask()
  clock = 600
  answers.shift()?.(theirs)
  await Promise.resolve()
  await Promise.resolve()
  finishAll()
  expect(await late).toEqual({ name: 'thing 1' })
})

test('a clock that was set back keeps nothing for longer', async () => {
  clock = 10_000
  const { ask, finishAll } = shelfOf()
  const first = ask()
  finishAll()
  await first
  clock = 0
  const second = ask()
  finishAll()
  expect(await second).toEqual({ name: 'thing 2' })
})

test('while the database is away what was made before is shown, for as long as it may be, and no other failure is hidden', async () => {
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
