import type { Role } from '@minaret/plans'
import { startStaffSession, type StaffMethod } from '../../foundation/src/staff/sessions.ts'
import { insertStaffMember } from './staffMember.ts'
import type { TestServer, TestResponse } from './testServer.ts'
import type { TestTenant } from './tenants.ts'

/** The host name of the desk in tests. */
export const deskHostname = 'desk.localhost'

/** A member of staff logged in to the desk. */
export type DeskUser = {
  accountId: string
  cookie: string
  writeToken: string
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
}

/** The headers a browser sends with each request from the desk's pages. */
const deskHeaders = { host: deskHostname, origin: `http://${deskHostname}` }

async function request(
  server: TestServer,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const isBytes = Buffer.isBuffer(body)
  const response = await server.app.inject({
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
  const envelope: TestResponse['body'] = response.json()
  return { code: response.statusCode, headers: response.headers, body: envelope }
}

/** Returns functions that call the desk's API with this cookie and write token, valid or not. */
export const deskCalls = (server: TestServer, cookie: string, writeToken: string) => ({
  get: (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    request(server, 'GET', path, { cookie, ...headers }),
  post: (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestResponse> =>
    request(server, 'POST', path, { cookie, 'x-desk-token': writeToken, ...headers }, body),
})

/** Creates a member of a mosque's staff and logs them in. */
export async function staffUser(
  server: TestServer,
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
  const { accountId, secret } = await insertStaffMember(server.database, {
    tenantId: mosque.id,
    roles,
    name,
    method,
    shared,
    demonstration,
    now,
  })
  return openSession(server, accountId, secret)
}

/** Logs the same person in on another device. */
export async function logInAgain(
  server: TestServer,
  { accountId }: Pick<DeskUser, 'accountId'>,
  method: StaffMethod,
  now: Date,
): Promise<DeskUser> {
  const { secret } = await server.database.forAccount()((tx) =>
    startStaffSession(tx, {
      account: { id: accountId, epoch: 0 },
      method,
      device: 'Firefox on Linux',
      shared: false,
      now,
    }),
  )
  return openSession(server, accountId, secret)
}

async function openSession(server: TestServer, id: string, secret: string): Promise<DeskUser> {
  const cookie = `minaret-desk=${secret}`
  const { body } = await request(server, 'GET', '/session', { cookie })
  const { writeToken }: { writeToken?: unknown } = Object(body.data)
  if (typeof writeToken !== 'string') throw new Error('A new session has no token.')
  return { accountId: id, cookie, writeToken, ...deskCalls(server, cookie, writeToken) }
}
