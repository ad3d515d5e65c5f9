import { sql } from 'drizzle-orm'
import type { InstallationHealth } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import type { Database } from '@minaret/foundation/db'
import { type Readiness, readDatabaseMetrics } from '@minaret/foundation/health'
import { done } from '@minaret/foundation/responses'
import type { InstallationServices } from './services.ts'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Reads the server's health: the checks of `/readyz`, the counts of `/metrics`, and storage sizes. */
async function readHealth(database: Database, readiness: Readiness): Promise<InstallationHealth> {
  const { ready, version, build, parts } = readiness
  const { counted, jobs } = await readDatabaseMetrics(database)
  const emails = counted.filter(({ figure }) => figure === 'mails')
  const inState = (...states: string[]) =>
    sumOf(emails.filter(({ label }) => states.includes(label)).map(({ amount }) => amount))
  const oldestSeconds = emails.find(({ label }) => label === 'waiting')?.oldest
  const { rows: fileRows } = await database.forAccount()((tx) =>
    tx.execute<{ bytes: string }>(sql`select installation_storage() as bytes`),
  )
  const { rows: sizeRows } = await database.asOwner((tx) =>
    tx.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`),
  )
  return {
    ready,
    version,
    build,
    parts: Object.entries(parts).map(([name, { ok, problem }]) => ({ name, ok, ...(problem ? { problem } : {}) })),
    emails: {
      waiting: inState('waiting', 'sending'),
      failed: inState('failed'),
      uncertain: inState('uncertain'),
      ...(oldestSeconds === undefined ? {} : { oldestSeconds: Math.round(oldestSeconds) }),
    },
    jobs: {
      waiting: sumOf(jobs.map(({ due }) => due)),
      later: sumOf(jobs.map(({ later }) => later)),
      running: sumOf(jobs.map(({ running }) => running)),
      failed: sumOf(jobs.map(({ given_up }) => given_up)),
      oldestSeconds: Math.round(Math.max(0, ...jobs.map((job) => job.oldest))),
    },
    storageBytes: Number(fileRows[0]?.bytes ?? 0),
    databaseBytes: Number(sizeRows[0]?.bytes ?? 0),
  }
}

/** The overview of the installation and the server's health. */
export const overviewOperations = {
  async installationView({ database, readHealth: readReadiness }) {
    const { rows } = await database.global((tx) =>
      tx.execute<Record<'waiting' | 'mosques' | 'suspended', string>>(sql`
        select count(*) filter (where review in ('waiting', 'held')) as waiting, count(*) as mosques,
          count(*) filter (where review = 'approved' and state = 'suspended') as suspended
        from tenants where state in ('open', 'suspended')`),
    )
    const { ready, parts } = await readReadiness()
    return done({
      waiting: Number(rows[0]?.waiting ?? 0),
      mosques: Number(rows[0]?.mosques ?? 0),
      suspended: Number(rows[0]?.suspended ?? 0),
      healthy: ready && Object.values(parts).every(({ ok }) => ok),
    })
  },

  installationHealth: async ({ database, readHealth: readReadiness }) =>
    done(await readHealth(database, await readReadiness())),
} satisfies DeskOperations<'installationView' | 'installationHealth', InstallationServices>
