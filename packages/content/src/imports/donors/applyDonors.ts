import { and, eq, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, donors, importLines, newPublicId, type TenantDb, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { modeOf } from '@minaret/giving/providers'
import { noteOfListed } from './convertRow.ts'
import {
  areLinesOf,
  hasObjection,
  isLineOf,
  lockImport,
  readWaiting,
  type StoredImport,
  type StoredLine,
  updateImport,
} from '../store.ts'

/** Donors listed in one transaction. */
const atOnce = 200

/** Lists the donors of some lines. Whoever has given since the dry run is a donor already, and stays as they are. */
async function listDonors(tx: Tx, found: StoredImport, lines: readonly StoredLine[], mode: PaymentMode): Promise<void> {
  const { id: importId, source, appliedAt } = found
  if (!source || !appliedAt) throw new Error('An import of donors was not decided.')
  const rows = lines.flatMap(({ position, donor, sourceKey }) =>
    donor && sourceKey ? [{ position, donor, key: sourceKey, id: newPublicId() }] : [],
  )
  const listed = await tx
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
        // A trigger writes it.
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
  const isListed = new Set(listed.map(({ id }) => id))
  const added = rows.filter(({ id }) => isListed.has(id)).map(({ position, id }) => ({ position, id }))
  const areAdded = areLinesOf(
    importId,
    added.map(({ position }) => position),
  )
  await tx.execute(sql`
    update import_lines set draft_id = added.id
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added(position integer, id text)
    where ${areAdded} and import_lines.position = added.position`)
  const isAdded = new Set(added.map(({ position }) => position))
  for (const { position, donor } of lines)
    if (donor && !isAdded.has(position))
      await tx
        .update(importLines)
        .set({ adds: false, donor: null, notes: [noteOfListed(donor)] })
        .where(areLinesOf(importId, [position]))
}

/**
 * Adds objections to being contacted to donors who were listed already, and to whom they are merged into. Whoever has agreed here keeps that. An undo leaves them:
 * a no survives.
 */
const addObjections = (tx: Tx, importId: string, mode: PaymentMode) => {
  const objects = (channel: string) => sql`bool_or(n.note ->> 'about' ~ ${`(^| )${channel}( |$)`})`
  return tx.execute(sql`
    update donors set
      contact_email = case when donors.contact_email is null and o.email then false else donors.contact_email end,
      contact_phone = case when donors.contact_phone is null and o.call then false else donors.contact_phone end,
      contact_post = case when donors.contact_post is null and o.post then false else donors.contact_post end
    from (
      select ${importLines.sourceKey} as key, ${objects('email')} as email, ${objects('call')} as call,
        ${objects('post')} as post
      from import_lines cross join lateral jsonb_array_elements(${importLines.notes}) as n(note)
      where ${isLineOf(importId)} and ${hasObjection} and n.note ->> 'code' = 'isDonorNo'
      group by ${importLines.sourceKey}) o
    join donors listed on listed.tenant_id = ${currentTenant} and listed.mode = ${mode} and listed.key = o.key
    where donors.tenant_id = ${currentTenant} and donors.id in (listed.id, listed.group_id)`)
}

/** Lists the next few donors of an import. @returns the line of the last, while there may be more */
async function listSome(tx: Tx, tenant: Tenant, id: string, after: number): Promise<number | undefined> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'importing' || !found.appliedAt || !found.appliedBy) return undefined
  const lines = await readWaiting(tx, id, atOnce, after)
  const last = lines.at(-1)
  if (last) {
    await listDonors(tx, found, lines, modeOf(tenant))
    await updateImport(tx, id, { done: found.done + lines.length })
    return last.position
  }
  await addObjections(tx, id, modeOf(tenant))
  const count = await tx.$count(donors, and(eq(donors.tenantId, currentTenant), eq(donors.importId, id)))
  const change = await writeLog(tx, {
    accountId: found.appliedBy,
    kind: 'donorsImported',
    subject: `import ${id}`,
    content: { values: { import: id, file: found.name, count } },
    now: found.appliedAt,
  })
  await updateImport(tx, id, { state: 'done', done: count, change: count > 0 ? change : null })
  return undefined
}

/**
 * Lists the donors of an import. Run again after it was cut off, it goes on where it was.
 * @param analyze is called as often as the list has become four times as long, and after a long list: see `analyzeDonors`
 */
export async function applyDonors(
  db: TenantDb,
  tenant: Tenant,
  { id }: StoredImport,
  analyze: () => Promise<void>,
): Promise<void> {
  let [batches, next, after] = [0, 2, 0]
  for (;;) {
    const last = await db((tx) => listSome(tx, tenant, id, after))
    if (last === undefined) break
    after = last
    batches += 1
    if (batches < next) continue
    await analyze()
    next *= 4
  }
  // Taking the list back reads the same tables.
  if (batches > 1) await analyze()
}
