import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type Server } from '../../../server/src/server.ts'
import { testDatabase } from '../../../testkit/src/database.ts'
import { findPgbouncer, noPgbouncer, startPgbouncer } from '../../../testkit/src/pgbouncer.ts'
import { makeTenant, type TestTenant } from '../../../acceptance/src/tenants.ts'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { createSecrets } from '../base/secrets.ts'
import { withLock } from './advisoryLock.ts'
import { type Database, openDatabase } from './database.ts'
import { causes } from './content.ts'

const program = findPgbouncer()

describe.skipIf(!program)(`behind PgBouncer in transaction mode${program ? '' : ` (${noPgbouncer})`}`, () => {
  let direct: Awaited<ReturnType<typeof testDatabase>>
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>>
  let database: Database
  let server: Server
  let mosques: TestTenant[]

  beforeAll(async () => {
    direct = await testDatabase()
    // Fewer connections than concurrent transactions, so that connections are reused between mosques.
    bouncer = await startPgbouncer(program ?? '', direct.url, 3)
    database = openDatabase(bouncer.url, 12, 10, direct.url)
    mosques = [await makeTenant(database), await makeTenant(database)]
    const secrets = createSecrets(randomBytes(32).toString('hex'))
    for (const { id } of mosques) await saveAccount(database, secrets, { tenantId: id, kind: 'demonstration' })
    server = await createServer({ database, secrets, logLevel: 'error', limitRates: false })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await bouncer.stop()
    await direct.close()
  })

  const call = async ({ hostname }: TestTenant, method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { host: hostname, 'x-requested-with': 'x' }
    return (await server.app.inject({ method, url, headers, payload })).json<{
      status: number
      data: Record<string, string>
    }>()
  }

  test('each transaction sees only its own mosque, however connections are reused', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const mosque = mosques[index % 2]
        return database.forTenant(mosque?.id ?? '')(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.005)`)
          const rows = await tx.select({ tenant: causes.tenantId }).from(causes)
          return rows.every(({ tenant }) => tenant === mosque?.id) && rows.length === 1
        })
      }),
    )
    expect(results.filter((isOwn) => !isOwn)).toEqual([])
  })

  test('processes concurrent gifts, and runs the jobs that follow from them', async () => {
    const give = async (mosque: TestTenant) => {
      const { data } = await call(mosque, 'POST', '/api/donation/start', { causeId: 'general' })
      return call(mosque, 'POST', '/api/stripePaymentProcess', {
        attemptId: crypto.randomUUID(),
        pageToken: data.pageToken,
        causeId: 'general',
        amountMinor: 1000,
        currency: 'gbp',
        kind: 'once',
        confirmationTokenId: 'demo_succeeds',
        donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
      })
    }
    const responses = await Promise.all(mosques.flatMap((mosque) => Array.from({ length: 10 }, () => give(mosque))))
    expect(responses.map(({ status, data }) => [status, data.state])).toEqual(responses.map(() => [200, 'paid']))
    const receipts = () => direct.pool.query('SELECT FROM mails')
    await expect.poll(async () => (await receipts()).rowCount, { timeout: 60_000 }).toBe(20)
  })

  test('a server counts as alive through its direct LISTEN connection, and locks are exclusive', async () => {
    const { rows } = await direct.pool.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [
      database.hostName,
    ])
    expect(rows.length).toBeGreaterThan(0)
    const order: string[] = []
    const work = (name: string) =>
      withLock(database, 'pgbouncer test', async () => {
        order.push(`${name} begins`)
        await database.global((tx) => tx.execute(sql`select pg_sleep(0.02)`))
        order.push(`${name} ends`)
      })
    await Promise.all([work('one'), work('one')])
    expect(order).toEqual(['one begins', 'one ends', 'one begins', 'one ends'])
  })
})
