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
import { createInternalFetch } from '../../foundation/src/http/internalRequest.ts'
import { createThrottle } from '../../foundation/src/limits/throttle.ts'
import { createSecrets } from '../../foundation/src/base/secrets.ts'
import { createServer, type Server, type ServerDeps } from '../../server/src/server.ts'
import { testDatabase } from '../../testkit/src/database.ts'
import { makeTenant, type TestTenant } from './tenants.ts'

/** An answer of the host, its envelope read. */
export type TestResponse = {
  code: number
  headers: Record<string, unknown>
  body: { status: number; message: string; data?: unknown; responseData?: { next?: string } }
}

/** A letter in the outbox. */
export type PostedEmail = { id: string; kind: string; cause: string; letter: Email }

/** A whole server on a database of its own. Every answer is held against the contract. */
export type TestServer = Server & {
  database: Awaited<ReturnType<typeof testDatabase>>
  secrets: ServerDeps['secrets']
  /** Its pictures and files, in a folder that goes with it. */
  storage: Storage
  folder: string
  tenant(overrides?: Record<string, string>): Promise<TestTenant>
  get(tenant: TestTenant, url: string, headers?: Record<string, string>): Promise<TestResponse>
  post(tenant: TestTenant, url: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>
  /** What waits in a tenant's outbox, oldest first. Without `mail` nothing leaves it. */
  letters(tenant: Pick<TestTenant, 'id'>): Promise<PostedEmail[]>
  /** A `fetch` that reaches this server as one of its host names. */
  fetchAs(hostname: string): (request: Request) => Promise<Response>
}

export async function startTestServer(overrides: Partial<ServerDeps> = {}): Promise<TestServer> {
  const database = await testDatabase()
  const secrets = createSecrets(randomBytes(32).toString('hex'))
  // A test sees at once what it has just changed, unless keeping is what it is about.
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  const storage = overrides.storage ?? diskStorage(folder)
  // As dear as they should be, passwords would take most of the time of tests about other things.
  const cost = { memory: 256, passes: 1, parallelism: 1 }
  const guard = { passwords: createPasswords({ cost }), throttle: createThrottle() }
  const server = await createServer({
    database,
    secrets,
    storage,
    guard,
    checkAnswers: true,
    keepReads: false,
    ...overrides,
  })
  const ask = async (options: InjectOptions): Promise<TestResponse> => {
    const answer = await server.app.inject(options)
    const body: TestResponse['body'] = answer.json()
    if (!('data' in body)) throw new Error(`An answer came without data: ${answer.body}`)
    return { code: answer.statusCode, headers: answer.headers, body }
  }
  return {
    ...server,
    database,
    secrets,
    storage,
    folder,
    tenant: (values) => makeTenant(database, values),
    get: (tenant, url, headers = {}) => ask({ method: 'GET', url, headers: { host: tenant.hostname, ...headers } }),
    post: (tenant, url, body, headers = {}) =>
      ask({
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
    letters: ({ id: tenantId }) =>
      database.forTenant(tenantId)(async (tx) => {
        const rows = await tx.select().from(mails).where(isNotNull(mails.letter)).orderBy(asc(mails.createdAt))
        return rows.flatMap(({ id, kind, cause, letter: email }) => (email ? [{ id, kind, cause, letter: email }] : []))
      }),
    fetchAs: (hostname) => createInternalFetch(server.app, hostname),
    async close() {
      await server.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
