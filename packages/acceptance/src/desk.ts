import type { Role } from '@minaret/plans'
import { startStaffSession, type StaffMethod } from '../../foundation/src/staff/sessions.ts'
import { insertStaffMember } from './staffMember.ts'
import type { TestServer, TestResponse } from './testServer.ts'
import type { TestTenant } from './tenants.ts'

/** The host name of the desk in tests. */
export const deskHostname = 'desk.localhost'

/** Somebody of the staff at their desk. */
export type DeskUser = {
  accountId: string
  cookie: string
  writeToken: string
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
}

/** What a browser sends with each call from the desk's own page. */
const deskHeaders = { host: deskHostname, origin: `http://${deskHostname}` }

async function ask(
  host: TestServer,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const isBytes = Buffer.isBuffer(body)
  const answer = await host.app.inject({
    method,
    url: `/api/desk${path}`,
    headers: {
      ...deskHeaders,
      'x-requested-with': 'XMLHttpRequest',
      ...(method === 'POST' ? { 'content-type': `application/${isBytes ? 'octet-stream' : 'json'}` } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { payload: isBytes ? body : JSON.stringify(body ?? {}) } : {}),
  })
  const read: TestResponse['body'] = answer.json()
  return { code: answer.statusCode, headers: answer.headers, body: read }
}

/** Calls of the desk with a cookie and a token for its writes, whatever they are. */
export const deskCalls = (host: TestServer, cookie: string, writeToken: string) => ({
  get: (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    ask(host, 'GET', path, { cookie, ...headers }),
  post: (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestResponse> =>
    ask(host, 'POST', path, { cookie, 'x-desk-token': writeToken, ...headers }, body),
})

/** Somebody new on the staff of a mosque, logged in. */
export async function staffUser(
  host: TestServer,
  mosque: Pick<TestTenant, 'id'>,
  roles: readonly Role[],
  {
    name = 'Aisha Rahman',
    method = 'code',
    shared = false,
    demonstration = false,
    now = new Date(),
  }: { name?: string; method?: StaffMethod; shared?: boolean; demonstration?: boolean; now?: Date } = {},
): Promise<DeskUser> {
  const { accountId, secret } = await insertStaffMember(host.database, {
    tenantId: mosque.id,
    roles,
    name,
    method,
    shared,
    demonstration,
    now,
  })
  return loggedIn(host, accountId, secret)
}

/** The same person on another device. */
export async function secondLogin(
  host: TestServer,
  { accountId }: Pick<DeskUser, 'accountId'>,
  method: StaffMethod,
  now: Date,
): Promise<DeskUser> {
  const { secret } = await host.database.forAccount()((tx) =>
    startStaffSession(tx, {
      account: { id: accountId, epoch: 0 },
      method,
      device: 'Firefox on Linux',
      shared: false,
      now,
    }),
  )
  return loggedIn(host, accountId, secret)
}

async function loggedIn(host: TestServer, id: string, secret: string): Promise<DeskUser> {
  const cookie = `minaret-desk=${secret}`
  const { body } = await ask(host, 'GET', '/session', { cookie })
  const { writeToken }: { writeToken?: unknown } = Object(body.data)
  if (typeof writeToken !== 'string') throw new Error('A new session has no token.')
  return { accountId: id, cookie, writeToken, ...deskCalls(host, cookie, writeToken) }
}
