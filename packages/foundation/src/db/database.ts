import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readDeskRoles, type DeskRole } from '@minaret/plans'
import pg from 'pg'
import { once } from '../base/once.ts'
import { isTransientError } from './transientErrors.ts'
import { withResponseTimeout, prepareStatements } from './preparedStatements.ts'
import { readRoles, type Roles } from './roles.ts'
import * as schema from './schema.ts'
import { MonitoredPool } from './monitoredPool.ts'

/** A connection in a transaction, speaking drizzle. */
export type Tx = NodePgDatabase<typeof schema>

/** Runs work in one transaction that sees and writes a single tenant's rows. */
export type TenantDb = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Whose work a transaction of the desk is, and as what. */
export type StaffMember = { accountId: string; roles: readonly DeskRole[] }

/** PostgreSQL, opened: see {@link openDatabase}. */
export type Database = {
  pool: MonitoredPool
  /** PostgreSQL itself, where a pooler stands before it: for what needs one session, as LISTEN and locks do. */
  direct: MonitoredPool
  /** What this host's connections call themselves; the server lists it while one of them lives. */
  hostName: string
  /** The roles of this installation: its own, where several share a PostgreSQL server. */
  roles(): Promise<Roles>
  /** The rows of one tenant, as a role that can reach no other's. */
  forTenant(tenantId: string): TenantDb
  /** The tables read before a tenant is known, as the same role: no tenant, no tenant's rows. */
  global: TenantDb
  /** The accounts and logins of staff, and the mosques one of them works for, as the desk's role. */
  forAccount(accountId?: string): TenantDb
  /** The rows of one tenant as the desk's role, for a member of its staff: the database asks for roles as well. */
  forStaff(tenantId: string, member: StaffMember): TenantDb
  /** As the owner: migrations and commands of the operator. Row security still holds unless the owner is a superuser. */
  asOwner: TenantDb
  close(): Promise<void>
}

const publicIdForm = /^[\w-]{22}$/

/** Names whose work a transaction is. Both are checked, because they are written into a statement. */
function staffSettings({ accountId, roles }: StaffMember): string {
  if (!publicIdForm.test(accountId)) throw new TypeError(`Not a staff account's id: ${accountId}`)
  return `SET LOCAL app.staff = '${accountId}'; SET LOCAL app.roles = '${readDeskRoles(roles).join(',')}'`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Opens a pool on a database. */
export function createPool(url: string, max: number, name = 'minaret', slack = 1, isPooler = false): MonitoredPool {
  return new MonitoredPool({
    connectionString: url,
    isPooler,
    max,
    application_name: name,
    slack,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: slack * connectTimeout,
    // The system finds out that the other machine is gone, for a connection on which nothing is said.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
}

/** How long a connection is waited for, in milliseconds: there are more who wait, or none can be made. */
const connectTimeout = 4000

/** How long the first word on a connection may take, in milliseconds: it asks for nothing, so it takes no time. */
const beginTimeout = 2000

/**
 * How long one statement may take, in milliseconds: PostgreSQL breaks it off, and we hang up a little later, should that
 * never reach us. An owner's statement brings in or takes away all of a mosque.
 */
const statementTimeouts = { app: 10_000, owner: 600_000, more: 2000 }

/** How long the statements of a transaction may take: the server is told, and so are we. */
type StatementTimeout = { statement: number }

const transactions = new WeakMap<pg.PoolClient, { tx: Tx; patience: StatementTimeout }>()
const timeoutOf = new WeakMap<Tx, StatementTimeout>()

/** One drizzle per connection: it caches the spelling of columns. */
function getTransaction(client: pg.PoolClient, statement: number, named: boolean): Tx {
  const existing = transactions.get(client)
  if (existing) {
    existing.patience.statement = statement
    return existing.tx
  }
  const own: StatementTimeout = { statement }
  const tx: Tx = drizzle(
    prepareStatements(client, () => own.statement + statementTimeouts.more, named),
    { schema, casing: 'snake_case' },
  )
  transactions.set(client, { tx, patience: own })
  timeoutOf.set(tx, own)
  return tx
}

/**
 * Gives the statements of a transaction another time than usual, from the next one on.
 * @param statement milliseconds for each
 */
export async function setStatementTimeout(tx: Tx, statement: number): Promise<void> {
  const own = timeoutOf.get(tx)
  if (!own) throw new TypeError('Only a transaction of the pool has a time of its own.')
  await tx.execute(sql`select set_config('statement_timeout', ${String(statement)}, true)`)
  own.statement = statement
}

/** A connection on which a transaction has begun. One that was lost while nobody used it is found out here. */
async function beginTransaction(pool: MonitoredPool, begin: string, isAgain = false): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await withResponseTimeout(client, client.query(begin), pool.slack * beginTimeout)
    return client
  } catch (error) {
    client.release(true)
    if (isAgain || !isTransientError(error)) throw error
    return beginTransaction(pool, begin, true)
  }
}

/** BEGIN, role and tenant travel as one message; the tenant is checked to be a UUID before it is written into it. */
async function inTransaction<T>(
  pool: MonitoredPool,
  begin: string,
  statement: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await beginTransaction(pool, `BEGIN; SET LOCAL statement_timeout = ${statement}; ${begin}`)
  const end = (word: string) => withResponseTimeout(client, client.query(word), statement + statementTimeouts.more)
  let broken: Error | undefined
  try {
    const result = await work(getTransaction(client, statement, !pool.isPooler))
    await end('COMMIT')
    return result
  } catch (error) {
    await end('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Opens a pool on a migrated database.
 * @param url `postgres://…`; the user must be a member of the installation's roles (the migrations see to it)
 * @param max how many connections the host may hold
 * @param slack a factor on how long it waits before it calls the database silent; a test on a busy machine gives more
 * @param directUrl the same database without the pooler that `url` leads to (PgBouncer in transaction mode)
 */
export function openDatabase(url: string, max = 16, slack = 1, directUrl?: string): Database {
  const hostName = `minaret ${randomBytes(6).toString('hex')}`
  const pool = createPool(url, max, hostName, slack, directUrl !== undefined)
  const direct = directUrl === undefined ? pool : createPool(directUrl, max, hostName, slack)
  const roles = once(() => readRoles(pool))
  const runAs =
    (role: keyof Roles, settings: string): TenantDb =>
    async (work) =>
      inTransaction(pool, `SET LOCAL ROLE ${(await roles())[role]}; ${settings}`, statementTimeouts.app, work)
  return {
    pool,
    direct,
    hostName,
    roles,
    forTenant(tenantId) {
      if (!uuid.test(tenantId)) throw new TypeError(`Not a tenant's id: ${tenantId}`)
      return runAs('app', `SET LOCAL app.tenant = '${tenantId}'`)
    },
    forAccount: (accountId) => {
      const whose = accountId === undefined ? "SET LOCAL app.staff = ''" : staffSettings({ accountId, roles: [] })
      return runAs('desk', `SET LOCAL app.tenant = ''; ${whose}`)
    },
    forStaff(tenantId, member) {
      if (!uuid.test(tenantId)) throw new TypeError(`Not a tenant's id: ${tenantId}`)
      return runAs('desk', `SET LOCAL app.tenant = '${tenantId}'; ${staffSettings(member)}`)
    },
    global: runAs('app', "SET LOCAL app.tenant = ''"),
    asOwner: (work) => inTransaction(pool, '', statementTimeouts.owner, work),
    async close() {
      await pool.end()
      if (direct !== pool) await direct.end()
    },
  }
}

/**
 * Makes a database on a server unless it is there, and returns its address.
 * @param url of any database on that server, as a user that may create databases
 */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: statementTimeouts.owner,
  })
  client.on('error', () => {})
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
  return withDatabaseName(url, name)
}

/** The address of another database on the same server. */
export const withDatabaseName = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
