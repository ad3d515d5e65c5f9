import { describe, expect, test } from 'vitest'
import { createSim } from '../testing/sim.ts'
import { createHostTime } from './hostTime.ts'
import { createPolling } from './polling.ts'
import { shared } from './shared.ts'
import { createStored } from './stored.ts'

const minute = 60_000

describe('the host’s time', () => {
  test('is taken at once where the device is far off, and come near to without a jump where it is not', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    sim.setDevice(-3_600_000)
    const time = createHostTime(sim.clock)
    time.learn(sim.now(), 0)
    expect(Math.abs(time.now() - sim.now())).toBeLessThan(1000)
    const before = time.now()
    time.learn(sim.now() + 900, 0)
    expect(time.now() - before).toBeLessThanOrEqual(100)
    expect(time.now()).toBeGreaterThan(before)
  })
  test('is not learnt from an answer that was long under way', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const time = createHostTime(sim.clock)
    time.learn(sim.now() - 3_600_000, 20_000)
    expect(time.offset()).toBeUndefined()
  })
  test('goes on when somebody sets the device’s clock back, and follows a device that has slept', async () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const time = createHostTime(sim.clock)
    time.learn(sim.now(), 0)
    const off = time.now() - sim.now()
    sim.setDevice(-86_400_000)
    expect(time.watch()).toBe(true)
    expect(time.now() - sim.now()).toBe(off)
    sim.setDevice(-86_400_000 + 7_200_000)
    expect(time.watch()).toBe(true)
    expect(time.now() - sim.now()).toBe(off + 7_200_000)
    expect(time.watch()).toBe(false)
  })
})

describe('a screen asks', () => {
  const waitAfter = (...answers: ('well' | 'badly' | 'refused')[]) => {
    const polling = createPolling(() => 0.5)
    let at = 0
    for (const how of answers) {
      polling.requested(at)
      polling.answered(at, how)
      while (!polling.isDue(at)) at += 1000
    }
    polling.requested(at)
    return { polling, at }
  }
  const gap = (...answers: ('well' | 'badly' | 'refused')[]) => {
    const { at: all } = waitAfter(...answers)
    const { at: before } = waitAfter(...answers.slice(0, -1))
    return (all - before) / minute
  }
  test('at once, then about once a minute, and never twice in one', () => {
    expect(createPolling(() => 0).isDue(0)).toBe(true)
    expect(gap('well')).toBeGreaterThanOrEqual(1)
    expect(gap('well', 'well')).toBeLessThanOrEqual(1.2)
  })
  test('rarer where nobody answers, up to a quarter of an hour, and as before when somebody does', () => {
    const bad = Array.from({ length: 12 }, () => 'badly' as const)
    expect(gap(...bad.slice(0, 3))).toBeLessThan(2)
    expect(gap(...bad)).toBeGreaterThan(10)
    expect(gap(...bad)).toBeLessThanOrEqual(15)
    expect(gap(...bad, 'well')).toBeLessThanOrEqual(1.2)
  })
  test('within seconds where the network is back after hours, however often that is said, and never twice in a minute', () => {
    const bad = Array.from({ length: 12 }, () => 'badly' as const)
    const { polling, at } = waitAfter(...bad)
    polling.answered(at, 'badly')
    const back = at + 5 * minute
    expect(polling.isDue(back)).toBe(false)
    for (let each = 0; each < 4; each += 1) polling.hurry(back + each * 1000)
    expect(polling.isDue(back + 8000)).toBe(true)
    polling.requested(back + 8000)
    polling.answered(back + 8000, 'badly')
    for (let each = 1; each < 60; each += 1) {
      polling.hurry(back + 8000 + each * 1000)
      expect(polling.isDue(back + 8000 + each * 1000)).toBe(false)
    }
    expect(polling.isDue(back + 8000 + minute)).toBe(true)
  })
  test('soon again where the network came back while it waited for an answer', () => {
    const bad = Array.from({ length: 12 }, () => 'badly' as const)
    const { polling, at } = waitAfter(...bad)
    polling.hurry(at + 1000)
    polling.answered(at + 25_000, 'badly')
    expect([polling.isDue(at + 25_000), polling.isDue(at + 1.2 * minute)]).toEqual([false, true])
  })
  test('rarely where it was told that it is not known', () => expect(gap('refused')).toBeGreaterThanOrEqual(10))
  test('not again before the answer, and no sooner than a minute where the app has only just been replaced', () => {
    const polling = createPolling(() => 0.5)
    polling.requested(0)
    expect(polling.isDue(99 * minute)).toBe(false)
    const next = createPolling(() => 0.5, 10 * minute)
    expect([next.isDue(10.5 * minute), next.isDue(11 * minute)]).toEqual([false, true])
  })
})

describe('what is stored', () => {
  test('is dropped where it was cut off or damaged, and never shown', () => {
    const sim = createSim('2026-11-20T10:00:00Z')
    const stored = createStored(sim.storage)
    stored.write('{"status":200,"data":{}}', '"a"', 1, 0)
    expect(stored.read(), 'a feed of another shape').toBeUndefined()
    expect([...sim.texts.keys()]).toEqual([])
    stored.write('{"status":200}', undefined, 1, 0)
    sim.texts.set('feed', `${sim.texts.get('feed')} `)
    expect(stored.read()).toBeUndefined()
  })
})

test('what says the same as before stays the very same, part by part', () => {
  const before = { rows: [{ id: 'fajr' }, { id: 'asr' }], clock: { figures: '10:00' } }
  const after = shared(before, { rows: [{ id: 'fajr' }, { id: 'dhuhr' }], clock: { figures: '10:00' } })
  expect(after).not.toBe(before)
  expect(after.clock).toBe(before.clock)
  expect(after.rows[0]).toBe(before.rows[0])
  expect(after.rows[1]).toEqual({ id: 'dhuhr' })
  expect(shared(after, { ...after, rows: [...after.rows] })).toBe(after)
})
