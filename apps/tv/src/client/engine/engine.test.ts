import { describe, expect, test } from 'vitest'
import { createSim } from '../testing/sim.ts'
import { createServerTime } from './serverTime.ts'
import { createPolling } from './polling.ts'
import { shareUnchanged } from './shareUnchanged.ts'
import { createFeedStore } from './feedStore.ts'

const minute = 60_000

describe('the server’s time', () => {
  test('is adopted at once if the device is far off, and otherwise approached without a jump', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    sim.setDeviceOffset(-3_600_000)
    const time = createServerTime(sim.clock)
    time.adjust(sim.now(), 0)
    expect(Math.abs(time.now() - sim.now())).toBeLessThan(1000)
    const before = time.now()
    time.adjust(sim.now() + 900, 0)
    expect(time.now() - before).toBeLessThanOrEqual(100)
    expect(time.now()).toBeGreaterThan(before)
  })
  test('ignores a slow response', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const time = createServerTime(sim.clock)
    time.adjust(sim.now() - 3_600_000, 20_000)
    expect(time.offset()).toBeUndefined()
  })
  test('continues when the device’s clock is set back, and follows a device that has slept', async () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const time = createServerTime(sim.clock)
    time.adjust(sim.now(), 0)
    const difference = time.now() - sim.now()
    sim.setDeviceOffset(-86_400_000)
    expect(time.checkForJump()).toBe(true)
    expect(time.now() - sim.now()).toBe(difference)
    sim.setDeviceOffset(-86_400_000 + 7_200_000)
    expect(time.checkForJump()).toBe(true)
    expect(time.now() - sim.now()).toBe(difference + 7_200_000)
    expect(time.checkForJump()).toBe(false)
  })
})

describe('polling', () => {
  const runPolling = (...outcomes: ('ok' | 'failed' | 'refused')[]) => {
    const polling = createPolling(() => 0.5)
    let elapsed = 0
    for (const outcome of outcomes) {
      polling.recordRequest(elapsed)
      polling.recordOutcome(outcome)
      while (!polling.isDue(elapsed)) elapsed += 1000
    }
    polling.recordRequest(elapsed)
    return { polling, elapsed }
  }
  const measureInterval = (...outcomes: ('ok' | 'failed' | 'refused')[]) => {
    const { elapsed: last } = runPolling(...outcomes)
    const { elapsed: previous } = runPolling(...outcomes.slice(0, -1))
    return (last - previous) / minute
  }
  test('starts at once, then runs about once a minute, and never twice in one', () => {
    expect(createPolling(() => 0).isDue(0)).toBe(true)
    expect(measureInterval('ok')).toBeGreaterThanOrEqual(1)
    expect(measureInterval('ok', 'ok')).toBeLessThanOrEqual(1.2)
  })
  test('backs off to a quarter of an hour without responses, and returns to a minute after one', () => {
    const failures = Array.from({ length: 12 }, () => 'failed' as const)
    expect(measureInterval(...failures.slice(0, 3))).toBeLessThan(2)
    expect(measureInterval(...failures)).toBeGreaterThan(10)
    expect(measureInterval(...failures)).toBeLessThanOrEqual(15)
    expect(measureInterval(...failures, 'ok')).toBeLessThanOrEqual(1.2)
  })
  test('resumes within seconds of the network’s return after hours, however often that is reported, and never twice in a minute', () => {
    const failures = Array.from({ length: 12 }, () => 'failed' as const)
    const { polling, elapsed } = runPolling(...failures)
    polling.recordOutcome('failed')
    const onlineAt = elapsed + 5 * minute
    expect(polling.isDue(onlineAt)).toBe(false)
    for (let count = 0; count < 4; count += 1) polling.expedite(onlineAt + count * 1000)
    expect(polling.isDue(onlineAt + 8000)).toBe(true)
    polling.recordRequest(onlineAt + 8000)
    polling.recordOutcome('failed')
    for (let second = 1; second < 60; second += 1) {
      polling.expedite(onlineAt + 8000 + second * 1000)
      expect(polling.isDue(onlineAt + 8000 + second * 1000)).toBe(false)
    }
    expect(polling.isDue(onlineAt + 8000 + minute)).toBe(true)
  })
  test('retries soon if the network returned during a request', () => {
    const failures = Array.from({ length: 12 }, () => 'failed' as const)
    const { polling, elapsed } = runPolling(...failures)
    polling.expedite(elapsed + 1000)
    polling.recordOutcome('failed')
    expect([polling.isDue(elapsed + 25_000), polling.isDue(elapsed + 1.2 * minute)]).toEqual([false, true])
  })
  test('slows down if the display’s token is refused', () =>
    expect(measureInterval('refused')).toBeGreaterThanOrEqual(10))
  test('waits for the response, and for a minute if the app has just been replaced', () => {
    const polling = createPolling(() => 0.5)
    polling.recordRequest(0)
    expect(polling.isDue(99 * minute)).toBe(false)
    const newPolling = createPolling(() => 0.5, 10 * minute)
    expect([newPolling.isDue(10.5 * minute), newPolling.isDue(11 * minute)]).toEqual([false, true])
  })
})

describe('a stored feed', () => {
  test('is dropped if truncated or corrupt, and never shown', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const feedStore = createFeedStore(sim.storage)
    feedStore.write('{"status":200,"data":{}}', '"a"', 1, 0)
    expect(feedStore.read(), 'a feed with another schema').toBeUndefined()
    expect([...sim.storedTexts.keys()]).toEqual([])
    feedStore.write('{"status":200}', undefined, 1, 0)
    sim.storedTexts.set('feed', `${sim.storedTexts.get('feed')} `)
    expect(feedStore.read()).toBeUndefined()
  })
})

test('unchanged parts keep their identity', () => {
  const before = { rows: [{ id: 'fajr' }, { id: 'asr' }], clock: { figures: '10:00' } }
  const after = shareUnchanged(before, { rows: [{ id: 'fajr' }, { id: 'dhuhr' }], clock: { figures: '10:00' } })
  expect(after).not.toBe(before)
  expect(after.clock).toBe(before.clock)
  expect(after.rows[0]).toBe(before.rows[0])
  expect(after.rows[1]).toEqual({ id: 'dhuhr' })
  expect(shareUnchanged(after, { ...after, rows: [...after.rows] })).toBe(after)
})
