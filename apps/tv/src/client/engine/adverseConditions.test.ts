import { beforeAll, expect, test } from 'vitest'
import { feedBody } from '../testing/feed.ts'
import { createSim, type Sim } from '../testing/sim.ts'
import { respondWith, getClock, startLiveScreen, startScreen, listWarnings } from '../testing/startScreen.ts'
import { loadScreenMessages } from '../testing/messages.ts'
import type { ScreenMessages } from '../messages.ts'

const minute = 60_000
const hour = 60 * minute

let messages: ScreenMessages
beforeAll(async () => {
  messages = await loadScreenMessages()
})

/** Starts a display with throttled timers, so that hours simulate quickly. */
async function startThrottledScreen(sim: Sim) {
  const engine = await startLiveScreen(sim, messages)
  sim.setTimerDelay(15_000)
  return engine
}

const getIntervals = ({ requests }: Sim) => requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))

test('a server down for a day is polled rarely, changes nothing on the display, and is noticed within a quarter of an hour of its return', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startThrottledScreen(sim)
  respondWith(sim, '{"status":500,"message":"Something broke."}', 500)
  const requestCount = sim.requests.length
  await sim.advanceTo('2026-11-21T10:00:00.500Z')
  expect(sim.requests.length - requestCount).toBeLessThan(130)
  expect([getClock(engine.board()), listWarnings(engine.board())]).toEqual(['10:00', ['stale']])
  respondWith(sim, feedBody())
  await sim.advanceTo('2026-11-21T10:15:30.500Z')
  expect(listWarnings(engine.board())).toEqual([])
})

test('after the network returns displays poll within a minute, at different times, and none twice in a minute', async () => {
  const delays = await Promise.all(
    [0.1, 0.5, 0.9].map(async (chance) => {
      const sim = createSim('2026-11-20T10:00:00Z')
      respondWith(sim, feedBody())
      const engine = startScreen(sim, messages, { random: () => chance })
      await sim.advanceTo('2026-11-20T10:05:00Z')
      sim.setNetwork(undefined)
      sim.setTimerDelay(15_000)
      await sim.advanceTo('2026-11-20T14:00:00Z')
      sim.setTimerDelay(0)
      respondWith(sim, feedBody())
      const requests = sim.requests.length
      for (let count = 0; count < 30; count += 1) {
        sim.reportOnline()
        await sim.advanceTo(sim.now() + 10_000)
      }
      expect(Math.min(...getIntervals(sim))).toBeGreaterThanOrEqual(minute)
      engine.stop()
      expect(sim.onlineListenerCount()).toBe(0)
      return (sim.requests[requests]?.at ?? 0) - 4 * hour
    }),
  )
  expect(Math.max(...delays)).toBeLessThan(minute)
  expect(new Set(delays).size).toBe(3)
})

test.each([
  ['truncated', feedBody().slice(0, 2000)],
  ['empty', ''],
  ['a captive portal’s page with status 200', '<title>Sign in</title>'],
  ['missing all days', feedBody().replace(/"days":\[.*?\],"sky"/, '"days":[],"sky"')],
])('a response that is %s changes nothing, and is not stored', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startThrottledScreen(sim)
  const storedText = sim.storedTexts.get('feed')
  respondWith(sim, body)
  await sim.advanceTo('2026-11-20T12:20:00.500Z')
  expect(getClock(engine.board())).toBe('12:20')
  expect(sim.storedTexts.get('feed')).toBe(storedText)
})

test('without a network, a device whose clock is set a year ahead or back still shows the right time', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startThrottledScreen(sim)
  sim.setNetwork(undefined)
  sim.setDeviceOffset(365 * 24 * hour)
  await sim.advanceTo('2026-11-20T11:00:00.500Z')
  expect(getClock(engine.board())).toBe('11:00')
  sim.setDeviceOffset(-365 * 24 * hour)
  await sim.advanceTo('2026-11-20T12:00:00.500Z')
  expect([getClock(engine.board()), listWarnings(engine.board())]).toEqual(['12:00', ['clock', 'doubtful']])
})

test('a device that slept for two hours shows the right time at once, and polls within a minute', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startThrottledScreen(sim)
  // Its timers stopped; real time and its own clock continued.
  sim.sleep(2 * hour)
  await sim.advanceTo('2026-11-20T12:04:00.500Z')
  expect([getClock(engine.board()), listWarnings(engine.board())]).toEqual(['12:04', []])
  expect(Math.min(...getIntervals(sim))).toBeGreaterThanOrEqual(minute)
})

test('runs without storage, and accepts a feed older than the last one', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const fullStorage = { read: () => undefined, write: () => {}, remove: () => {} }
  Object.assign(sim.storage, fullStorage)
  const engine = await startThrottledScreen(sim)
  respondWith(sim, feedBody({ mosque: 'Masjid an-Noor, as it was called before' }))
  await sim.advanceTo('2026-11-20T10:10:00.500Z')
  expect(engine.board()).toMatchObject({
    mosque: 'Masjid an-Noor, as it was called before',
    clock: { figures: '10:10' },
  })
})
