import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, isNotNull } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { createPasswords } from '../../foundation/src/identity/passwords.ts'
import { mails, type Email } from '../../foundation/src/db/mail.ts'
import { diskStorage } from '../../foundation/src/files/disk.ts'
import type { Storage } from '../../foundation/src/files/storage.ts'
import { createThrottle } from '../../foundation/src/limits/throttle.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { createServer, type Server, type ServerDeps } from '../../server/src/server.ts'
import { testDatabase } from '../../testkit/src/database.ts'
import { makeTenant, type TestTenant } from './tenants.ts'

/** A response of the server, with its envelope parsed. */
export type TestResponse = {
  code: number
  headers: Record<string, unknown>
  body: { status: number; message: string; data?: unknown; responseData?: { next?: string } }
}

/** An email in the outbox. */
export type OutboxEmail = { id: string; kind: string; cause: string; email: Email }

/** A whole server with its own database. Every response is checked against the contract. */
export type TestServer = Server & {
  database: Awaited<ReturnType<typeof testDatabase>>
  secrets: ServerDeps['secrets']
  /** Storage for images and files, in a folder that is deleted when the server closes. */
  storage: Storage
  folder: string
  tenant(overrides?: Record<string, string>): Promise<TestTenant>
  get(tenant: TestTenant, url: string, headers?: Record<string, string>): Promise<TestResponse>
  post(tenant: TestTenant, url: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>
  /** Returns the emails in a tenant's outbox, oldest first. Without `mail` none of them is sent. */
  emails(tenant: Pick<TestTenant, 'id'>): Promise<OutboxEmail[]>
  /** A `fetch` that reaches this server as one of its host names. */
  fetchAs(hostname: string): (request: Request) => Promise<Response>
}

/** Starts the whole server with its own database and a temporary folder. */
export async function startTestServer(overrides: Partial<ServerDeps> = {}): Promise<TestServer> {
  const database = await testDatabase()
  const secrets = createSecrets(randomBytes(32).toString('hex'))
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  const storage = overrides.storage ?? diskStorage(folder)
  // At their production cost, password hashes would take most of a test's time.
  const cost = { memory: 256, passes: 1, parallelism: 1 }
  const guard = { passwords: createPasswords({ cost }), throttle: createThrottle() }
  const server = await createServer({
    database,
    secrets,
    storage,
    guard,
    checkAnswers: true,
    // Without the cache a test sees its changes at once; cache tests enable it.
    cacheReads: false,
    ...overrides,
  })
  const request = async (options: InjectOptions): Promise<TestResponse> => {
    const response = await server.app.inject(options)
    const body: TestResponse['body'] = response.json()
    if (!('data' in body)) throw new Error(`A response has no data: ${response.body}`)
    return { code: response.statusCode, headers: response.headers, body }
  }
  return {
    ...server,
    database,
    secrets,
    storage,
    folder,
    tenant: (values) => makeTenant(database, values),
    get: (tenant, url, headers = {}) => request({ method: 'GET', url, headers: { host: tenant.hostname, ...headers } }),
    post: (tenant, url, body, headers = {}) =>
      request({
        method: 'POST',
        url,
        headers: {
          host: tenant.hostname,
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...headers,
        },
        payload: JSON.stringify(body),
      }),
    emails: ({ id: tenantId }) =>
      database.forTenant(tenantId)(async (tx) => {
        const rows = await tx.select().from(mails).where(isNotNull(mails.letter)).orderBy(asc(mails.createdAt))
        return rows.flatMap(({ id, kind, cause, letter: email }) => (email ? [{ id, kind, cause, email }] : []))
      }),
    fetchAs: (hostname) => async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await server.app.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host: hostname },
        ...(request.method === 'POST' ? { payload: await request.text() } : {}),
      })
      return new Response(response.body, { status: response.statusCode })
    },
    async close() {
      await server.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
