import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { MonitoredPool } from './monitoredPool.ts'

/** The database roles an installation works as; its migrations create them. */
export type Roles = {
  /** Role of requests to the public sites. */
  app: string
  /** Role of requests to the desk. */
  desk: string
}

/** The roles of installations from before 0.3.0, as written in migrations. */
export const firstRoles: Roles = { app: 'minaret_app', desk: 'minaret_desk' }

/** Maximum length of a role's name after `minaret_desk_`: PostgreSQL truncates names to 63 bytes. */
const maxSuffix = 40

/** Turns a database's name into a role's suffix, using only characters that need no quotes in a migration. */
function makeSuffix(database: string): string {
  if (/^[a-z0-9_]+$/.test(database) && database.length <= maxSuffix) return database
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 8)
  const slug = database.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return `${slug.slice(0, maxSuffix - digest.length - 1)}_${digest}`
}

/** Returns role names for a new installation. @param attempt number of the alternative, from 1 */
export function rolesFor(database: string, attempt = 1): Roles {
  const suffix = makeSuffix(database) + (attempt === 1 ? '' : `_${attempt}`)
  return { app: `minaret_app_${suffix}`, desk: `minaret_desk_${suffix}` }
}

/** Chooses role names for a new installation that no other database uses, because all databases of a server share roles. */
export async function chooseRoles(client: pg.ClientBase): Promise<Roles> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  for (let attempt = 1; ; attempt++) {
    const roles = rolesFor(rows[0]?.name ?? '', attempt)
    const { rowCount } = await client.query(
      `SELECT FROM pg_shdepend d JOIN pg_roles r ON d.refclassid = 'pg_authid'::regclass AND d.refobjid = r.oid
       WHERE r.rolname = ANY($1) AND d.dbid NOT IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
       LIMIT 1`,
      [Object.values(roles)],
    )
    if (rowCount === 0) return roles
  }
}

/** Replaces the roles in a migration's statement with those of the installation. */
export const withRoles = (statement: string, roles: Roles): string =>
  statement.replaceAll(/\bminaret_(?:app|desk)\b/g, (name) => (name === firstRoles.app ? roles.app : roles.desk))

/** Reads the roles of the installation. They are validated, because they become part of statements. */
export async function readRoles(pool: Pick<MonitoredPool, 'queryOnce'>): Promise<Roles> {
  const [roles] = await pool.queryOnce<Roles>('SELECT app_role AS app, desk_role AS desk FROM drizzle.minaret')
  if (!roles || !Object.values(roles).every((name) => /^[a-z0-9_]+$/.test(name)))
    throw new Error('The table drizzle.minaret does not name the roles of this installation.')
  return roles
}
