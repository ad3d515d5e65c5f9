import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { newPublicId } from '../../../foundation/src/db/columns.ts'
import type { Database } from '../../../foundation/src/db/database.ts'
import { staffAccounts } from '../../../foundation/src/db/staff.ts'
import { startStaffSession } from '../../../foundation/src/staff/index.ts'

/** The host name of the desk in a measurement. */
export const hostname = 'desk.localhost'

/** A logged-in member of staff, not yet of any mosque. */
export type DeskLogin = { accountId: string; cookie: string }

/** Creates a staff account and logs it in. */
export async function logIn(database: Database, now: Date): Promise<DeskLogin> {
  const accountId = newPublicId()
  const email = 'secretary@example.org'
  const secret = await database.forAccount()(async (tx) => {
    await tx
      .insert(staffAccounts)
      .values({ id: accountId, name: 'Aisha Rahman', email, emailKey: email, passkeyUser: randomBytes(32) })
    const session = {
      account: { id: accountId, epoch: 0 },
      method: 'passkey' as const,
      device: 'Chrome on Android',
      shared: false,
      now,
    }
    return (await startStaffSession(tx, session)).secret
  })
  return { accountId, cookie: `minaret-desk=${secret}` }
}

/** Requests to the desk, as its own pages send them. */
export type DeskCalls = {
  /** @throws if the status is not 200 */
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
}

/** Creates the requests of a logged-in member of staff. @param app a server with a desk at {@link hostname} */
export async function openDesk(app: FastifyInstance, { cookie }: DeskLogin): Promise<DeskCalls> {
  const base = { host: hostname, origin: `http://${hostname}`, 'x-requested-with': 'XMLHttpRequest', cookie }
  const send = async <T>(method: 'GET' | 'POST', path: string, more: Record<string, string> = {}, body?: object) => {
    const response = await app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { ...base, ...more },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    if (response.statusCode !== 200) throw new Error(`${path}: status ${response.statusCode}: ${response.body}`)
    return response.json<{ data: T }>().data
  }
  const { writeToken } = await send<{ writeToken: string }>('GET', '/session')
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, { 'content-type': 'application/json', 'x-desk-token': writeToken }, body),
  }
}
