import { ApiError, createApi, read } from '@minaret/client'
import { expect, test } from 'vitest'
import { isSlow, pollAfter, pollSeconds } from './poll.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { savePageToken, readStoredPageToken } from './pageToken.ts'
import { giftFailureOf } from './failure.ts'

test('polls a gift after 1, 2, 3, 5, 8 … seconds, and every minute after 50 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(pollAfter)).toEqual([1000, 2000, 3000, 5000, 8000, 13000, 18000])
  expect(pollSeconds.reduce((total, seconds) => total + seconds, 0)).toBe(50)
  expect([8, 9, 10, 500].map(pollAfter)).toEqual([30_000, 60_000, 60_000, 60_000])
  expect([7, 8].map(isSlow)).toEqual([false, true])
})

const decline = { id: 'g1', state: 'failed', next: 'retry', mode: 'demo' }
const response = (status: number, data?: object) => ({ status, message: 'Message of the server.', data })

/** Classifies a payment for which the server, or a proxy, returns this response. */
async function classify(http: number, body: string | object) {
  const httpResponse = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: http })
  const api = createApi({ baseUrl: 'https://mosque.example', fetch: async () => httpResponse })
  return giftFailureOf(await read(api.GET('/api/donations')).catch((error: unknown) => error))
}

test.each<[string, number, string | object, string, boolean]>([
  ['a decline that can be retried', 402, response(402, decline), 'declined', false],
  ['a decline of a closed gift', 402, response(402, { ...decline, next: 'done' }), 'declined', true],
  ['a 402 without a gift', 402, response(402), 'refused', false],
  ['an invalid field', 422, response(422), 'refused', false],
  ["another gift's attempt", 409, response(409, decline), 'refused', true],
  ['an expired page', 410, response(410), 'refused', true],
  ['too many attempts', 429, response(429), 'refused', false],
  ["the provider's refusal, reported by the server", 502, response(502), 'refused', false],
  ['card payments switched off, reported by the server', 503, response(503), 'refused', false],
  ["an older server's 503 inside a 200", 200, response(503), 'refused', false],
  ['a server error, possibly after the charge', 500, response(500), 'unknown', false],
  ["an older server's 500 inside a 200", 200, response(500), 'unknown', false],
  ["a proxy's 502", 502, '<h1>Bad gateway</h1>', 'unknown', false],
  ["a proxy's 502 in JSON", 502, { error: 'bad_gateway' }, 'unknown', false],
  ["a proxy's 503", 503, '', 'unknown', false],
  ["a proxy's 504", 504, '<h1>Timeout</h1>', 'unknown', false],
  ['a 504 in an envelope', 504, response(504), 'unknown', false],
  ['a truncated 200', 200, '{"status":200,"mess', 'unknown', false],
  ['a 200 with an HTML page', 200, '<!doctype html>', 'unknown', false],
  ["a proxy's timeout", 408, '', 'unknown', false],
  ["a proxy's 403", 403, '<h1>Forbidden</h1>', 'refused', false],
])('classifies a payment response: %s', async (_name, http, body, kind, isAttemptClosed) => {
  expect(await classify(http, body)).toMatchObject({ kind, isAttemptClosed })
})

test('a payment without a response, or that failed in the browser, has an unknown outcome', () => {
  expect(giftFailureOf(new ApiError('silent'))).toMatchObject({ kind: 'unknown', isAttemptClosed: false })
  expect(giftFailureOf(new TypeError('x'))).toMatchObject({ kind: 'unknown', isAttemptClosed: false })
})

test("a refusal has the server's message", async () => {
  for (const status of [402, 422, 502])
    expect((await classify(status, response(status))).message).toBe('Message of the server.')
})

test("passes on the server's reason for a declined card, and drops an unknown reason", async () => {
  const declineReason = async (data: object) => (await classify(402, response(402, data))).decline
  expect(await declineReason({ ...decline, decline: 'funds' })).toBe('funds')
  expect(await declineReason({ decline: 'later' })).toBe('later')
  expect(await declineReason({ ...decline, decline: 'stolen' })).toBeUndefined()
})

test('a page token belongs to its attempt: it expires while unused and is kept once used', () => {
  const { storage } = createMemoryStorage()
  const timestamp = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)
  const pass = { pageToken: 'p', expiresAt: '2026-11-21T12:30:00Z', attemptId: 'a', used: false }

  savePageToken(storage, pass)
  expect(readStoredPageToken(storage, 'a', timestamp('12:00'))?.pageToken).toBe('p')
  expect(readStoredPageToken(storage, 'another', timestamp('12:00'))).toBeUndefined()
  expect(readStoredPageToken(storage, 'a', timestamp('12:26'))).toBeUndefined()
  savePageToken(storage, { ...pass, used: true })
  expect(readStoredPageToken(storage, 'a', timestamp('13:00'))?.pageToken).toBe('p')
})

test('a need with too little left is refused with the amount left, and the attempt stays valid', async () => {
  const refuseNeed = (need: unknown) => classify(409, response(409, { need }))
  const heldUntil = '2026-11-21T12:15:00Z'
  expect(await refuseNeed({ leftMinor: 0, heldUntil })).toMatchObject({
    isAttemptClosed: false,
    need: { leftMinor: 0, heldUntil },
  })
  expect(await refuseNeed({})).toMatchObject({ isAttemptClosed: true, need: undefined })
})

test('a past first day is refused with a new one, if that is a valid date', async () => {
  const refuseFirstDay = (firstDay: unknown) =>
    classify(422, response(422, { errors: { startsOn: 'Gone.' }, firstDay }))
  expect(await refuseFirstDay('2026-11-27')).toMatchObject({
    kind: 'refused',
    isAttemptClosed: false,
    firstDay: '2026-11-27',
  })
  expect((await refuseFirstDay('<b>')).firstDay).toBeUndefined()
  expect((await classify(409, response(409, { firstDay: '2026-11-27' }))).firstDay).toBeUndefined()
})
