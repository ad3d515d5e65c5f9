import { and, asc, count, eq, getTableColumns, gt, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { audit } from '@minaret/foundation/identity'
import { type Database, ledgerEntries, hostnames, origins, tenants, newPublicId, schema } from '@minaret/foundation/db'
import { roles } from '@minaret/plans'
import type { Storage } from '@minaret/foundation/files'
import { OperatorError } from '@minaret/foundation/base'

/** What serves the host alone, and means nothing elsewhere: sessions, links, counters, letters on their way. */
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
  'imports',
  'import_parts',
  'import_lines',
  'uploads',
  'upload_parts',
  'mosque_exports',
  'mosque_export_parts',
]

/** Tables whose rows are a mosque's own. */
const ownTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name, columns: getTableColumns(table) }))
  .filter(({ name, columns }) => 'tenantId' in columns && !serverTables.includes(name))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Hashes, and what is sealed under the host's key: of no use elsewhere, and nobody's to see. */
const isSecret = (key: string, value: unknown) => value instanceof Buffer || /hash$/i.test(key)

const open = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => key !== 'tenantId' && !isSecret(key, value)))

/**
 * All a mosque has, table by table, as one reading of the database; no password, no key, no hash, nothing sealed. That it
 * was read is written down.
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
  // The staff and their log are out of the public server's reach; whoever exports a mosque sees as every role does.
  const everything = { accountId: newPublicId(), roles }
  const tables = await database.forStaff(
    tenantId,
    everything,
  )(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`)
    await audit(tx, 'mosque exported')
    const read: Record<string, Record<string, unknown>[]> = {}
    for (const { table, name } of ownTables)
      read[name] = (
        await tx
          .select()
          .from(table)
          .where(sql`tenant_id = ${tenantId}`)
      ).map(open)
    return read
  })
  return {
    made: now.toISOString(),
    slug: names.tenant?.slug ?? '',
    hostnames: names.hostnames.map(({ hostname }) => hostname),
    origins: names.origins.map(({ origin }) => origin),
    tables,
  }
}

/** As long as the law wants books to be kept. */
const ledgerYears = 6

/** How many entries of real money are younger than the law lets anybody throw away. */
const countRecentEntries = (database: Database, tenantId: string, now: Date): Promise<number> =>
  database.forTenant(tenantId)(async (tx) => {
    const since = new Date(now)
    since.setUTCFullYear(now.getUTCFullYear() - ledgerYears)
    const real = and(eq(ledgerEntries.mode, 'live'), gt(ledgerEntries.at, since))
    const [found] = await tx.select({ n: count() }).from(ledgerEntries).where(real)
    return found?.n ?? 0
  })

/**
 * Deletes a mosque and all it has, its files last. Of one that has moved to another database only the copy is deleted.
 * @param withBooks also when its books hold real money of the last six years
 * @throws OperatorError when they do, and that was not said
 */
export async function deleteMosque(
  { database, storage }: { database: Database; storage: Pick<Storage, 'removeAll'> },
  tenantId: string,
  { withBooks, now }: { withBooks: boolean; now: Date },
): Promise<void> {
  const [row] = await database.global((tx) => tx.select().from(tenants).where(eq(tenants.id, tenantId)))
  // An old copy: its ledger and its files are in use elsewhere.
  const isCopy = row?.state === 'moved' || row?.state === 'arriving'
  const young = isCopy ? 0 : await countRecentEntries(database, tenantId, now)
  if (young > 0 && !withBooks)
    throw new OperatorError(
      `Its ledger has ${young} real ${young === 1 ? 'entry' : 'entries'} from the last ${ledgerYears} years, which a charity must keep. Close it instead (tenant suspend), or export the ledger first (donations export) and add --with-books.`,
    )
  await database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    await tx.delete(tenants).where(eq(tenants.id, tenantId))
  })
  if (!isCopy) await storage.removeAll(tenantId)
}
