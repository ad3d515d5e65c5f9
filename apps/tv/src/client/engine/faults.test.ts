import { beforeAll, expect, test } from 'vitest'
import { feedBody } from '../testing/feed.ts'
import { createSim } from '../testing/sim.ts'
import { answers, clockOf, standing, warningsOf } from '../testing/standing.ts'
import { screenWords } from '../testing/words.ts'
import type { ScreenWords } from '../words.ts'

let words: ScreenWords
beforeAll(async () => {
  words = await screenWords()
})

test.each([
  ['a page of the network’s own', '<title>Welcome to our Wi-Fi</title>'],
  ['an answer of something else', '{"status":200,"message":"OK","data":{}}'],
])('the clock is not learnt from %s, whatever hour that says', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim, words)
  answers(sim, body, 200, 0)
  await sim.until('2026-11-20T10:20:00.500Z')
  expect(clockOf(engine.board())).toBe('10:20')
})

test('the office’s word to begin anew is said until it has happened', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const renewed: string[] = []
  await standing(sim, words, { renew: (to) => renewed.push(to) })
  expect(renewed).toEqual([])
  answers(sim, feedBody({ reload: 1 }))
  await sim.until('2026-11-20T10:20:00Z')
  expect(renewed.length).toBeGreaterThan(10)
  expect(new Set(renewed)).toEqual(new Set(['reload 1']))
})

test.each([
  ['a gateway’s 404', '<h1>Not found</h1>'],
  ['a 404 of a host that does not know the mosque', '{"status":404,"message":"There is no mosque at this address."}'],
])('%s takes nothing from the screen', async (_, body) => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim, words)
  answers(sim, body, 404)
  await sim.until('2026-11-20T10:20:00.500Z')
  expect(clockOf(engine.board())).toBe('10:20')
  expect(sim.texts.has('feed')).toBe(true)
})

test('a screen that was taken back forgets everything', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim, words)
  answers(sim, '{"status":404,"message":"Not known","data":{"errors":{"token":"Not known"}}}', 404)
  await sim.until('2026-11-20T10:10:00Z')
  expect(engine.board().mode).toBe('revoked')
  expect([...sim.texts.keys()]).toEqual([])
})

test('a clock that somebody has set forward while the network is away is not vouched for, until the host is heard again', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  const engine = await standing(sim, words)
  sim.network(undefined)
  sim.setDevice(3_600_000)
  await sim.until('2026-11-20T10:05:00Z')
  expect(warningsOf(engine.board())).toEqual([])
  await sim.until('2026-11-20T10:20:00Z')
  expect(warningsOf(engine.board())).toEqual(['doubtful'])
  answers(sim, feedBody())
  await sim.until('2026-11-20T10:30:00Z')
  expect(warningsOf(engine.board())).toEqual(['clock'])
})
