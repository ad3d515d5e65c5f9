import { randomBytes } from 'node:crypto'
import { readDeskRoles, type DeskRole } from '@minaret/plans'
import pg from 'pg'
import { once } from '../base/once.ts'
import { readRoles, type Roles } from './roles.ts'
import { MonitoredPool } from './monitoredPool.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { inTransaction, statementTimeouts, type TenantDb } from './transaction.ts'

export { setStatementTimeout } from './transaction.ts'
export type { Snapshot } from './snapshot.ts'
export type { TenantDb, Tx } from './transaction.ts'

/** The staff member a desk transaction runs as, with their roles. */
export type StaffMember = { accountId: string; roles: readonly DeskRole[] }

/** An open PostgreSQL database: see {@link openDatabase}. */
export type Database = {
  pool: MonitoredPool
  /** A pool that bypasses the connection pooler, if there is one: LISTEN and advisory locks need a session. */
  direct: MonitoredPool
  /** The application name of this server's connections; PostgreSQL lists it while one of them is open. */
  hostName: string
  /** The database roles of this installation; several installations on one PostgreSQL server each have their own. */
  roles(): Promise<Roles>
  /** The rows of one tenant, as a role without access to other tenants' rows. */
  forTenant(tenantId: string): TenantDb
  /** The same rows for reading, at one moment: for everything a page shows. */
  openSnapshot(tenantId: string): Snapshot
  /** The tables read before a tenant is known, as the same role. Without a tenant it sees no tenant's rows. */
  global: TenantDb
  /** The accounts and logins of staff, and the mosques one of them works for, as the desk's role. */
  forAccount(accountId?: string): TenantDb
  /** The rows of one tenant as the desk's role, for a staff member: the database checks their roles as well. */
  forStaff(tenantId: string, member: StaffMember): TenantDb
  /** As the owner: migrations and operators' commands. Row security still applies unless the owner is a superuser. */
  asOwner: TenantDb
  close(): Promise<void>
}

const publicIdPattern = /^[\w-]{22}$/

/** Returns the settings that identify the staff member. Both values are validated, because they become part of a statement. */
function staffSettings({ accountId, roles }: StaffMember): string {
  if (!publicIdPattern.test(accountId)) throw new TypeError(`Not a staff account's id: ${accountId}`)
  return `SET LOCAL app.staff = '${accountId}'; SET LOCAL app.roles = '${readDeskRoles(roles).join(',')}'`
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
    // Lets the operating system notice on an idle connection that the other machine is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
}

/** Timeout for a connection, in milliseconds, whether the pool is exhausted or the database unreachable. */
const connectTimeout = 4000

/**
 * Opens a pool on a migrated database.
 * @param url `postgres://…`; the user must be a member of the installation's roles (the migrations grant this)
 * @param max maximum number of connections per pool
 * @param slack factor on the timeouts before the database counts as unresponsive; tests on a busy machine use more
 * @param directUrl the same database, bypassing the pooler that `url` points to (PgBouncer in transaction mode)
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
  const forTenant = (tenantId: string): TenantDb => {
    if (!uuidPattern.test(tenantId)) throw new TypeError(`Not a tenant's id: ${tenantId}`)
    return runAs('app', `SET LOCAL app.tenant = '${tenantId}'`)
  }
  return {
    pool,
    direct,
    hostName,
    roles,
    forTenant,
    openSnapshot(tenantId) {
      const fallback = forTenant(tenantId)
      const settings = async () => `SET LOCAL ROLE ${(await roles()).app}; SET LOCAL app.tenant = '${tenantId}'`
      return openSnapshot(pool, settings, fallback)
    },
    forAccount: (accountId) => {
      const settings = accountId === undefined ? "SET LOCAL app.staff = ''" : staffSettings({ accountId, roles: [] })
      return runAs('desk', `SET LOCAL app.tenant = ''; ${settings}`)
    },
    forStaff(tenantId, member) {
      if (!uuidPattern.test(tenantId)) throw new TypeError(`Not a tenant's id: ${tenantId}`)
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
 * Creates a database on a server unless it exists, and returns its URL.
 * @param url any database on that server, as a user that may create databases
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
    // Another server that started at the same time created it.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  } finally {
    await client.end()
  }
  return withDatabaseName(url, name)
}

/** Returns the URL of another database on the same server. */
export const withDatabaseName = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
