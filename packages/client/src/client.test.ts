import { describe, expect, test, vi } from 'vitest'
import { ApiError, createApi, oops, read, readPage, send } from './index.ts'

const host = 'https://mosque.example'

/** A host that gives one answer; remembers what it was asked. */
function answering(http: number, body: string | object | null, headers: Record<string, string> = {}) {
  const requests: Request[] = []
  const onLogout = vi.fn<() => void>()
  const api = createApi({
    baseUrl: host,
    onLogout,
    token: () => headers.token,
    fetch: async (request) => {
      requests.push(request)
      return new Response(typeof body === 'object' && body !== null ? JSON.stringify(body) : body, { status: http })
    },
  })
  return { api, requests, onLogout }
}

const outcome = (call: Promise<unknown>) =>
  call.then(
    (value) => ({ value }),
    (error: unknown) =>
      error instanceof ApiError ? { kind: error.kind, status: error.status, message: error.message } : { error },
  )

const refused = (status: number, message: string) => ({ kind: 'refused', status, message })
const broken = (status: number) => ({ kind: 'broken', status, message: oops })

describe('an answer is a success only when a 2xx says 200 in its envelope', () => {
  test.each<[string, number, string | object | null, object, boolean]>([
    ['a 200 that says 200', 200, { status: 200, message: 'OK', data: [] }, { value: [] }, false],
    [
      'an older host writes the status as text',
      200,
      { status: '200', message: 'OK', data: [1] },
      { value: [1] },
      false,
    ],
    ['a 201 that says 200', 201, { status: 200, data: [] }, { value: [] }, false],
    ['a 200 that says 422', 200, { status: 422, message: 'No.' }, refused(422, 'No.'), false],
    ['a 200 that says 500', 200, { status: 500, message: 'Down.' }, refused(500, 'Down.'), false],
    ['a 404 in its envelope', 404, { status: 404, message: 'Gone.' }, refused(404, 'Gone.'), false],
    ['a 402 with data', 402, { status: 402, message: 'Declined.', data: {} }, refused(402, 'Declined.'), false],
    ['a 4xx that claims 200', 403, { status: 200, message: 'Fine.' }, refused(403, 'Fine.'), false],
    ['a refusal without words', 400, { status: 400, message: '' }, refused(400, oops), false],
    ['a 4xx without an envelope', 404, 'Not found', broken(404), false],
    ['a 4xx with foreign JSON', 404, { error: 'not_found' }, broken(404), false],
    ['a 200 without an envelope', 200, { hello: 'world' }, broken(200), false],
    ['a 200 with a list', 200, [1, 2], broken(200), false],
    ['a 200 with a page', 200, '<!doctype html>', { kind: 'broken', status: 0, message: oops }, false],
    ['a 200 with nothing', 200, '', broken(200), false],
    ['a 204', 204, null, broken(204), false],
    ['a 500 without an envelope', 500, 'boom', broken(500), false],
    ['a 502 in an envelope', 502, { status: 502, message: 'Provider.' }, broken(502), false],
    [
      'a session that is over',
      401,
      { status: 401, message: 'Log in.', data: { code: 401 } },
      refused(401, 'Log in.'),
      true,
    ],
    ['a wrong password', 401, { status: 401, message: 'Wrong.' }, refused(401, 'Wrong.'), false],
    ['401 at the top of a 200', 200, { status: 400, message: 'Log in.', code: 401 }, refused(400, 'Log in.'), true],
    ['401 as text', 200, { status: 400, message: 'Log in.', data: { code: '401' } }, refused(400, 'Log in.'), true],
    ['401 inside a 500', 500, { status: 500, message: 'x', data: { code: 401 } }, broken(500), true],
    ['401 beside a success', 200, { status: 200, message: 'x', data: { code: 401 } }, { value: { code: 401 } }, true],
    ["a proxy's own 401", 401, '<h1>401</h1>', broken(401), false],
  ])('%s', async (_name, http, body, expected, logsOut) => {
    const { api, onLogout } = answering(http, body)
    expect(await outcome(read(api.GET('/api/donations')))).toEqual(expected)
    expect(onLogout).toHaveBeenCalledTimes(logsOut ? 1 : 0)
  })
})

test('no answer at all is the general sentence, an aborted call is not', async () => {
  const silent = createApi({ baseUrl: host, fetch: () => Promise.reject(new TypeError('fetch failed')) })
  expect(await outcome(read(silent.GET('/api/donations')))).toEqual({ kind: 'silent', status: 0, message: oops })

  const gone = new DOMException('aborted', 'AbortError')
  const aborted = createApi({ baseUrl: host, fetch: () => Promise.reject(gone) })
  expect(await outcome(read(aborted.GET('/api/donations')))).toEqual({ error: gone })
})

test('every call says who asks, and carries the token only while a session exists', async () => {
  const anonymous = answering(200, { status: 200, message: 'OK', data: {} })
  await send(anonymous.api.POST('/api/prayer-time', { body: { month: 3, year: 2026 } }))
  const member = answering(200, { status: 200, message: 'OK', data: {} }, { token: 'abc' })
  await send(member.api.POST('/api/user/export', { body: {} }))

  expect(anonymous.requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(anonymous.requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(anonymous.requests[0]?.headers.has('X-JWT-Token')).toBe(false)
  expect(member.requests[0]?.headers.get('X-JWT-Token')).toBe('abc')
  expect(member.requests[0]?.url).toBe(`${host}/api/user/export`)
})

test('what is wrong by field, and what came with a refusal, is kept', async () => {
  const data = { errors: { email: 'Not an address.', odd: 3 }, state: 'failed' }
  const { api } = answering(422, { status: 422, message: 'Please check.', data })
  const error = await read(api.GET('/api/donations')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ errors: { email: 'Not an address.' }, data })
})

test("the host's words about its own failure are kept for the form, not for the toast", async () => {
  const { api } = answering(502, { status: 502, message: 'The payment provider did not answer.' })
  const error = await read(api.GET('/api/donations')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: oops, detail: 'The payment provider did not answer.' })
})

const news = { id: 'roof', title: 'The roof', summary: 'Done.', published: '2026-11-20T12:00:00Z' }

test.each<[string, object, object]>([
  ['a page with more behind it', { data: [news], responseData: { next: 'abc' } }, { items: [news], next: 'abc' }],
  ['the last page', { data: [news], responseData: {} }, { items: [news] }],
  ["an older host's whole list", { data: [news] }, { items: [news] }],
  ['an older host that spells nothing as null', { data: [], responseData: null }, { items: [] }],
  ['an empty place to go on from', { data: [news], responseData: { next: '' } }, { items: [news] }],
])('a list: %s', async (_name, body, expected) => {
  const { api } = answering(200, { status: 200, message: 'OK', ...body })
  expect(await readPage(api.GET('/api/news'))).toEqual(expected)
})

test('what is no list is no answer', async () => {
  const { api } = answering(200, { status: 200, message: 'OK', data: { news: [] } })
  expect(await outcome(readPage(api.GET('/api/news')))).toEqual(broken(200))
})

test('a call waits as long as the host takes, and ends when its caller gives up', async () => {
  vi.useFakeTimers()
  const gone = new AbortController()
  const signals: AbortSignal[] = []
  const slow = createApi({
    baseUrl: host,
    fetch: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const ended = vi.fn<() => void>()
  const call = outcome(read(slow.GET('/api/news', { signal: gone.signal }))).finally(ended)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(ended).not.toHaveBeenCalled()
  vi.useRealTimers()
  gone.abort()
  expect(await call).toEqual({ error: expect.objectContaining({ name: 'AbortError' }) })
  expect(signals).toHaveLength(1)
})
