import { document } from '@minaret/contract/document'
import { expect, test, vi } from 'vitest'
import { type Api, createApi, read, withoutSession, withSession } from './index.ts'

/** A client of a fake server that sends one response; records the session headers received and the client's callbacks. */
function createPage({ token, body = { status: 200, message: 'OK', data: {} }, renewed }: Options = {}) {
  const received: (Record<string, string> | undefined)[] = []
  const onToken = vi.fn<(token: string, sentToken: string) => void>()
  const onLogout = vi.fn<(sentToken?: string) => void>()
  const api = createApi({
    baseUrl: 'https://mosque.example',
    token: () => token,
    onToken,
    onLogout,
    async fetch({ headers }) {
      const names = ['x-jwt-token', 'token'].filter((name) => headers.has(name))
      received.push(Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ''])))
      return new Response(JSON.stringify(body), { headers: renewed ? { 'X-JWT-Token': renewed } : {} })
    },
  })
  return { api, received, onToken, onLogout }
}
type Options = { token?: string; body?: object; renewed?: string }

const reference = 'r'.repeat(43)
const change = { newPassword: 'staple horse correct', bNoToken: true, reference }

test.each<[string, (api: Api) => Promise<unknown>, object]>([
  ['a call that needs the session', (api) => api.POST('/api/user/export', { body: {} }), { 'x-jwt-token': 's' }],
  ['a call that does not', (api) => api.GET('/api/donations'), {}],
  ['the regular gifts', (api) => api.POST('/api/getSubscriptionList', { body: {} }), { token: 's' }],
  ["the donor's details", (api) => api.POST('/api/user/details', { body: {} }), { token: 's' }],
  [
    "the mobile app's token, not the session's",
    (api) => api.POST('/api/decodeDonationToken', { body: {}, headers: { token: reference } }),
    { token: reference },
  ],
  [
    'a password change that says bNoToken',
    (api) => api.POST('/api/user/changePassword', { body: change, ...withoutSession }),
    {},
  ],
  [
    'a call for a session that is no longer the current one',
    (api) => api.POST('/api/user/logout', { body: { everywhere: false }, ...withSession('old') }),
    { 'x-jwt-token': 'old' },
  ],
])('%s carries the session as specified', async (_name, call, expected) => {
  const { api, received } = createPage({ token: 's' })
  await call(api)
  expect(received).toEqual([expected])
})

const paths: Record<string, Record<string, { operationId: string; security?: unknown }>> = document.paths

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [method, path, JSON.stringify(operation.security ?? [])] as const),
)

test.each(operations)('%s %s carries the session only if the contract says so (%s)', async (method, path, security) => {
  const { api, received } = createPage({ token: 's' })
  const call = method === 'get' ? api.GET : api.POST
  await Reflect.apply(call, api, [
    path,
    { body: method === 'get' ? undefined : {}, params: { path: { id: 'x', token: 'x' } } },
  ])
  const hasSession = Object.keys(received[0] ?? {}).length > 0
  expect(hasSession).toBe(security.includes('"session"'))
})

test('no call carries a token without a session', async () => {
  const { api, received } = createPage()
  await read(api.POST('/api/user/details', { body: {} }))
  await read(api.GET('/api/donations'))
  expect(received).toEqual([{}, {}])
})

test('passes on a renewed token with the one it replaces, and only if the call carried a token', async () => {
  const member = createPage({ token: 's', renewed: 't' })
  await read(member.api.POST('/api/user/export', { body: {} }))
  await read(member.api.POST('/api/user/details', { body: {} }))
  expect(member.onToken.mock.calls).toEqual([
    ['t', 's'],
    ['t', 's'],
  ])
  const guest = createPage({ renewed: 't' })
  await read(guest.api.POST('/api/user/export', { body: {} }))
  expect(guest.onToken).not.toHaveBeenCalled()
})

test('passes the ended session to onLogout', async () => {
  const body = { status: 401, message: 'Log in again.', data: { code: 401 } }
  const member = createPage({ token: 's', body })
  await member.api.POST('/api/user/details', { body: {} })
  const app = createPage({ token: 's', body })
  await app.api.POST('/api/decodeDonationToken', { body: {}, headers: { token: reference } })
  expect([member.onLogout.mock.calls, app.onLogout.mock.calls]).toEqual([[['s']], [[undefined]]])
})
