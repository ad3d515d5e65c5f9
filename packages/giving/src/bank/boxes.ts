import { eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { boxSheets, type Tx } from '@minaret/foundation/db'
import { bankSheet } from '../box/index.ts'
import { isBox } from './propose.ts'
import { readCountedBoxes } from './recorded.ts'

/** The longest of a line's text that stands as a reference. */
const longestReference = 100

/** A line that is a collection's cash, paid in. */
type BoxLine = { id: string; day: string; amountMinor: number; currency: string | null; text: string }

/**
 * Marks the collection a line is as paid in: of those that were not, the newest of that amount. Where there is none, somebody
 * has marked it by hand, or never counted it here: the posting says what the line is all the same.
 */
export async function bankBox(
  tx: Tx,
  line: BoxLine,
  { mode, by, now }: { mode: PaymentMode; by: string; now: Date },
): Promise<void> {
  const found = { ...line, currency: line.currency ?? '' }
  const [box] = (await readCountedBoxes(tx, mode))
    .filter((each) => !each.isBanked && isBox(found, each))
    .toSorted((a, b) => b.day.localeCompare(a.day))
  const { id, day, text } = line
  if (box) await bankSheet(tx, box.id, { day, reference: text.slice(0, longestReference), by, now, line: id })
}

/** Takes back that a line paid a collection in; what was marked by hand stays. */
export async function unbankBox(tx: Tx, lineId: string): Promise<void> {
  await tx
    .update(boxSheets)
    .set({ bankedOn: null, bankedReference: null, bankedBy: null, bankedAt: null, bankedLine: null })
    .where(eq(boxSheets.bankedLine, lineId))
}
