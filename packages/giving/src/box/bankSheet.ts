import { eq } from 'drizzle-orm'
import { boxSheets, type Tx } from '@minaret/foundation/db'
import { type BoxSheet, lockSheet } from './sheets.ts'

/** That a sheet was paid in. */
export type Banking = {
  /** The day at the bank, `YYYY-MM-DD`. */
  day: string
  /** As it stands on the paying-in slip and on the statement. */
  reference: string
  /** The account of the staff that says so. */
  by: string
  now: Date
  /** The line of a bank statement that says so, where one does. */
  line?: string
}

/**
 * Marks a closed sheet as paid in at the bank: by hand, or by what a bank statement is matched with. A sheet is paid in once.
 * @returns the sheet as it stands then, or why it was not marked
 */
export async function bankSheet(
  tx: Tx,
  id: string,
  { day, reference, by, now, line }: Banking,
): Promise<{ sheet: BoxSheet } | { problem: 'gone' | 'open' | 'banked' | 'earlier' }> {
  const sheet = await lockSheet(tx, id)
  if (!sheet) return { problem: 'gone' }
  if (sheet.state === 'open') return { problem: 'open' }
  if (sheet.bankedAt) return { problem: 'banked' }
  if (day < sheet.day) return { problem: 'earlier' }
  const [banked] = await tx
    .update(boxSheets)
    .set({ bankedOn: day, bankedReference: reference, bankedBy: by, bankedAt: now, bankedLine: line ?? null })
    .where(eq(boxSheets.id, id))
    .returning()
  return { sheet: banked ?? sheet }
}
