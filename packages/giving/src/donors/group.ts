import { and, eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { donors, type Tx } from '@minaret/foundation/db'

/** A stored entry of a donor. */
export type Donor = typeof donors.$inferSelect

/** A donor with all entries merged into it, itself first. */
export type DonorGroup = { donor: Donor; entries: Donor[] }

/** Finds a donor by any of its entries. @param mode demonstration and test gifts have separate donors */
export async function findDonorGroup(tx: Tx, id: string, mode: PaymentMode): Promise<DonorGroup | undefined> {
  const [entry] = await tx
    .select({ groupId: donors.groupId })
    .from(donors)
    .where(and(eq(donors.id, id), eq(donors.mode, mode)))
  if (!entry) return undefined
  const rows = await tx
    .select()
    .from(donors)
    .where(eq(donors.groupId, entry.groupId))
    .orderBy(donors.sortKey, donors.id)
  const donor = rows.find((row) => row.id === entry.groupId)
  return donor && { donor, entries: [donor, ...rows.filter((row) => row !== donor)] }
}
