import { document } from '@minaret/contract/document'
import { expect, test, vi } from 'vitest'
import { type Api, createApi, read, withoutSession, withSession } from './index.ts'

/** A host that answers every call alike; what it heard of sessions, and what the client made of its answers. */
function page({ token, body = { status: 200, message: 'OK', data: {} }, renewed }: Options = {}) {
  const received: (Record<string, string> | undefined)[] = []
  const onToken = vi.fn<(token: string, sent: string) => void>()
  const onLogout = vi.fn<(sent?: string) => void>()
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
  ['a call that may know who asks', (api) => api.POST('/api/user/export', { body: {} }), { 'x-jwt-token': 's' }],
  ['a call that need not', (api) => api.GET('/api/donations'), {}],
  ['the regular gifts', (api) => api.POST('/api/getSubscriptionList', { body: {} }), { token: 's' }],
  ["one's details", (api) => api.POST('/api/user/details', { body: {} }), { token: 's' }],
  [
    "the mobile app's token, its own and not the session",
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
])('%s carries the session where the specification says', async (_name, call, expected) => {
  const { api, received } = page({ token: 's' })
  await call(api)
  expect(received).toEqual([expected])
})

const paths: Record<string, Record<string, { operationId: string; security?: unknown }>> = document.paths

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [method, path, JSON.stringify(operation.security ?? [])] as const),
)

test.each(operations)('%s %s is told who asks only if the contract says so (%s)', async (method, path, security) => {
  const { api, received } = page({ token: 's' })
  const call = method === 'get' ? api.GET : api.POST
  await Reflect.apply(call, api, [
    path,
    { body: method === 'get' ? undefined : {}, params: { path: { id: 'x', token: 'x' } } },
  ])
  const carries = Object.keys(received[0] ?? {}).length > 0
  expect(carries).toBe(security.includes('"session"'))
})

test('without a session no call carries one', async () => {
  const { api, received } = page()
  await read(api.POST('/api/user/details', { body: {} }))
  await read(api.GET('/api/donations'))
  expect(received).toEqual([{}, {}])
})

test('a renewed session is handed on with the one it replaces, and only to whoever sent one', async () => {
  const member = page({ token: 's', renewed: 't' })
  await read(member.api.POST('/api/user/export', { body: {} }))
  await read(member.api.POST('/api/user/details', { body: {} }))
  expect(member.onToken.mock.calls).toEqual([
    ['t', 's'],
    ['t', 's'],
  ])
  const guest = page({ renewed: 't' })
  await read(guest.api.POST('/api/user/export', { body: {} }))
  expect(guest.onToken).not.toHaveBeenCalled()
})

test('the end of a session says which session ended', async () => {
  const body = { status: 401, message: 'Log in again.', data: { code: 401 } }
  const member = page({ token: 's', body })
  await member.api.POST('/api/user/details', { body: {} })
  const app = page({ token: 's', body })
  await app.api.POST('/api/decodeDonationToken', { body: {}, headers: { token: reference } })
  expect([member.onLogout.mock.calls, app.onLogout.mock.calls]).toEqual([[['s']], [[undefined]]])
})
