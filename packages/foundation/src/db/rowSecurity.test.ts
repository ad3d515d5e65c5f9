import { randomBytes, randomUUID } from 'node:crypto'
import { type DeskRole, deskRoles } from '@minaret/plans'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { makeTenant, type TestTenant } from '../../../acceptance/src/tenants.ts'
import * as schema from './schema.ts'

type Column = { name: string; type: string; required: boolean; check?: string }

let database: Awaited<ReturnType<typeof testDatabase>>
let ownMosque: TestTenant
let otherMosque: TestTenant
let roles: Awaited<ReturnType<typeof database.roles>>

beforeAll(async () => {
  database = await testDatabase()
  roles = await database.roles()
  ownMosque = await makeTenant(database)
  otherMosque = await makeTenant(database)
})
afterAll(() => database.close())

const queryAsOwner = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows

/** Runs a statement as the application does: in its role, for one tenant. */
async function asApp(tenantId: string | undefined, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = await database.pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE ${roles.app}`)
    await client.query("SELECT set_config('app.tenant', $1, true)", [tenantId ?? ''])
    return (await client.query<QueryResultRow>(text, values)).rows
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const tenantTables = () =>
  queryAsOwner<{ name: string; enabled: boolean; forced: boolean; keyed: boolean }>(`
    SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
      coalesce((SELECT a2.attname = 'tenant_id' FROM pg_index i JOIN pg_attribute a2 ON a2.attrelid = c.oid AND a2.attnum = i.indkey[0]
        WHERE i.indrelid = c.oid AND i.indisprimary), false) AS keyed
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`)

/** Tables read before a tenant is known, which only serve to find it; the last two belong to the servers, for all tenants. */
const directory = ['hostnames', 'origins', 'webhook_paths', 'page_changes', 'stored_pages']
/** The desk's own tables: the public server's role has no privileges on them. */
const deskTables = [
  ...'account_openings approvals box_sheets content_items'.split(' '),
  'content_presence',
  'content_versions',
  'desk_drafts',
  'desk_log',
  'message_replies',
  ...'import_lines import_parts imports mosque_export_parts mosque_exports'.split(' '),
  'reply_templates',
  'setup_dismissals',
  'site_domains',
  'staff_invitations',
  ...'staff_members support_grants upload_parts uploads'.split(' '),
]
/** Tables that only triggers write. */
const databaseTables = ['gift_words', 'money_totals']

/** Makes a row of a table, with a value of the right type in every required column. */
async function makeRow(table: string, tenantId: string): Promise<Record<string, unknown>> {
  const columns = await queryAsOwner<Column>(
    `SELECT column_name AS name, udt_name AS type, is_nullable = 'NO' AND column_default IS NULL AS required
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const samples: Record<string, unknown> = {
    text: 'x',
    uuid: randomUUID(),
    int4: 1,
    int8: 1,
    int2: 1,
    bool: false,
    bytea: randomBytes(8),
    jsonb: '{}',
    date: '2026-01-01',
    bpchar: 'gbp',
    _bpchar: ['gbp'],
    _text: ['owner'],
    _int4: [1],
    timestamptz: new Date(),
    float8: 1,
  }
  return Object.fromEntries(
    columns
      .filter(({ required, name }) => required || name === 'id')
      .map(({ name, type }) => [name, name === 'tenant_id' ? tenantId : samples[type]]),
  )
}

const insertInto = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row)
  return {
    text: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    values: Object.values(row),
  }
}

test('every table with a tenant has forced row security, and the tenant as the first column of its key', async () => {
  const tables = await tenantTables()
  expect(tables.length).toBeGreaterThan(10)
  const unsecuredTables = tables.filter(
    ({ name, enabled, forced, keyed }) => !directory.includes(name) && !(enabled && forced && keyed),
  )
  expect(unsecuredTables).toEqual([])
})

test("the application's role owns nothing and cannot bypass row security", async () => {
  const privilegesQuery = 'SELECT rolsuper, rolbypassrls, rolcreaterole, rolcanlogin FROM pg_roles WHERE rolname = $1'
  const noPrivileges = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false }
  expect(await queryAsOwner(privilegesQuery, [roles.app])).toEqual([noPrivileges])
  expect(await queryAsOwner(`SELECT relname FROM pg_class WHERE relowner = '${roles.app}'::regrole`)).toEqual([])
})

describe("another tenant's rows", async () => {
  // Every table of the schema that has a tenant; the next test finds tables missing from the schema.
  const names = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map(getTableConfig)
    .filter(({ name, columns }) => !directory.includes(name) && columns.some((column) => column.name === 'tenantId'))
    .map(({ name }) => name)

  test('are covered below for every secured table', async () => {
    const secured = (await tenantTables()).map(({ name }) => name).filter((name) => !directory.includes(name))
    expect(names.toSorted()).toEqual(secured)
  })

  test.each(names)('of %s cannot be read, changed, deleted, forged or moved to another tenant', async (table) => {
    // Other tests cover checks and foreign keys; here the row only has to exist.
    const { text, values } = insertInto(table, await makeRow(table, otherMosque.id))
    const ownRow = insertInto(table, await makeRow(table, ownMosque.id))
    const client = await database.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query("SET LOCAL session_replication_role = 'replica'")
      for (const { name } of await checksOf(table)) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
      await client.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [otherMosque.id])
      await client.query(text, values)
      await client.query(`SET LOCAL ROLE ${deskTables.includes(table) ? roles.desk : roles.app}`)
      await client.query(
        "SELECT set_config('app.tenant', $1, true), set_config('app.roles', 'owner', true), set_config('app.staff', $2, true)",
        // Drafts and uploads are visible to one account only; `x` is the account in every row made here.
        [ownMosque.id, ['desk_drafts', 'uploads', 'upload_parts'].includes(table) ? 'x' : 'somebody'],
      )

      const visibleRows = await client.query(`SELECT FROM ${table} WHERE tenant_id = $1`, [otherMosque.id])
      expect(visibleRows.rowCount, 'seen').toBe(0)
      const unfilteredRows = await client.query(`SELECT FROM ${table} WHERE tenant_id <> $1`, [ownMosque.id])
      expect(unfilteredRows.rowCount, 'seen without a filter').toBe(0)
      for (const [action, statement] of [
        ['changed', `UPDATE ${table} SET tenant_id = tenant_id WHERE tenant_id = '${otherMosque.id}'`],
        ['deleted', `DELETE FROM ${table} WHERE tenant_id = '${otherMosque.id}'`],
      ] as const) {
        await client.query('SAVEPOINT attempt')
        const count = await client.query(statement).then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        )
        await client.query('ROLLBACK TO attempt')
        // 42501: no role may change or delete ledger entries.
        expect([0, '42501'], action).toContain(count)
      }
      await client.query('SAVEPOINT attempt')
      await expect(client.query(text, values), 'forged').rejects.toMatchObject({ code: '42501' })
      await client.query('ROLLBACK TO attempt')

      await client.query(`SAVEPOINT attempt`)
      // Tables that only triggers write cannot be written for our own tenant either.
      if (!databaseTables.includes(table)) await client.query(ownRow.text, ownRow.values)
      await expect(
        client.query(`UPDATE ${table} SET tenant_id = $1 WHERE tenant_id = $2`, [otherMosque.id, ownMosque.id]),
        'given away',
      ).rejects.toMatchObject({ code: '42501' })
      await client.query('ROLLBACK TO attempt')

      await client.query("SELECT set_config('app.tenant', '', true)")
      const rowsWithoutTenant = await client.query(`SELECT FROM ${table}`)
      expect(rowsWithoutTenant.rowCount, 'seen without a tenant').toBe(0)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  const checksOf = (table: string) =>
    queryAsOwner<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
      [table],
    )
})

test.each([
  ...deskTables,
  ...'installation_announcements installation_log signups signup_invitations staff_accounts staff_sessions'.split(' '),
  ...'staff_challenges staff_devices staff_passkeys staff_recoveries staff_recovery_codes staff_throttles'.split(' '),
])("the public server's role can neither read nor write %s", async (table) => {
  for (const statement of [`SELECT FROM ${table}`, `DELETE FROM ${table}`])
    await expect(asApp(ownMosque.id, statement)).rejects.toMatchObject({ code: '42501' })
})

describe("the desk's role sees personal data and money only by the roles of its transaction", () => {
  const everyRole = deskRoles
  type Roles = readonly DeskRole[]
  const allow = (roles: Roles, ...tables: string[]) => tables.map((table): [string, Roles] => [table, roles])
  const rows: readonly [table: string, roles: Roles][] = [
    ...allow(['owner', 'treasurer'], 'gifts', 'ledger_entries', 'gift_aid_declarations', 'charity_details'),
    ...allow(['owner', 'treasurer'], 'gift_aid_faults', 'gift_aid_filed', 'gift_aid_filings', 'gift_aid_messages'),
    ...allow(['owner', 'treasurer'], 'gift_words', 'gift_exports', 'gift_export_parts', 'payment_accounts', 'users'),
    ...allow(['owner', 'treasurer'], 'gasds_claimed', 'gasds_details', 'gasds_entries', 'box_sheets'),
    ...allow(['owner', 'treasurer'], 'report_subscriptions', 'bank_lines', 'bank_postings', 'bank_payers'),
    ...allow(['owner', 'treasurer'], 'payouts', 'payout_items', 'payout_reads'),
    ['community_buildings', ['owner', 'treasurer', 'counter']],
    ...allow(['owner', 'teacher'], 'maktab_children', 'maktab_classes', 'maktab_attendance'),
    ['course_applicants', ['owner', 'administrator', 'teacher']],
    ...allow(['owner', 'administrator'], 'subscribers', 'subscriber_imports', 'newsletter_issues'),
    // Messages and replies here are to the office; those to the imam are tested below.
    ...allow(['owner', 'administrator'], 'newsletter_recipients', 'contact_messages', 'message_replies'),
    ...allow(['owner'], 'approvals', 'mosque_exports', 'mosque_export_parts', 'site_domains', 'account_openings'),
    ...allow(['owner', 'administrator', 'editor'], 'imports', 'import_parts', 'import_lines'),
    ...allow(['owner', 'administrator', 'editor', 'imam', 'treasurer'], 'setup_dismissals'),
    ['settings', everyRole],
  ]
  async function rolesThatSee(table: string, row: Record<string, unknown>, staff = ''): Promise<string[]> {
    const client = await database.pool.connect()
    try {
      await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
      const checks = await queryAsOwner<{ name: string }>(
        `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
        [table],
      )
      for (const { name } of checks) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
      await client.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [ownMosque.id])
      const { text, values } = insertInto(table, row)
      await client.query(text, values)
      await client.query(`SET LOCAL ROLE ${roles.desk}`)
      const setSession = "SELECT set_config('app.tenant', $1, true), set_config('app.staff', $2, true)"
      await client.query(setSession, [ownMosque.id, staff])
      const visibleRoles: string[] = []
      for (const role of everyRole) {
        await client.query("SELECT set_config('app.roles', $1, true)", [role])
        if ((await client.query(`SELECT FROM ${table}`)).rowCount === 1) visibleRoles.push(role)
      }
      return visibleRoles
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }

  test.each(rows)('%s', async (table, roles) =>
    expect(await rolesThatSee(table, await makeRow(table, ownMosque.id))).toEqual(roles),
  )
  test('a counter sees their own counting sheet until it is closed', async () => {
    const row = await makeRow('box_sheets', ownMosque.id)
    const listRoles = (part: object) => rolesThatSee('box_sheets', { ...row, ...part }, 'x')
    const results = await Promise.all([{ opened_by: 'y' }, { second_by: 'y' }, { state: 'closed' }].map(listRoles))
    expect(results.map((roles) => roles.includes('counter'))).toEqual([true, true, false])
  })

  test('only the imam sees a question to the imam', async () => {
    const row = { ...(await makeRow('contact_messages', ownMosque.id)), topic: 'imam' }
    expect(await rolesThatSee('contact_messages', row)).toEqual(['imam'])
    const reply = { ...(await makeRow('message_replies', ownMosque.id)), for_imam: true }
    expect(await rolesThatSee('message_replies', reply)).toEqual(['imam'])
    for (const kind of ['ask-imam', 'imam-reply'])
      expect(await rolesThatSee('mails', { ...(await makeRow('mails', ownMosque.id)), kind })).toEqual(['imam'])
  })
})

test('our own row cannot be moved to another tenant', async () => {
  await expect(
    asApp(ownMosque.id, 'UPDATE settings SET tenant_id = $1 WHERE tenant_id = $2', [otherMosque.id, ownMosque.id]),
  ).rejects.toMatchObject({ code: '42501' })
})

test('the directory of tenants is read-only', async () => {
  expect(await asApp(undefined, 'SELECT FROM tenants')).not.toHaveLength(0)
  for (const table of ['tenants', ...directory])
    await expect(asApp(ownMosque.id, `DELETE FROM ${table}`), table).rejects.toMatchObject({ code: '42501' })
})

test('the role and tenant of one transaction do not leak to the next on the same connection', async () => {
  const count = () =>
    database.forTenant(ownMosque.id)(async (tx) => (await tx.execute('SELECT * FROM settings')).rowCount)
  const before = await count()
  await database.forTenant(ownMosque.id)((tx) => tx.execute('SELECT 1'))
  expect(before).toBeGreaterThan(0)
  const session = await database.pool.query('SELECT current_user AS who, current_tenant() AS tenant')
  expect(session.rows).toEqual([{ who: 'postgres', tenant: null }])
})
