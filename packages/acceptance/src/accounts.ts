import { Logger, runOnce } from 'graphile-worker'
import { accountTasks } from '../../server/src/accounts/tasks.ts'
import type { ServerDeps } from '../../server/src/server.ts'
import { startTestServer, type TestServer, type TestResponse } from './testServer.ts'
import type { TestTenant } from './tenants.ts'

/** Somebody with an account who is logged in. */
export type Member = { email: string; password: string; token: string }

/** A host whose accounts are real, their jobs under the test's hand. */
export type Accounts = TestServer & {
  /** Runs the requests that wait, so that their letters are in the outbox. */
  workRequests(): Promise<void>
  /** The reference in the newest letter of a kind. */
  link(tenant: TestTenant, kind: string): Promise<string>
  /** Opens an account and logs in, at a tenant whose payments are a demonstration or not. */
  member(tenant: TestTenant, overrides?: { name?: string; email?: string; password?: string }): Promise<Member>
  /** A call as somebody who is logged in. */
  as(member: Pick<Member, 'token'>, tenant: TestTenant, url: string, body?: unknown): Promise<TestResponse>
}

const quiet = new Logger(() => () => {})

/** One text of an answer's data, or nothing of it. */
export const readText = ({ body }: TestResponse, name: string): string => {
  const value: unknown = Reflect.get(Object(body.data), name)
  return typeof value === 'string' ? value : ''
}

const requireSuccess = (answer: TestResponse): TestResponse => {
  if (answer.code !== 200) throw new Error(`No account was opened: ${answer.code} ${answer.body.message}`)
  return answer
}

let memberCount = 0

/** Opens an account at a tenant whose payments are a demonstration, where no mail is needed, and logs in. */
export async function memberOf(
  host: Pick<TestServer, 'post'>,
  tenant: TestTenant,
  { name = 'Aisha Rahman', email = `member${(memberCount += 1)}@example.org`, password = 'correct horse battery' } = {},
): Promise<Member> {
  requireSuccess(await host.post(tenant, '/api/user/register', { name, email, password }))
  const login = requireSuccess(await host.post(tenant, '/api/user/login', { email, password }))
  return { email, password, token: readText(login, 'token') }
}

/** Shows that a member's address is theirs, as following a link sent to it does. */
export async function proveAddress(
  { database }: Pick<TestServer, 'database'>,
  tenant: Pick<TestTenant, 'id'>,
  email: string,
): Promise<void> {
  await database.pool.query('update users set verified_at = now() where tenant_id = $1 and email = $2', [
    tenant.id,
    email,
  ])
}

/** Starts a host for tests that need people with accounts. */
export async function startAccounts(overrides: Partial<ServerDeps> = {}): Promise<Accounts> {
  const host = await startTestServer({ jobs: false, limitRates: false, ...overrides })
  const { app, database, directory, secrets } = host
  const now = overrides.now ?? (() => new Date())

  const workRequests = async () => {
    const all = accountTasks({ database, directory, secrets, now, log: app.log })
    const taskList = Object.fromEntries(Object.entries(all).filter(([name]) => name === 'account-request'))
    await runOnce({ pgPool: database.pool, taskList, logger: quiet, noHandleSignals: true })
  }
  const link = async (tenant: TestTenant, kind: string) => {
    const unlisted = (await host.letters(tenant)).findLast((posted) => posted.kind === kind)?.letter
    return /\/([A-Za-z0-9_-]{43})\s/.exec(unlisted?.text ?? '')?.[1] ?? ''
  }
  return {
    ...host,
    workRequests,
    link,
    async member(tenant, { name = 'Aisha Rahman', email = `member${(memberCount += 1)}@example.org`, ...chosen } = {}) {
      const password = chosen.password ?? 'correct horse battery'
      const response = requireSuccess(await host.post(tenant, '/api/user/register', { name, email, password }))
      if (readText(response, 'next') === 'login') {
        const login = requireSuccess(await host.post(tenant, '/api/user/login', { email, password }))
        return { email, password, token: readText(login, 'token') }
      }
      await workRequests()
      const reference = await link(tenant, 'register')
      const verified = requireSuccess(await host.post(tenant, '/api/user/verify', { reference, password }))
      return { email, password, token: readText(verified, 'token') }
    },
    as: ({ token }, tenant, url, body = {}) => host.post(tenant, url, body, { 'x-jwt-token': token }),
  }
}
