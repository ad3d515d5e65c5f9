import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { currentTenant, donors, importLines, type Tx } from '@minaret/foundation/db'
import { isLineOf, lockImport, updateImport } from '../store.ts'

/** Donors compared per statement: few enough for index lookups, whatever the planner estimates. */
const batchSize = 500

/** Deletes the donors that are unchanged since the import. @returns their number */
async function removeUnchanged(
  tx: Tx,
  importId: string,
  lines: readonly Pick<typeof importLines.$inferSelect, 'donor' | 'draftId'>[],
): Promise<number> {
  const importedDonors = lines.map(({ donor, draftId }) => ({ name: '', email: '', phone: '', ...donor, id: draftId }))
  const { rows } = await tx.execute(sql`
    delete from donors d using jsonb_to_recordset(${JSON.stringify(importedDonors)}::jsonb) as l(
      id text, name text, email text, phone text, "mayEmail" boolean, "mayCall" boolean, "mayWrite" boolean)
    where d.tenant_id = ${currentTenant} and d.id = l.id and d.import_id = ${importId}
      and d.id = any(${sql.param(importedDonors.map(({ id }) => id))}::text[])
      and d.name = l.name and d.email = l.email and d.phone = l.phone
      and d.contact_email is not distinct from l."mayEmail"
      and d.contact_phone is not distinct from l."mayCall"
      and d.contact_post is not distinct from l."mayWrite"
      and d.merged_into is null
      and not exists (select from donors m where m.tenant_id = d.tenant_id and m.merged_into = d.id)
      and not exists (select from donor_pairs p where p.tenant_id = d.tenant_id and p.first_id = d.id)
      and not exists (select from donor_pairs p where p.tenant_id = d.tenant_id and p.second_id = d.id)
      and not exists (select from gifts g where g.tenant_id = d.tenant_id and g.donor_id = d.id)
      and not exists (select from cycles c where c.tenant_id = d.tenant_id and c.donor_id = d.id)
      and not exists (select from mails m where m.tenant_id = d.tenant_id and m.donor_id = d.id)
    returning d.id`)
  return rows.length
}

/**
 * Undoes an import of donors. Donors stay if they have given since, or if staff have changed, merged, emailed or confirmed
 * them as different from others.
 * @returns the numbers of removed and remaining donors, or undefined if the import is already undone
 */
export async function undoDonors(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'done' || storedImport.holds !== 'donors') return undefined
  let removed = 0
  for (let after = 0; ;) {
    const lines = await tx
      .select({ position: importLines.position, donor: importLines.donor, draftId: importLines.draftId })
      .from(importLines)
      .where(and(isLineOf(id), gt(importLines.position, after), isNotNull(importLines.draftId)))
      .orderBy(asc(importLines.position))
      .limit(batchSize)
    const last = lines.at(-1)
    if (!last) break
    removed += await removeUnchanged(tx, id, lines)
    after = last.position
  }
  const left = await tx.$count(donors, and(eq(donors.tenantId, currentTenant), eq(donors.importId, id)))
  if (removed === 0 && left > 0) return { removed, left }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed, left }
}
