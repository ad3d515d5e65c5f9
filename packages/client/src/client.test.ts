import { describe, expect, test, vi } from 'vitest'
import { ApiError, createApi, fallbackMessage, read, readPage, send } from './index.ts'

const origin = 'https://mosque.example'

/** A client of a fake server that always sends the same response and records its requests. */
function createClient(http: number, body: string | object | null, headers: Record<string, string> = {}) {
  const requests: Request[] = []
  const onLogout = vi.fn<() => void>()
  const api = createApi({
    baseUrl: origin,
    onLogout,
    token: () => headers.token,
    fetch: async (request) => {
      requests.push(request)
      return new Response(typeof body === 'object' && body !== null ? JSON.stringify(body) : body, { status: http })
    },
  })
  return { api, requests, onLogout }
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    (value) => ({ value }),
    (error: unknown) =>
      error instanceof ApiError ? { kind: error.kind, status: error.status, message: error.message } : { error },
  )

const refusal = (status: number, message: string) => ({ kind: 'refused', status, message })
const brokenResponse = (status: number) => ({ kind: 'broken', status, message: fallbackMessage })

describe('a response is a success only if it is a 2xx with 200 in its envelope', () => {
  test.each<[string, number, string | object | null, object, boolean]>([
    ['a 200 that says 200', 200, { status: 200, message: 'OK', data: [] }, { value: [] }, false],
    [
      'an older server writes the status as text',
      200,
      { status: '200', message: 'OK', data: [1] },
      { value: [1] },
      false,
    ],
    ['a 201 that says 200', 201, { status: 200, data: [] }, { value: [] }, false],
    ['a 200 that says 422', 200, { status: 422, message: 'No.' }, refusal(422, 'No.'), false],
    ['a 200 that says 500', 200, { status: 500, message: 'Down.' }, refusal(500, 'Down.'), false],
    ['a 404 in its envelope', 404, { status: 404, message: 'Gone.' }, refusal(404, 'Gone.'), false],
    ['a 402 with data', 402, { status: 402, message: 'Declined.', data: {} }, refusal(402, 'Declined.'), false],
    ['a 4xx that claims 200', 403, { status: 200, message: 'Fine.' }, refusal(403, 'Fine.'), false],
    ['an error without a message', 400, { status: 400, message: '' }, refusal(400, fallbackMessage), false],
    ['a 4xx without an envelope', 404, 'Not found', brokenResponse(404), false],
    ['a 4xx with foreign JSON', 404, { error: 'not_found' }, brokenResponse(404), false],
    ['a 200 without an envelope', 200, { hello: 'world' }, brokenResponse(200), false],
    ['a 200 with a list', 200, [1, 2], brokenResponse(200), false],
    ['a 200 with HTML', 200, '<!doctype html>', { kind: 'broken', status: 0, message: fallbackMessage }, false],
    ['a 200 without a body', 200, '', brokenResponse(200), false],
    ['a 204', 204, null, brokenResponse(204), false],
    ['a 500 without an envelope', 500, 'boom', brokenResponse(500), false],
    ['a 502 in an envelope', 502, { status: 502, message: 'Provider.' }, brokenResponse(502), false],
    [
      'an expired session',
      401,
      { status: 401, message: 'Log in.', data: { code: 401 } },
      refusal(401, 'Log in.'),
      true,
    ],
    ['a wrong password', 401, { status: 401, message: 'Wrong.' }, refusal(401, 'Wrong.'), false],
    ['a top-level 401 in a 200', 200, { status: 400, message: 'Log in.', code: 401 }, refusal(400, 'Log in.'), true],
    ['401 as text', 200, { status: 400, message: 'Log in.', data: { code: '401' } }, refusal(400, 'Log in.'), true],
    ['401 inside a 500', 500, { status: 500, message: 'x', data: { code: 401 } }, brokenResponse(500), true],
    ['401 in a success', 200, { status: 200, message: 'x', data: { code: 401 } }, { value: { code: 401 } }, true],
    ["a proxy's own 401", 401, '<h1>401</h1>', brokenResponse(401), false],
  ])('%s', async (_name, http, body, expected, logsOut) => {
    const { api, onLogout } = createClient(http, body)
    expect(await outcomeOf(read(api.GET('/api/donations')))).toEqual(expected)
    expect(onLogout).toHaveBeenCalledTimes(logsOut ? 1 : 0)
  })
})

test('reports a missing response with the generic message, but not an aborted call', async () => {
  const unreachableApi = createApi({ baseUrl: origin, fetch: () => Promise.reject(new TypeError('fetch failed')) })
  expect(await outcomeOf(read(unreachableApi.GET('/api/donations')))).toEqual({
    kind: 'silent',
    status: 0,
    message: fallbackMessage,
  })

  const abortError = new DOMException('aborted', 'AbortError')
  const abortedApi = createApi({ baseUrl: origin, fetch: () => Promise.reject(abortError) })
  expect(await outcomeOf(read(abortedApi.GET('/api/donations')))).toEqual({ error: abortError })
})

test('sends X-Requested-With with every call, and the token only while a session exists', async () => {
  const anonymous = createClient(200, { status: 200, message: 'OK', data: {} })
  await send(anonymous.api.POST('/api/prayer-time', { body: { month: 3, year: 2026 } }))
  const member = createClient(200, { status: 200, message: 'OK', data: {} }, { token: 'abc' })
  await send(member.api.POST('/api/user/export', { body: {} }))

  expect(anonymous.requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(anonymous.requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(anonymous.requests[0]?.headers.has('X-JWT-Token')).toBe(false)
  expect(member.requests[0]?.headers.get('X-JWT-Token')).toBe('abc')
  expect(member.requests[0]?.url).toBe(`${origin}/api/user/export`)
})

test('an error keeps the field errors and the data of the response', async () => {
  const data = { errors: { email: 'Not an address.', odd: 3 }, state: 'failed' }
  const { api } = createClient(422, { status: 422, message: 'Please check.', data })
  const error = await read(api.GET('/api/donations')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ errors: { email: 'Not an address.' }, data })
})

test("keeps the server's message about its own failure as the detail, not as the message", async () => {
  const { api } = createClient(502, { status: 502, message: 'The payment provider did not answer.' })
  const error = await read(api.GET('/api/donations')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: fallbackMessage, detail: 'The payment provider did not answer.' })
})

const news = { id: 'roof', title: 'The roof', summary: 'Done.', published: '2026-11-20T12:00:00Z' }

test.each<[string, object, object]>([
  ['a page before the last', { data: [news], responseData: { next: 'abc' } }, { items: [news], next: 'abc' }],
  ['the last page', { data: [news], responseData: {} }, { items: [news] }],
  ["an older server's full list", { data: [news] }, { items: [news] }],
  ['an older server that sends null for a missing field', { data: [], responseData: null }, { items: [] }],
  ['an empty cursor', { data: [news], responseData: { next: '' } }, { items: [news] }],
])('a list: %s', async (_name, body, expected) => {
  const { api } = createClient(200, { status: 200, message: 'OK', ...body })
  expect(await readPage(api.GET('/api/news'))).toEqual(expected)
})

test('rejects data that is not a list', async () => {
  const { api } = createClient(200, { status: 200, message: 'OK', data: { news: [] } })
  expect(await outcomeOf(readPage(api.GET('/api/news')))).toEqual(brokenResponse(200))
})

test('a call has no timeout, and ends when its caller aborts it', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const signals: AbortSignal[] = []
  const slowApi = createApi({
    baseUrl: origin,
    fetch: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const onEnd = vi.fn<() => void>()
  const call = outcomeOf(read(slowApi.GET('/api/news', { signal: controller.signal }))).finally(onEnd)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(onEnd).not.toHaveBeenCalled()
  vi.useRealTimers()
  controller.abort()
  expect(await call).toEqual({ error: expect.objectContaining({ name: 'AbortError' }) })
  expect(signals).toHaveLength(1)
})
