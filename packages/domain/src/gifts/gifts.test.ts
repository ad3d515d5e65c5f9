import { ApiError, createApi, read } from '@minaret/client'
import { expect, test } from 'vitest'
import { isSlow, pollAfter, pollSeconds } from './poll.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { savePass, readStoredPass } from './pass.ts'
import { giftFailureOf } from './failure.ts'

test('a gift is looked at again after 1, 2, 3, 5, 8 … seconds, and after 50 every minute for as long as it takes', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(pollAfter)).toEqual([1000, 2000, 3000, 5000, 8000, 13000, 18000])
  expect(pollSeconds.reduce((total, seconds) => total + seconds, 0)).toBe(50)
  expect([8, 9, 10, 500].map(pollAfter)).toEqual([30_000, 60_000, 60_000, 60_000])
  expect([7, 8].map(isSlow)).toEqual([false, true])
})

const decline = { id: 'g1', state: 'failed', next: 'retry', mode: 'demo' }
const response = (status: number, data?: object) => ({ status, message: 'Words of the host.', data })

/** How paying is understood when the host, or whatever stands before it, answers so. */
async function understood(http: number, body: string | object) {
  const answer = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: http })
  const api = createApi({ baseUrl: 'https://mosque.example', fetch: async () => answer })
  return giftFailureOf(await read(api.GET('/api/donations')).catch((error: unknown) => error))
}

test.each<[string, number, string | object, string, boolean]>([
  ['a decline, to be tried again', 402, response(402, decline), 'declined', false],
  ['a decline of a closed gift', 402, response(402, { ...decline, next: 'done' }), 'declined', true],
  ['a 402 that names no gift', 402, response(402), 'refused', false],
  ['a field that is wrong', 422, response(422), 'refused', false],
  ["another gift's attempt", 409, response(409, decline), 'refused', true],
  ['a page that is too old', 410, response(410), 'refused', true],
  ['too many tries', 429, response(429), 'refused', false],
  ['the provider refused, says the host', 502, response(502), 'refused', false],
  ['the mosque takes no cards just now, says the host', 503, response(503), 'refused', false],
  ['an older host says so inside a 200', 200, response(503), 'refused', false],
  ['the host broke, perhaps after the charge', 500, response(500), 'unknown', false],
  ['an older host broke inside a 200', 200, response(500), 'unknown', false],
  ["a proxy's 502", 502, '<h1>Bad gateway</h1>', 'unknown', false],
  ["a proxy's 502 in JSON", 502, { error: 'bad_gateway' }, 'unknown', false],
  ["a proxy's 503", 503, '', 'unknown', false],
  ["a proxy's 504", 504, '<h1>Timeout</h1>', 'unknown', false],
  ['a 504 in an envelope', 504, response(504), 'unknown', false],
  ['a 200 that is cut off', 200, '{"status":200,"mess', 'unknown', false],
  ['a 200 with a page', 200, '<!doctype html>', 'unknown', false],
  ['a proxy that gave up waiting', 408, '', 'unknown', false],
  ['a proxy that let nothing through', 403, '<h1>Forbidden</h1>', 'refused', false],
])('paying, answered by %s', async (_name, http, body, kind, spent) => {
  expect(await understood(http, body)).toMatchObject({ kind, spent })
})

test('paying that nothing answered, or that broke here, may have become a gift', () => {
  expect(giftFailureOf(new ApiError('silent'))).toMatchObject({ kind: 'unknown', spent: false })
  expect(giftFailureOf(new TypeError('x'))).toMatchObject({ kind: 'unknown', spent: false })
})

test("a refusal is told in the host's own words", async () => {
  for (const status of [402, 422, 502])
    expect((await understood(status, response(status))).message).toBe('Words of the host.')
})

test('what the host says of a declined card comes along, and only what it can say', async () => {
  const of = async (data: object) => (await understood(402, response(402, data))).decline
  expect(await of({ ...decline, decline: 'funds' })).toBe('funds')
  expect(await of({ decline: 'later' })).toBe('later')
  expect(await of({ ...decline, decline: 'stolen' })).toBeUndefined()
})

test('a page token belongs to its attempt: renewed while unused, kept for good once used', () => {
  const { storage } = createMemoryStorage()
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)
  const pass = { pageToken: 'p', expiresAt: '2026-11-21T12:30:00Z', attemptId: 'a', used: false }

  savePass(storage, pass)
  expect(readStoredPass(storage, 'a', at('12:00'))?.pageToken).toBe('p')
  expect(readStoredPass(storage, 'another', at('12:00'))).toBeUndefined()
  expect(readStoredPass(storage, 'a', at('12:26'))).toBeUndefined()
  savePass(storage, { ...pass, used: true })
  expect(readStoredPass(storage, 'a', at('13:00'))?.pageToken).toBe('p')
})

test('a need with too little left is refused with what is left, and the attempt stays good', async () => {
  const short = (need: unknown) => understood(409, response(409, { need }))
  const heldUntil = '2026-11-21T12:15:00Z'
  expect(await short({ leftMinor: 0, heldUntil })).toMatchObject({ spent: false, need: { leftMinor: 0, heldUntil } })
  expect(await short({})).toMatchObject({ spent: true, need: undefined })
})

test('a first day that has gone by is refused with the one there is now, where that is a day', async () => {
  const moved = (firstDay: unknown) => understood(422, response(422, { errors: { startsOn: 'Gone.' }, firstDay }))
  expect(await moved('2026-11-27')).toMatchObject({ kind: 'refused', spent: false, firstDay: '2026-11-27' })
  expect((await moved('<b>')).firstDay).toBeUndefined()
  expect((await understood(409, response(409, { firstDay: '2026-11-27' }))).firstDay).toBeUndefined()
})
