import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { currentTenant, donorPairs, donors, type Tx } from '@minaret/foundation/db'
import type { Donor } from './group.ts'

/** Locks both donors in a fixed order, to avoid a deadlock. */
async function lockBoth(tx: Tx, ids: readonly [string, string]): Promise<Donor[]> {
  const rows: Donor[] = []
  for (const id of [...ids].toSorted()) {
    const [row] = await tx.select().from(donors).where(eq(donors.id, id)).for('update')
    if (row) rows.push(row)
  }
  return rows
}

const regroup = (tx: Tx, root: string) => tx.execute(sql`select regroup_donors(current_tenant(), ${root})`)

/**
 * Merges a donor, with all its entries, into another. Both must be unmerged: merges form a tree, and each can be undone separately.
 * Gifts, accounts and declarations do not change. An objection to being contacted counts for both, and stays when the merge is
 * undone.
 * @returns whether the donors were merged
 */
export async function mergeDonor(tx: Tx, id: string, into: string): Promise<boolean> {
  if (id === into) return false
  const rows = await lockBoth(tx, [id, into])
  const [firstDonor, secondDonor] = rows
  if (!firstDonor || !secondDonor || firstDonor.mode !== secondDonor.mode) return false
  if (rows.some(({ mergedInto }) => mergedInto !== null)) return false
  await tx.update(donors).set({ mergedInto: into }).where(eq(donors.id, id))
  const objectionTo = (key: 'contactEmail' | 'contactPhone' | 'contactPost') =>
    rows.some((row) => row[key] === false) ? { [key]: false } : {}
  const objections = { ...objectionTo('contactEmail'), ...objectionTo('contactPhone'), ...objectionTo('contactPost') }
  if (Object.keys(objections).length > 0) await tx.update(donors).set(objections).where(eq(donors.id, into))
  await regroup(tx, into)
  return true
}

/** Separates a merged entry, with the entries merged into it. @returns the donor it was merged into; undefined if none */
export async function separateDonor(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select().from(donors).where(eq(donors.id, id)).for('update')
  if (!row?.mergedInto) return undefined
  await tx.update(donors).set({ mergedInto: null }).where(eq(donors.id, id))
  await regroup(tx, id)
  return row.mergedInto
}

/** Records that two donors are different people. @returns whether both exist and are unmerged */
export async function dismissPair(tx: Tx, a: string, b: string, now: Date): Promise<boolean> {
  const [firstId = '', secondId = ''] = [a, b].toSorted()
  const rows = await tx
    .select({ id: donors.id })
    .from(donors)
    .where(and(inArray(donors.id, [firstId, secondId]), isNull(donors.mergedInto)))
  if (rows.length !== 2) return false
  await tx
    .insert(donorPairs)
    .values({ tenantId: currentTenant, firstId, secondId, decidedAt: now })
    .onConflictDoNothing()
  return true
}
