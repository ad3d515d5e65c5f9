import { eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { boxSheets, type Tx } from '@minaret/foundation/db'
import { bankSheet } from '../box/index.ts'
import { isBox } from './propose.ts'
import { readCountedBoxes } from './recorded.ts'

/** Maximum length of a sheet's bank reference; longer text is truncated. */
const maxReferenceLength = 100

/** A bank line that pays in a collection's cash. */
type BoxLine = { id: string; day: string; amountMinor: number; currency: string | null; text: string }

/**
 * Marks the collection that a line pays in as banked: the newest unbanked one of that amount. Does nothing if there is none (it
 * was marked by hand, or never counted in Minaret); the line is still posted as a collection.
 */
export async function markBoxBanked(
  tx: Tx,
  line: BoxLine,
  { mode, by, now }: { mode: PaymentMode; by: string; now: Date },
): Promise<void> {
  const boxLine = { ...line, currency: line.currency ?? '' }
  const [box] = (await readCountedBoxes(tx, mode))
    .filter((sheet) => !sheet.isBanked && isBox(boxLine, sheet))
    .toSorted((a, b) => b.day.localeCompare(a.day))
  const { id, day, text } = line
  if (box) await bankSheet(tx, box.id, { day, reference: text.slice(0, maxReferenceLength), by, now, line: id })
}

/** Marks the collection that a line paid in as unbanked again; collections marked by hand stay as they are. */
export async function unbankBox(tx: Tx, lineId: string): Promise<void> {
  await tx
    .update(boxSheets)
    .set({ bankedOn: null, bankedReference: null, bankedBy: null, bankedAt: null, bankedLine: null })
    .where(eq(boxSheets.bankedLine, lineId))
}
