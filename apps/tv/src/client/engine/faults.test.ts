import { beforeAll, expect, test } from 'vitest'
import { feedBody } from '../testing/feed.ts'
import { createSim } from '../testing/sim.ts'
import { respondWith, getClock, startLiveScreen, listWarnings } from '../testing/startScreen.ts'
import { loadScreenMessages } from '../testing/messages.ts'
import type { ScreenMessages } from '../messages.ts'

let messages: ScreenMessages
beforeAll(async () => {
  messages = await loadScreenMessages()
})

test.each([
  ['a captive portal', '<title>Welcome to our Wi-Fi</title>'],
  ['a response without a feed', '{"status":200,"message":"OK","data":{}}'],
])('the date of %s does not set the clock', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startLiveScreen(sim, messages)
  respondWith(sim, body, 200, 0)
  await sim.advanceTo('2026-11-20T10:20:00.500Z')
  expect(getClock(engine.board())).toBe('10:20')
})

test('repeats a reload requested by staff until it has happened', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const renewals: string[] = []
  await startLiveScreen(sim, messages, { renew: (target) => renewals.push(target) })
  expect(renewals).toEqual([])
  respondWith(sim, feedBody({ reload: 1 }))
  await sim.advanceTo('2026-11-20T10:20:00Z')
  expect(renewals.length).toBeGreaterThan(10)
  expect(new Set(renewals)).toEqual(new Set(['reload 1']))
})

test.each([
  ['a gateway’s 404', '<h1>Not found</h1>'],
  [
    'a 404 from a server that does not know the mosque',
    '{"status":404,"message":"There is no mosque at this address."}',
  ],
])('%s changes nothing on the display', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startLiveScreen(sim, messages)
  respondWith(sim, body, 404)
  await sim.advanceTo('2026-11-20T10:20:00.500Z')
  expect(getClock(engine.board())).toBe('10:20')
  expect(sim.storedTexts.has('feed')).toBe(true)
})

test('a revoked display erases everything', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startLiveScreen(sim, messages)
  respondWith(sim, '{"status":404,"message":"Not known","data":{"errors":{"token":"Not known"}}}', 404)
  await sim.advanceTo('2026-11-20T10:10:00Z')
  expect(engine.board().mode).toBe('revoked')
  expect([...sim.storedTexts.keys()]).toEqual([])
})

test('a clock set forward while the network is down is doubtful until the server responds again', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await startLiveScreen(sim, messages)
  sim.setNetwork(undefined)
  sim.setDeviceOffset(3_600_000)
  await sim.advanceTo('2026-11-20T10:05:00Z')
  expect(listWarnings(engine.board())).toEqual([])
  await sim.advanceTo('2026-11-20T10:20:00Z')
  expect(listWarnings(engine.board())).toEqual(['doubtful'])
  respondWith(sim, feedBody())
  await sim.advanceTo('2026-11-20T10:30:00Z')
  expect(listWarnings(engine.board())).toEqual(['clock'])
})
