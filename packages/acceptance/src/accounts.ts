import { Logger, runOnce } from 'graphile-worker'
import { accountTasks } from '../../server/src/accounts/tasks.ts'
import type { ServerDeps } from '../../server/src/server.ts'
import { startTestServer, type TestServer, type TestResponse } from './testServer.ts'
import type { TestTenant } from './tenants.ts'

/** A logged-in member. */
export type Member = { email: string; password: string; token: string }

/** A test server with accounts; the test runs their jobs. */
export type Accounts = TestServer & {
  /** Processes the queued account requests, which puts their emails in the outbox. */
  processRequests(): Promise<void>
  /** Returns the reference in the link of the newest email of a kind. */
  readLinkReference(tenant: TestTenant, kind: string): Promise<string>
  /** Opens an account and logs in; follows the emailed link if the tenant verifies addresses. */
  createMember(tenant: TestTenant, overrides?: { name?: string; email?: string; password?: string }): Promise<Member>
  /** Posts a request as a member. */
  postAs(member: Pick<Member, 'token'>, tenant: TestTenant, url: string, body?: unknown): Promise<TestResponse>
}

const silentLogger = new Logger(() => () => {})

/** Returns a text field of a response's data; '' if there is none. */
export const readText = ({ body }: TestResponse, name: string): string => {
  const value: unknown = Reflect.get(Object(body.data), name)
  return typeof value === 'string' ? value : ''
}

const requireSuccess = (response: TestResponse): TestResponse => {
  if (response.code !== 200) throw new Error(`No account was opened: ${response.code} ${response.body.message}`)
  return response
}

let memberCount = 0

/** Opens an account and logs in, at a tenant with demonstration payments, which does not verify addresses. */
export async function registerMember(
  server: Pick<TestServer, 'post'>,
  tenant: TestTenant,
  { name = 'Aisha Rahman', email = `member${(memberCount += 1)}@example.org`, password = 'correct horse battery' } = {},
): Promise<Member> {
  requireSuccess(await server.post(tenant, '/api/user/register', { name, email, password }))
  const login = requireSuccess(await server.post(tenant, '/api/user/login', { email, password }))
  return { email, password, token: readText(login, 'token') }
}

/** Marks a member's email address as verified, as following the emailed link does. */
export async function verifyAddress(
  { database }: Pick<TestServer, 'database'>,
  tenant: Pick<TestTenant, 'id'>,
  email: string,
): Promise<void> {
  await database.pool.query('update users set verified_at = now() where tenant_id = $1 and email = $2', [
    tenant.id,
    email,
  ])
}

/** Starts a test server for account tests. */
export async function startAccounts(overrides: Partial<ServerDeps> = {}): Promise<Accounts> {
  const server = await startTestServer({ jobs: false, limitRates: false, ...overrides })
  const { app, database, directory, secrets } = server
  const now = overrides.now ?? (() => new Date())

  const processRequests = async () => {
    const tasks = accountTasks({ database, directory, secrets, now, log: app.log })
    const taskList = Object.fromEntries(Object.entries(tasks).filter(([name]) => name === 'account-request'))
    await runOnce({ pgPool: database.pool, taskList, logger: silentLogger, noHandleSignals: true })
  }
  const readLinkReference = async (tenant: TestTenant, kind: string) => {
    const email = (await server.emails(tenant)).findLast((outboxEmail) => outboxEmail.kind === kind)?.email
    return /\/([A-Za-z0-9_-]{43})\s/.exec(email?.text ?? '')?.[1] ?? ''
  }
  return {
    ...server,
    processRequests,
    readLinkReference,
    async createMember(
      tenant,
      { name = 'Aisha Rahman', email = `member${(memberCount += 1)}@example.org`, ...credentials } = {},
    ) {
      const password = credentials.password ?? 'correct horse battery'
      const response = requireSuccess(await server.post(tenant, '/api/user/register', { name, email, password }))
      if (readText(response, 'next') === 'login') {
        const login = requireSuccess(await server.post(tenant, '/api/user/login', { email, password }))
        return { email, password, token: readText(login, 'token') }
      }
      await processRequests()
      const reference = await readLinkReference(tenant, 'register')
      const verifyResponse = requireSuccess(await server.post(tenant, '/api/user/verify', { reference, password }))
      return { email, password, token: readText(verifyResponse, 'token') }
    },
    postAs: ({ token }, tenant, url, body = {}) => server.post(tenant, url, body, { 'x-jwt-token': token }),
  }
}
