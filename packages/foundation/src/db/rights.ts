import pg from 'pg'
import { OperatorError } from '../base/OperatorError.ts'
import type { Roles } from './roles.ts'

type CurrentRole = {
  name: string
  database: string
  isSuperuser: boolean
  createsRoles: boolean
  createsSchemas: boolean
  major: number
}

/** Our schemas. */
const schemas = ['public', 'drizzle', 'graphile_worker']

/** Above this number, all objects of one owner are reassigned in one statement. */
const maxSingleObjects = 20

const quote = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name))

async function readCurrentRole(client: pg.ClientBase): Promise<CurrentRole> {
  const { rows } = await client.query<CurrentRole>(`
    SELECT rolname AS name, current_database() AS database, rolsuper AS "isSuperuser", rolcreaterole AS "createsRoles",
      has_database_privilege(current_database(), 'CREATE') AS "createsSchemas",
      current_setting('server_version_num')::int / 10000 AS major
    FROM pg_roles WHERE rolname = current_user`)
  const [role] = rows
  if (!role) throw new Error('PostgreSQL does not know the role of this connection.')
  return role
}

/** Returns the statements that grant the privilege to create tables in our schemas. */
async function getSchemaGrants(client: pg.ClientBase, current: CurrentRole): Promise<string[]> {
  const { rows } = await client.query<{ name: string; exists: boolean; usable: boolean }>(
    `SELECT ours.name, n.oid IS NOT NULL AS exists,
       coalesce(has_schema_privilege(n.oid, 'USAGE') AND has_schema_privilege(n.oid, 'CREATE'), false) AS usable
     FROM unnest($1::text[]) AS ours(name) LEFT JOIN pg_namespace n ON n.nspname = ours.name`,
    [schemas],
  )
  const lacksSchema = rows.some(({ exists }) => !exists)
  return [
    ...(lacksSchema && !current.createsSchemas
      ? [`GRANT CREATE ON DATABASE ${quote(current.database)} TO ${quote(current.name)};`]
      : []),
    ...rows
      .filter(({ exists, usable }) => exists && !usable)
      .map(({ name }) => `GRANT USAGE, CREATE ON SCHEMA ${quote(name)} TO ${quote(current.name)};`),
  ]
}

/**
 * Returns the statements that transfer ownership of our objects from another role, because only its owner may change a table.
 * @param ownObjects names of the objects that migrations create in `public`, where an operator may have tables too
 */
async function getOwnershipStatements(
  client: pg.ClientBase,
  current: CurrentRole,
  ownObjects: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ object: string; owner: string; isSuperuser: boolean }>(
    `SELECT o.object, r.rolname AS owner, r.rolsuper AS "isSuperuser" FROM (
       SELECT CASE c.relkind WHEN 'v' THEN 'VIEW ' WHEN 'm' THEN 'MATERIALIZED VIEW ' WHEN 'S' THEN 'SEQUENCE ' ELSE 'TABLE ' END
         || format('%I.%I', n.nspname, c.relname) AS object, n.nspname AS schema, c.relname AS name, c.relowner AS owner
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
         -- A sequence of a column goes with its table.
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
           AND c.relkind = 'S' AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass)
       UNION ALL
       SELECT CASE p.prokind WHEN 'p' THEN 'PROCEDURE ' ELSE 'FUNCTION ' END
         || format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)), n.nspname, p.proname, p.proowner
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = ANY($1) AND p.prokind <> 'a'
       UNION ALL
       SELECT 'TYPE ' || format('%I.%I', n.nspname, t.typname), n.nspname, t.typname, t.typowner
       FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE n.nspname = ANY($1) AND t.typtype IN ('e', 'd')
     ) o JOIN pg_roles r ON r.oid = o.owner
     WHERE NOT pg_has_role(o.owner, 'USAGE') AND (o.schema <> 'public' OR o.name = ANY($2)) ORDER BY 2, 1`,
    [schemas, ownObjects],
  )
  const isMany = (owner: string) => rows.filter((row) => row.owner === owner).length > maxSingleObjects
  const statements = rows.map(({ object, owner, isSuperuser }) =>
    // A superuser's objects cannot all be reassigned, because they include PostgreSQL's own tables.
    isMany(owner) && !isSuperuser
      ? `REASSIGN OWNED BY ${quote(owner)} TO ${quote(current.name)};`
      : `ALTER ${object} OWNER TO ${quote(current.name)};`,
  )
  return [...new Set(statements)]
}

type RoleRights = { name: string; isMember: boolean; isAdmin: boolean }

/**
 * Returns the statements that grant the installation's roles.
 * @param newRoles the roles that a pending migration creates
 */
async function getRoleGrants(
  client: pg.ClientBase,
  current: CurrentRole,
  roles: Roles,
  newRoles: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<RoleRights>(
    `SELECT rolname AS name, pg_has_role(oid, '${current.major >= 16 ? 'SET' : 'MEMBER'}') AS "isMember",
       pg_has_role(oid, 'MEMBER WITH ADMIN OPTION') AS "isAdmin" FROM pg_roles WHERE rolname = ANY($1)`,
    [Object.values(roles)],
  )
  const isMissing = (name: string) => !newRoles.includes(name) && !rows.some((row) => row.name === name)
  const missingRoles = Object.values(roles).filter((name) => isMissing(name))
  if (missingRoles.length > 0)
    throw new OperatorError(
      `This database refers to roles that do not exist on this PostgreSQL server: ${missingRoles.join(', ')}. It was restored without them. Create them (CREATE ROLE … NOLOGIN), restore the database again, then start again.`,
    )
  const isNew = newRoles.some((name) => !rows.some((row) => row.name === name))
  const mayGrant = current.major < 16 && current.createsRoles
  return [
    ...(isNew && !current.createsRoles ? [`ALTER ROLE ${quote(current.name)} CREATEROLE;`] : []),
    ...rows
      .filter(({ name, isAdmin }) => newRoles.includes(name) && !isAdmin && !mayGrant)
      .map(({ name }) => `GRANT ${name} TO ${quote(current.name)} WITH ADMIN OPTION;`),
    ...rows
      .filter(({ name, isMember }) => !newRoles.includes(name) && !isMember)
      .map(({ name }) => `GRANT ${name} TO ${quote(current.name)};`),
  ]
}

function makeRefusal(role: string, statements: readonly string[]): OperatorError {
  const instruction = statements.some((statement) => /\bOWNE[DR]\b/.test(statement))
    ? 'Set DATABASE_URL to the role that owns the tables, or run this'
    : 'Run this'
  return new OperatorError(
    [
      `The database role ${role} lacks rights that Minaret needs. Nothing was changed. ${instruction} as a superuser, then start again:`,
      '',
      ...statements.map((statement) => `  ${statement}`),
    ].join('\n'),
  )
}

/**
 * Verifies that the role may read the list of applied migrations.
 * @param ownObjects names of the objects that migrations create in `public`
 * @throws OperatorError with the statements that allow it
 */
export async function requireReadAccess(client: pg.ClientBase, ownObjects: readonly string[]): Promise<void> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'r'
    WHERE n.nspname = 'drizzle'
      AND NOT (has_schema_privilege(n.oid, 'USAGE') AND coalesce(has_table_privilege(c.oid, 'SELECT'), true))`)
  if (rowCount === 0) return
  const current = await readCurrentRole(client)
  throw makeRefusal(quote(current.name), [
    ...(await getSchemaGrants(client, current)),
    ...(await getOwnershipStatements(client, current, ownObjects)),
  ])
}

/**
 * Verifies that the role owns our objects, may switch to the installation's roles, and may run pending migrations.
 * @param ownObjects names of the objects that migrations create in `public`
 * @param newRoles the roles that pending migrations create; undefined if none is pending
 * @throws OperatorError with the statements that allow it
 */
export async function requireOwnership(
  client: pg.ClientBase,
  roles: Roles,
  ownObjects: readonly string[],
  newRoles?: readonly string[],
): Promise<void> {
  const current = await readCurrentRole(client)
  const roleGrants = await getRoleGrants(client, current, roles, newRoles ?? [])
  if (current.isSuperuser) return
  const statements = [
    ...(newRoles ? await getSchemaGrants(client, current) : []),
    ...(await getOwnershipStatements(client, current, ownObjects)),
    ...roleGrants,
  ]
  if (statements.length > 0) throw makeRefusal(quote(current.name), statements)
}

/**
 * Turns PostgreSQL's "insufficient privilege" error into one with instructions for the operator.
 * @param url the database's URL, with its user
 * @returns any other error unchanged
 */
export function explainRefusal(error: unknown, url: string, isConnected: boolean): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error
  const client = new pg.Client({ connectionString: url })
  const [role, database] = [quote(client.user ?? ''), quote(client.database ?? '')]
  return isConnected
    ? new OperatorError(
        `The database role ${role} lacks a right (${error.message}), and nothing was changed. It must own the database and everything in it: as a superuser run ALTER DATABASE ${database} OWNER TO ${role}; and change the owner of everything in it that belongs to another role. Then start again.`,
      )
    : makeRefusal(role, [`GRANT CONNECT ON DATABASE ${database} TO ${role};`])
}
