import { and, eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { donors, type Tx } from '@minaret/foundation/db'

/** A donor as staff see it. */
export type Donor = typeof donors.$inferSelect

/** A donor, with every entry that staff have merged into it; itself is the first. */
export type DonorGroup = { donor: Donor; entries: Donor[] }

/** Finds a donor by any of its entries. @param mode gifts of a demonstration or a test have donors of their own */
export async function findDonorGroup(tx: Tx, id: string, mode: PaymentMode): Promise<DonorGroup | undefined> {
  const [found] = await tx
    .select({ groupId: donors.groupId })
    .from(donors)
    .where(and(eq(donors.id, id), eq(donors.mode, mode)))
  if (!found) return undefined
  const rows = await tx
    .select()
    .from(donors)
    .where(eq(donors.groupId, found.groupId))
    .orderBy(donors.sortKey, donors.id)
  const donor = rows.find((row) => row.id === found.groupId)
  return donor && { donor, entries: [donor, ...rows.filter((row) => row !== donor)] }
}
