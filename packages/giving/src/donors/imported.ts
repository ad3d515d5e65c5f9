import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { currentTenant, donors, gifts, regularGifts, type Tx } from '@minaret/foundation/db'
import { hasOwnAddress, maxPersonalRows, type PersonalDataStore } from '@minaret/foundation/operations'

/** Condition for imported donors without a gift. */
const hasNotGiven = (tx: Tx) =>
  and(
    eq(donors.tenantId, currentTenant),
    isNotNull(donors.importId),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(gifts)
        .where(and(eq(gifts.tenantId, donors.tenantId), eq(gifts.donorId, donors.id))),
    ),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(regularGifts)
        .where(and(eq(regularGifts.tenantId, donors.tenantId), eq(regularGifts.donorId, donors.id))),
    ),
  )

/** Deletes donors one by one, so that entries merged into them are listed again. */
async function removeAll(tx: Tx, rows: readonly { id: string }[]): Promise<void> {
  for (const { id } of rows) await tx.execute(sql`select remove_donor(current_tenant(), ${id})`)
}

/** Data imported about a donor's address. Erasing deletes it if the donor has not given. */
export const importedDonorData: PersonalDataStore<'imported'> = {
  async read(tx, owner) {
    const rows = await tx
      .select()
      .from(donors)
      .where(and(eq(donors.tenantId, currentTenant), hasOwnAddress(owner, donors.key)))
      .orderBy(donors.id)
      .limit(maxPersonalRows)
    return rows.flatMap(({ importedFrom, importedAt, name, address, remark }) =>
      importedFrom && importedAt ? [{ from: importedFrom, at: importedAt.toISOString(), name, address, remark }] : [],
    )
  },

  async erase(tx, owner) {
    const rows = await tx
      .select({ id: donors.id })
      .from(donors)
      .where(and(hasNotGiven(tx), hasOwnAddress(owner, donors.key)))
    await removeAll(tx, rows)
    return []
  },
}

/** Deletes donors imported over two years ago who have not given since. */
export async function forgetImportedDonors(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: donors.id })
    .from(donors)
    .where(and(hasNotGiven(tx), lt(donors.importedAt, sql`${now.toISOString()}::timestamptz - interval '2 years'`)))
  await removeAll(tx, rows)
}
