import { randomBytes } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { migrationsFolder } from './migrations.ts'
import { preparing } from './preparing.ts'
import * as schema from './schema.ts'

/** A connection in a transaction, speaking drizzle. */
export type Tx = NodePgDatabase<typeof schema>

/** Runs work in one transaction that sees and writes a single tenant's rows. */
export type TenantDb = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** PostgreSQL, opened: see {@link openDatabase}. */
export type Database = {
  pool: pg.Pool
  /** What this host's connections call themselves; the server lists it while one of them lives. */
  hostName: string
  /** The rows of one tenant, as a role that can reach no other's. */
  forTenant(tenantId: string): TenantDb
  /** The tables read before a tenant is known, as the same role: no tenant, no tenant's rows. */
  global: TenantDb
  /** As the owner: migrations and commands of the operator. Row security still holds unless the owner is a superuser. */
  asOwner: TenantDb
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A connection that dies is replaced at its next use; without listeners it would end the process. */
function makePool(url: string, max: number, name = 'minaret'): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const dialects = new WeakMap<pg.PoolClient, Tx>()

/** One drizzle per connection: it caches the spelling of columns. */
function speak(client: pg.PoolClient): Tx {
  const known = dialects.get(client)
  if (known) return known
  const made = drizzle(preparing(client), { schema, casing: 'snake_case' })
  dialects.set(client, made)
  return made
}

/** BEGIN, role and tenant travel as one message; the tenant is checked to be a UUID before it is written into it. */
async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(speak(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Any number that is ours; hosts that start together take turns. */
const migrationLock = 7_262_738

/**
 * Brings the schema up to date. Safe to call from several hosts at once: they wait for one another.
 * @throws what PostgreSQL says, when a migration fails; nothing of that migration remains
 */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = makePool(url, 2)
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    // A migration that has to wait for a table gives up rather than stop everybody behind it.
    await client.query("SET lock_timeout = '2s'")
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    await runMigrations({ pgPool: pool })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
    await pool.end()
  }
}

/**
 * Opens a pool on a migrated database.
 * @param url `postgres://…`; the user must be a member of `minaret_app` (the migrations see to it)
 * @param max how many connections the host may hold
 */
export function openDatabase(url: string, max = 16): Database {
  const hostName = `minaret ${randomBytes(6).toString('hex')}`
  const pool = makePool(url, max, hostName)
  const asApp = "BEGIN; SET LOCAL ROLE minaret_app; SET LOCAL statement_timeout = '10s'; "
  return {
    pool,
    hostName,
    forTenant(tenantId) {
      if (!uuid.test(tenantId)) throw new TypeError(`Not a tenant's id: ${tenantId}`)
      return (work) => inTransaction(pool, `${asApp}SET LOCAL app.tenant = '${tenantId}'`, work)
    },
    global: (work) => inTransaction(pool, `${asApp}SET LOCAL app.tenant = ''`, work),
    asOwner: (work) => inTransaction(pool, 'BEGIN', work),
    close: () => pool.end(),
  }
}

/**
 * Makes a database on a server unless it is there, and returns its address.
 * @param url of any database on that server, as a user that may create databases
 */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Two that start at once: the other one made it.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  } finally {
    await client.end()
  }
  return onServer(url, name)
}

/** The address of another database on the same server. */
export const onServer = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
