import { beforeAll, expect, test } from 'vitest'
import { feedBody } from '../testing/feed.ts'
import { createSim, type Sim } from '../testing/sim.ts'
import { answers, clockOf, standing as standingScreen, startScreen, warningsOf } from '../testing/standing.ts'
import { screenWords } from '../testing/words.ts'
import type { ScreenWords } from '../words.ts'

const minute = 60_000
const hour = 60 * minute

let words: ScreenWords
beforeAll(async () => {
  words = await screenWords()
})

/** A screen that stands, and from then on dozes: so that hours are short. */
async function standing(sim: Sim) {
  const engine = await standingScreen(sim, words)
  sim.doze(15_000)
  return engine
}

const gapsOf = ({ requests }: Sim) => requests.slice(1).map(({ at }, place) => at - (requests[place]?.at ?? 0))

test('a host that breaks for a day is asked rarely, takes nothing from the screen, and is heard within a quarter of an hour', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim)
  answers(sim, '{"status":500,"message":"Something broke."}', 500)
  const before = sim.requests.length
  await sim.until('2026-11-21T10:00:00.500Z')
  expect(sim.requests.length - before).toBeLessThan(130)
  expect([clockOf(engine.board()), warningsOf(engine.board())]).toEqual(['10:00', ['stale']])
  answers(sim, feedBody())
  await sim.until('2026-11-21T10:15:30.500Z')
  expect(warningsOf(engine.board())).toEqual([])
})

test('a network that is back is asked within a minute, by no two screens at once, and by none twice in one', async () => {
  const firsts = await Promise.all(
    [0.1, 0.5, 0.9].map(async (chance) => {
      const sim = createSim('2026-11-20T10:00:00Z')
      answers(sim, feedBody())
      const engine = startScreen(sim, words, { random: () => chance })
      await sim.until('2026-11-20T10:05:00Z')
      sim.network(undefined)
      sim.doze(15_000)
      await sim.until('2026-11-20T14:00:00Z')
      sim.doze(0)
      answers(sim, feedBody())
      const requests = sim.requests.length
      for (let each = 0; each < 30; each += 1) {
        sim.online()
        await sim.until(sim.now() + 10_000)
      }
      expect(Math.min(...gapsOf(sim))).toBeGreaterThanOrEqual(minute)
      engine.stop()
      expect(sim.listening()).toBe(0)
      return (sim.requests[requests]?.at ?? 0) - 4 * hour
    }),
  )
  expect(Math.max(...firsts)).toBeLessThan(minute)
  expect(new Set(firsts).size).toBe(3)
})

test.each([
  ['cut off in the middle', feedBody().slice(0, 2000)],
  ['empty', ''],
  ['of a host whose page says everything is well', '<title>Sign in</title>'],
  ['without a single day', feedBody().replace(/"days":\[.*?\],"sky"/, '"days":[],"sky"')],
])('an answer that is %s changes nothing, and is not stored', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim)
  const stored = sim.texts.get('feed')
  answers(sim, body)
  await sim.until('2026-11-20T12:20:00.500Z')
  expect(clockOf(engine.board())).toBe('12:20')
  expect(sim.texts.get('feed')).toBe(stored)
})

test('a device whose clock is set a year ahead or back, without a network, goes on with the right hour', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim)
  sim.network(undefined)
  sim.setDevice(365 * 24 * hour)
  await sim.until('2026-11-20T11:00:00.500Z')
  expect(clockOf(engine.board())).toBe('11:00')
  sim.setDevice(-365 * 24 * hour)
  await sim.until('2026-11-20T12:00:00.500Z')
  expect([clockOf(engine.board()), warningsOf(engine.board())]).toEqual(['12:00', ['clock', 'doubtful']])
})

test('a device that slept for two hours shows the hour it wakes in at once, and asks within a minute', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim)
  // Its timers stood still; the clock of the world, and its own, went on.
  sim.sleep(2 * hour)
  await sim.until('2026-11-20T12:04:00.500Z')
  expect([clockOf(engine.board()), warningsOf(engine.board())]).toEqual(['12:04', []])
  expect(Math.min(...gapsOf(sim))).toBeGreaterThanOrEqual(minute)
})

test('where nothing may be stored it runs all the same, and a feed older than the last one is taken as it comes', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const full = { read: () => undefined, write: () => {}, remove: () => {} }
  Object.assign(sim.storage, full)
  const engine = await standing(sim)
  answers(sim, feedBody({ mosque: 'Masjid an-Noor, as it was called before' }))
  await sim.until('2026-11-20T10:10:00.500Z')
  expect(engine.board()).toMatchObject({
    mosque: 'Masjid an-Noor, as it was called before',
    clock: { figures: '10:10' },
  })
})
