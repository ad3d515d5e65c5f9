import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { currentTenant, donorPairs, donors, type Tx } from '@minaret/foundation/db'
import type { Donor } from './group.ts'

/** Locks both in one order, whoever is merged into whom. */
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
 * Lists a donor, and all that is merged into it, as another. Only what is listed itself can be merged, and into what is
 * listed itself: merges are a tree, and each can be taken back alone. Gifts, accounts and declarations are not touched. An
 * objection to being contacted counts for both, and stays when the merge is taken back.
 * @returns whether it was done
 */
export async function mergeDonor(tx: Tx, id: string, into: string): Promise<boolean> {
  if (id === into) return false
  const rows = await lockBoth(tx, [id, into])
  const [first, second] = rows
  if (!first || !second || first.mode !== second.mode) return false
  if (rows.some(({ mergedInto }) => mergedInto !== null)) return false
  await tx.update(donors).set({ mergedInto: into }).where(eq(donors.id, id))
  const objects = (key: 'contactEmail' | 'contactPhone' | 'contactPost') =>
    rows.some((row) => row[key] === false) ? { [key]: false } : {}
  const objections = { ...objects('contactEmail'), ...objects('contactPhone'), ...objects('contactPost') }
  if (Object.keys(objections).length > 0) await tx.update(donors).set(objections).where(eq(donors.id, into))
  await regroup(tx, into)
  return true
}

/** Lists a donor's entry for itself again, with what was merged into it. @returns what it was merged into */
export async function separateDonor(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select().from(donors).where(eq(donors.id, id)).for('update')
  if (!row?.mergedInto) return undefined
  await tx.update(donors).set({ mergedInto: null }).where(eq(donors.id, id))
  await regroup(tx, id)
  return row.mergedInto
}

/** Writes down that two donors are two people. @returns whether both are there */
export async function dismissPair(tx: Tx, a: string, b: string, now: Date): Promise<boolean> {
  const [firstId = '', secondId = ''] = [a, b].toSorted()
  const found = await tx
    .select({ id: donors.id })
    .from(donors)
    .where(and(inArray(donors.id, [firstId, secondId]), isNull(donors.mergedInto)))
  if (found.length !== 2) return false
  await tx
    .insert(donorPairs)
    .values({ tenantId: currentTenant, firstId, secondId, decidedAt: now })
    .onConflictDoNothing()
  return true
}
