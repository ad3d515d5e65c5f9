import { eq } from 'drizzle-orm'
import { boxSheets, type Tx } from '@minaret/foundation/db'
import { type BoxSheet, lockSheet } from './sheets.ts'

/** The record that a sheet was paid in. */
export type BankDeposit = {
  /** The day at the bank, `YYYY-MM-DD`. */
  day: string
  /** The reference on the paying-in slip and the statement. */
  reference: string
  /** The staff account that recorded it. */
  by: string
  now: Date
  /** The matching line of a bank statement, if there is one. */
  line?: string
}

/**
 * Marks a closed sheet as paid in at the bank, by hand or from a bank statement. This can be done once.
 * @returns the updated sheet or the reason why it was not marked
 */
export async function markSheetBanked(
  tx: Tx,
  id: string,
  { day, reference, by, now, line }: BankDeposit,
): Promise<{ sheet: BoxSheet } | { problem: 'gone' | 'open' | 'banked' | 'earlier' }> {
  const sheet = await lockSheet(tx, id)
  if (!sheet) return { problem: 'gone' }
  if (sheet.state === 'open') return { problem: 'open' }
  if (sheet.bankedAt) return { problem: 'banked' }
  if (day < sheet.day) return { problem: 'earlier' }
  const [updatedSheet] = await tx
    .update(boxSheets)
    .set({ bankedOn: day, bankedReference: reference, bankedBy: by, bankedAt: now, bankedLine: line ?? null })
    .where(eq(boxSheets.id, id))
    .returning()
  return { sheet: updatedSheet ?? sheet }
}
