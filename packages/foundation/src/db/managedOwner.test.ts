import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTenant } from '../../../acceptance/src/tenants.ts'
import { type RunningPostgres, startPostgres } from '../postgres/index.ts'
import { type Database, type TenantDb, withDatabaseName, openDatabase } from './database.ts'
import { migrateDatabase } from './migrateDatabase.ts'

/**
 * PostgreSQL set up as by a managed provider: the owner of the tables is neither a superuser nor exempt from row security.
 * It is a separate server, because roles belong to the whole server.
 */
let root: string
let server: RunningPostgres
let database: Database
let servedTenantId: string
let movedTenantId: string

async function runAsSuperuser(name: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: withDatabaseName(server.url, name) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** SQL for one row in each table that is searched across mosques, due since yesterday, with `link` as its reference. */
const insertStatements = (tenantId: string, link: string) => [
  `INSERT INTO gift_aid_filings (tenant_id, id, mode, service, claims, gifts, amount_minor, hmrc_reference, transaction_id,
     ir_mark, next_at, built_at)
   VALUES ('${tenantId}', 'filing', 'test', 'test', '{1}', 1, 100, 'AB1', 'T', 'M', now() - interval '1 day', now())`,
  `INSERT INTO content_items (tenant_id, kind, id, title, draft, draft_at, publish_at)
   VALUES ('${tenantId}', 'news', 'item', 'News', '{}', now(), now() - interval '1 day')`,
  `INSERT INTO approvals (tenant_id, id, kind, payload, requested_by, requested_at, expires_at, cancel_hash)
   VALUES ('${tenantId}', 'approval', 'x', '{}', 'x', now(), now() - interval '1 day', '${link}')`,
  `INSERT INTO staff_invitations (tenant_id, id, hash, email, email_key, roles, created_at, expires_at)
   VALUES ('${tenantId}', 'invitation', '${link}', 'a@example.org', 'a@example.org', '{owner}', now(), now())`,
]

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'minaret-owner-'))
  server = await startPostgres({ root, durable: false })
  await runAsSuperuser(
    'postgres',
    'CREATE ROLE managed LOGIN NOSUPERUSER NOBYPASSRLS CREATEROLE',
    'CREATE DATABASE lent OWNER managed',
  )
  const url = withDatabaseName(server.url, 'lent').replace('postgres://postgres@', 'postgres://managed@')
  await migrateDatabase(url)
  database = openDatabase(url)
  servedTenantId = (await makeTenant(database)).id
  movedTenantId = (await makeTenant(database)).id
  await runAsSuperuser(
    'lent',
    "SET session_replication_role = 'replica'",
    ...insertStatements(servedTenantId, 'here'),
    ...insertStatements(movedTenantId, 'moved'),
    `UPDATE tenants SET state = 'moved', moved_to = 'elsewhere' WHERE id = '${movedTenantId}'`,
  )
})
afterAll(async () => {
  await database.close()
  await server.stop()
  await rm(root, { recursive: true, force: true })
})

const dueFunctions: readonly [name: string, as: () => TenantDb, id: string][] = [
  ['due_filings', () => database.global, 'filing'],
  ['due_publications', () => database.forAccount(), 'item'],
  ['due_approvals', () => database.forAccount(), 'approval'],
]
const links = ['approval_tenant', 'invitation_tenant'] as const

test.each(dueFunctions)(
  '%s returns the due rows of a mosque served here, and none of a mosque that has moved',
  async (name, as, id) => {
    const result = await as()(async (tx) => {
      const { rows } = await tx.execute<{ tenant_id: string; id: string }>(`SELECT tenant_id, id FROM ${name}(now())`)
      const tenants = await tx.execute('SELECT current_tenant() AS tenant')
      return { rows, tenants: tenants.rows }
    })
    // The transaction has no tenant, before and after.
    expect(result).toEqual({ rows: [{ tenant_id: servedTenantId, id }], tenants: [{ tenant: null }] })
    const earlyResult = await as()((tx) => tx.execute(`SELECT FROM ${name}(now() - interval '2 days')`))
    expect(earlyResult.rowCount).toBe(0)
  },
)

test.each(links)('%s returns the mosque of a link, and null for an unknown link', async (name) => {
  const tenantOf = async (link: string) => {
    const { rows } = await database.forAccount()((tx) =>
      tx.execute<{ tenant: string | null }>(`SELECT ${name}('${link}') AS tenant`),
    )
    return rows[0]?.tenant
  }
  expect([await tenantOf('here'), await tenantOf('moved'), await tenantOf('nobody')]).toEqual([
    servedTenantId,
    null,
    null,
  ])
})

test('these tests cover every function that searches across mosques', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname ~ '^due_|_tenant$' AND prosecdef ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...dueFunctions.map(([name]) => name), ...links].toSorted())
})
