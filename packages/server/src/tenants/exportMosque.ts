import { and, asc, count, eq, getTableColumns, gt, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { audit } from '@minaret/foundation/identity'
import { type Database, ledgerEntries, hostnames, origins, tenants, newPublicId, schema } from '@minaret/foundation/db'
import { roles } from '@minaret/plans'
import type { Storage } from '@minaret/foundation/files'
import { OperatorError } from '@minaret/foundation/base'

/** Tables that are relevant only to this server: sessions, links, counters, unsent emails. */
const serverTables = [
  'sessions',
  'link_references',
  'throttles',
  'decline_marks',
  'visitor_marks',
  'provider_events',
  'demo_intents',
  'demo_answers',
  'mails',
  'folder_items',
  'payment_accounts',
  'account_openings',
  'hostnames',
  'origins',
  'webhook_paths',
  'desk_drafts',
  'staff_invitations',
  'approvals',
  'support_grants',
  'content_presence',
  'content_previews',
  'page_changes',
  'stored_pages',
  'imports',
  'import_parts',
  'import_lines',
  'uploads',
  'upload_parts',
  'mosque_exports',
  'mosque_export_parts',
]

/** Tables with a mosque's own data. */
const exportedTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name, columns: getTableColumns(table) }))
  .filter(({ name, columns }) => 'tenantId' in columns && !serverTables.includes(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Whether a value is a hash or encrypted with the server's key, which is useless elsewhere and must stay secret. */
const isSecret = (key: string, value: unknown) => value instanceof Buffer || /hash$/i.test(key)

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => key !== 'tenantId' && !isSecret(key, value)))

/**
 * Exports all data of a mosque by table from one database snapshot, without passwords, keys, hashes or encrypted values.
 * The export is recorded in the audit log.
 */
export async function exportMosque(database: Database, tenantId: string, now: Date) {
  const names = await database.global(async (tx) => ({
    tenant: (await tx.select().from(tenants).where(eq(tenants.id, tenantId)))[0],
    hostnames: await tx
      .select()
      .from(hostnames)
      .where(eq(hostnames.tenantId, tenantId))
      .orderBy(asc(hostnames.position)),
    origins: await tx.select().from(origins).where(eq(origins.tenantId, tenantId)),
  }))
  // The public role cannot read the staff or their log, so the export uses all staff roles.
  const allRoles = { accountId: newPublicId(), roles }
  const tables = await database.forStaff(
    tenantId,
    allRoles,
  )(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`)
    await audit(tx, 'mosque exported')
    const rowsByTable: Record<string, Record<string, unknown>[]> = {}
    for (const { table, name } of exportedTables)
      rowsByTable[name] = (
        await tx
          .select()
          .from(table)
          .where(sql`tenant_id = ${tenantId}`)
      ).map(withoutSecrets)
    return rowsByTable
  })
  return {
    made: now.toISOString(),
    slug: names.tenant?.slug ?? '',
    hostnames: names.hostnames.map(({ hostname }) => hostname),
    origins: names.origins.map(({ origin }) => origin),
    tables,
  }
}

/** Years for which accounting records must be kept by law. */
const ledgerYears = 6

/** Counts the ledger entries of real money that must still be kept by law. */
const countRecentEntries = (database: Database, tenantId: string, now: Date): Promise<number> =>
  database.forTenant(tenantId)(async (tx) => {
    const since = new Date(now)
    since.setUTCFullYear(now.getUTCFullYear() - ledgerYears)
    const isReal = and(eq(ledgerEntries.mode, 'live'), gt(ledgerEntries.at, since))
    const [row] = await tx.select({ n: count() }).from(ledgerEntries).where(isReal)
    return row?.n ?? 0
  })

/**
 * Deletes a mosque with all its data, files last. If it has moved to another database, only the copy is deleted.
 * @param withBooks deletes it even if its ledger has real money of the last six years
 * @throws OperatorError if its ledger has such entries and `withBooks` is not set
 */
export async function deleteMosque(
  { database, storage }: { database: Database; storage: Pick<Storage, 'removeAll'> },
  tenantId: string,
  { withBooks, now }: { withBooks: boolean; now: Date },
): Promise<void> {
  const [row] = await database.global((tx) => tx.select().from(tenants).where(eq(tenants.id, tenantId)))
  // The ledger and files of an old copy are in use elsewhere.
  const isCopy = row?.state === 'moved' || row?.state === 'arriving'
  const recentEntries = isCopy ? 0 : await countRecentEntries(database, tenantId, now)
  if (recentEntries > 0 && !withBooks)
    throw new OperatorError(
      `The mosque's ledger has ${recentEntries} real ${recentEntries === 1 ? 'entry' : 'entries'} from the last ${ledgerYears} years, which a charity must keep. Close it instead (tenant suspend), or export the ledger first (donations export) and add --with-books.`,
    )
  await database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    await tx.delete(tenants).where(eq(tenants.id, tenantId))
  })
  if (!isCopy) await storage.removeAll(tenantId)
}
