import { and, eq, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, donors, importLines, newPublicId, type TenantDb, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { modeOf } from '@minaret/giving/providers'
import { noteForExistingDonor } from './convertRow.ts'
import {
  areLinesOf,
  hasObjection,
  isLineOf,
  lockImport,
  readPendingLines,
  type StoredImport,
  type StoredLine,
  updateImport,
} from '../store.ts'

/** Donors inserted per transaction. */
const batchSize = 200

/** Inserts the donors of the given lines. Donors who have given since the dry run already exist and are not changed. */
async function insertDonors(
  tx: Tx,
  storedImport: StoredImport,
  lines: readonly StoredLine[],
  mode: PaymentMode,
): Promise<void> {
  const { id: importId, source, appliedAt } = storedImport
  if (!source || !appliedAt) throw new Error('The import of donors was not confirmed.')
  const rows = lines.flatMap(({ position, donor, sourceKey }) =>
    donor && sourceKey ? [{ position, donor, key: sourceKey, id: newPublicId() }] : [],
  )
  const insertedDonors = await tx
    .insert(donors)
    .values(
      rows.map(({ id, key, donor }) => ({
        tenantId: currentTenant,
        id,
        mode,
        key,
        name: donor.name,
        namedAt: appliedAt,
        email: donor.email,
        phone: donor.phone ?? '',
        // Set by a trigger.
        sortKey: '',
        groupId: id,
        contactEmail: donor.mayEmail ?? null,
        contactPhone: donor.mayCall ?? null,
        contactPost: donor.mayWrite ?? null,
        importId,
        importedFrom: source,
        importedAt: appliedAt,
        address: donor.address ?? '',
        remark: donor.remark ?? '',
      })),
    )
    .onConflictDoNothing()
    .returning({ id: donors.id })
  const insertedIds = new Set(insertedDonors.map(({ id }) => id))
  const insertedRows = rows.filter(({ id }) => insertedIds.has(id)).map(({ position, id }) => ({ position, id }))
  const matchesInserted = areLinesOf(
    importId,
    insertedRows.map(({ position }) => position),
  )
  await tx.execute(sql`
    update import_lines set draft_id = added.id
    from jsonb_to_recordset(${JSON.stringify(insertedRows)}::jsonb) as added(position integer, id text)
    where ${matchesInserted} and import_lines.position = added.position`)
  const insertedPositions = new Set(insertedRows.map(({ position }) => position))
  for (const { position, donor } of lines)
    if (donor && !insertedPositions.has(position))
      await tx
        .update(importLines)
        .set({ adds: false, donor: null, notes: [noteForExistingDonor(donor)] })
        .where(areLinesOf(importId, [position]))
}

/**
 * Adds objections to contact to existing donors, and to the donors they are merged into. An agreement given here takes
 * precedence. An undo does not remove objections.
 */
const addObjections = (tx: Tx, importId: string, mode: PaymentMode) => {
  const objectsTo = (channel: string) => sql`bool_or(n.note ->> 'about' ~ ${`(^| )${channel}( |$)`})`
  return tx.execute(sql`
    update donors set
      contact_email = case when donors.contact_email is null and o.email then false else donors.contact_email end,
      contact_phone = case when donors.contact_phone is null and o.call then false else donors.contact_phone end,
      contact_post = case when donors.contact_post is null and o.post then false else donors.contact_post end
    from (
      select ${importLines.sourceKey} as key, ${objectsTo('email')} as email, ${objectsTo('call')} as call,
        ${objectsTo('post')} as post
      from import_lines cross join lateral jsonb_array_elements(${importLines.notes}) as n(note)
      where ${isLineOf(importId)} and ${hasObjection} and n.note ->> 'code' = 'isDonorNo'
      group by ${importLines.sourceKey}) o
    join donors listed on listed.tenant_id = ${currentTenant} and listed.mode = ${mode} and listed.key = o.key
    where donors.tenant_id = ${currentTenant} and donors.id in (listed.id, listed.group_id)`)
}

/** Inserts the next batch of donors. @returns the last line, or undefined if there are no more */
async function insertBatch(tx: Tx, tenant: Tenant, id: string, after: number): Promise<number | undefined> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'importing' || !storedImport.appliedAt || !storedImport.appliedBy) return undefined
  const lines = await readPendingLines(tx, id, batchSize, after)
  const last = lines.at(-1)
  if (last) {
    await insertDonors(tx, storedImport, lines, modeOf(tenant))
    await updateImport(tx, id, { done: storedImport.done + lines.length })
    return last.position
  }
  await addObjections(tx, id, modeOf(tenant))
  const count = await tx.$count(donors, and(eq(donors.tenantId, currentTenant), eq(donors.importId, id)))
  const change = await writeLog(tx, {
    accountId: storedImport.appliedBy,
    kind: 'donorsImported',
    subject: `import ${id}`,
    content: { values: { import: id, file: storedImport.name, count } },
    now: storedImport.appliedAt,
  })
  await updateImport(tx, id, { state: 'done', done: count, change: count > 0 ? change : null })
  return undefined
}

/**
 * Inserts the donors of an import. It resumes if it was interrupted.
 * @param analyze called each time the list has grown by a factor of four, and after a long list: see `analyzeDonors`
 */
export async function applyDonors(
  db: TenantDb,
  tenant: Tenant,
  { id }: StoredImport,
  analyze: () => Promise<void>,
): Promise<void> {
  let [batches, nextAnalysis, after] = [0, 2, 0]
  for (;;) {
    const last = await db((tx) => insertBatch(tx, tenant, id, after))
    if (last === undefined) break
    after = last
    batches += 1
    if (batches < nextAnalysis) continue
    await analyze()
    nextAnalysis *= 4
  }
  // An undo reads the same tables.
  if (batches > 1) await analyze()
}
