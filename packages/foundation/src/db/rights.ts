import pg from 'pg'
import { OperatorError } from '../base/OperatorError.ts'
import type { Roles } from './roles.ts'

type Me = {
  name: string
  database: string
  isSuperuser: boolean
  createsRoles: boolean
  createsSchemas: boolean
  major: number
}

/** Our schemas. */
const schemas = ['public', 'drizzle', 'graphile_worker']

/** More objects of one owner than this are handed over in one statement. */
const manyObjects = 20

const quote = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name))

async function readMe(client: pg.ClientBase): Promise<Me> {
  const { rows } = await client.query<Me>(`
    SELECT rolname AS name, current_database() AS database, rolsuper AS "isSuperuser", rolcreaterole AS "createsRoles",
      has_database_privilege(current_database(), 'CREATE') AS "createsSchemas",
      current_setting('server_version_num')::int / 10000 AS major
    FROM pg_roles WHERE rolname = current_user`)
  const [me] = rows
  if (!me) throw new Error('PostgreSQL does not know the role of this connection.')
  return me
}

/** Statements for what is needed to make tables in our schemas. */
async function schemaRights(client: pg.ClientBase, me: Me): Promise<string[]> {
  const { rows } = await client.query<{ name: string; exists: boolean; usable: boolean }>(
    `SELECT ours.name, n.oid IS NOT NULL AS exists,
       coalesce(has_schema_privilege(n.oid, 'USAGE') AND has_schema_privilege(n.oid, 'CREATE'), false) AS usable
     FROM unnest($1::text[]) AS ours(name) LEFT JOIN pg_namespace n ON n.nspname = ours.name`,
    [schemas],
  )
  const lacksSchema = rows.some(({ exists }) => !exists)
  return [
    ...(lacksSchema && !me.createsSchemas
      ? [`GRANT CREATE ON DATABASE ${quote(me.database)} TO ${quote(me.name)};`]
      : []),
    ...rows
      .filter(({ exists, usable }) => exists && !usable)
      .map(({ name }) => `GRANT USAGE, CREATE ON SCHEMA ${quote(name)} TO ${quote(me.name)};`),
  ]
}

/**
 * Statements that hand over what is ours and belongs to somebody else: only its owner may change a table.
 * @param ours the names of what migrations create in `public`, where an operator may have tables too
 */
async function ownership(client: pg.ClientBase, me: Me, ours: readonly string[]): Promise<string[]> {
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
    [schemas, ours],
  )
  const isMany = (owner: string) => rows.filter((row) => row.owner === owner).length > manyObjects
  const statements = rows.map(({ object, owner, isSuperuser }) =>
    // What belongs to a superuser cannot be handed over as a whole: PostgreSQL's own tables are among it.
    isMany(owner) && !isSuperuser
      ? `REASSIGN OWNED BY ${quote(owner)} TO ${quote(me.name)};`
      : `ALTER ${object} OWNER TO ${quote(me.name)};`,
  )
  return [...new Set(statements)]
}

type RoleRights = { name: string; isMember: boolean; isAdmin: boolean }

/**
 * Statements for the roles an installation works as.
 * @param created those a pending migration creates
 */
async function roleRights(client: pg.ClientBase, me: Me, roles: Roles, created: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<RoleRights>(
    `SELECT rolname AS name, pg_has_role(oid, '${me.major >= 16 ? 'SET' : 'MEMBER'}') AS "isMember",
       pg_has_role(oid, 'MEMBER WITH ADMIN OPTION') AS "isAdmin" FROM pg_roles WHERE rolname = ANY($1)`,
    [Object.values(roles)],
  )
  const isLost = (name: string) => !created.includes(name) && !rows.some((row) => row.name === name)
  const lost = Object.values(roles).filter((name) => isLost(name))
  if (lost.length > 0)
    throw new OperatorError(
      `The rules of this database name roles that are not on this PostgreSQL server: ${lost.join(', ')}. It was restored without them. Create them (CREATE ROLE … NOLOGIN), restore the database once more, then start again.`,
    )
  const isNew = created.some((name) => !rows.some((row) => row.name === name))
  const mayGrant = me.major < 16 && me.createsRoles
  return [
    ...(isNew && !me.createsRoles ? [`ALTER ROLE ${quote(me.name)} CREATEROLE;`] : []),
    ...rows
      .filter(({ name, isAdmin }) => created.includes(name) && !isAdmin && !mayGrant)
      .map(({ name }) => `GRANT ${name} TO ${quote(me.name)} WITH ADMIN OPTION;`),
    ...rows
      .filter(({ name, isMember }) => !created.includes(name) && !isMember)
      .map(({ name }) => `GRANT ${name} TO ${quote(me.name)};`),
  ]
}

function refusal(role: string, statements: readonly string[]): OperatorError {
  const another = statements.some((one) => /\bOWNE[DR]\b/.test(one))
    ? 'Set DATABASE_URL to the role that owns the tables, or run this'
    : 'Run this'
  return new OperatorError(
    [
      `The database role ${role} lacks rights that Minaret needs. Nothing was changed. ${another} as a superuser, then start again:`,
      '',
      ...statements.map((statement) => `  ${statement}`),
    ].join('\n'),
  )
}

/**
 * Makes sure that the role may read which migrations a database has.
 * @param ours the names of what migrations create in `public`
 * @throws OperatorError with the statements that allow it
 */
export async function demandReading(client: pg.ClientBase, ours: readonly string[]): Promise<void> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'r'
    WHERE n.nspname = 'drizzle'
      AND NOT (has_schema_privilege(n.oid, 'USAGE') AND coalesce(has_table_privilege(c.oid, 'SELECT'), true))`)
  if (rowCount === 0) return
  const me = await readMe(client)
  throw refusal(quote(me.name), [...(await schemaRights(client, me)), ...(await ownership(client, me, ours))])
}

/**
 * Makes sure that the role owns what is ours, may work as the roles of the installation, and may do what is pending.
 * @param ours the names of what migrations create in `public`
 * @param created the roles that pending migrations create; undefined if none is pending
 * @throws OperatorError with the statements that allow it
 */
export async function demandRights(
  client: pg.ClientBase,
  roles: Roles,
  ours: readonly string[],
  created?: readonly string[],
): Promise<void> {
  const me = await readMe(client)
  const ofRoles = await roleRights(client, me, roles, created ?? [])
  if (me.isSuperuser) return
  const statements = [
    ...(created ? await schemaRights(client, me) : []),
    ...(await ownership(client, me, ours)),
    ...ofRoles,
  ]
  if (statements.length > 0) throw refusal(quote(me.name), statements)
}

/**
 * What PostgreSQL refused for want of a right, for the operator.
 * @param url the database's address, with its user
 * @returns the error itself if it is another one
 */
export function explainRefusal(error: unknown, url: string, isConnected: boolean): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error
  const client = new pg.Client({ connectionString: url })
  const [role, database] = [quote(client.user ?? ''), quote(client.database ?? '')]
  return isConnected
    ? new OperatorError(
        `The database role ${role} lacks a right (${error.message}), and nothing was changed. It must own the database and everything in it: as a superuser run ALTER DATABASE ${database} OWNER TO ${role}; and hand over what belongs to another role, then start again.`,
      )
    : refusal(role, [`GRANT CONNECT ON DATABASE ${database} TO ${role};`])
}
