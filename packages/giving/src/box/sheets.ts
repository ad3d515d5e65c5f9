import { and, desc, eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { boxSheets, currentTenant, type Tx } from '@minaret/foundation/db'
import { type BoxCount, countProblem, type CountProblem, totalsOf } from './count.ts'

/** A stored counting sheet. */
export type BoxSheet = typeof boxSheets.$inferSelect

/** The place and second counter of a collection. */
export type CollectionDetails = {
  /** The day it was collected, `YYYY-MM-DD`. */
  day: string
  causeId: string
  buildingId?: string
  /** The counter besides the one who opened the sheet. */
  secondBy: string
}

/** Sheets on one page, more than a year of Fridays. */
const pageSize = 60

/** Opens a sheet. */
export async function openSheet(
  tx: Tx,
  place: CollectionDetails,
  { by, now, mode, currency }: { by: string; now: Date; mode: PaymentMode; currency: string },
): Promise<string> {
  const [sheet] = await tx
    .insert(boxSheets)
    .values({ tenantId: currentTenant, ...place, mode, currency, openedBy: by, createdAt: now })
    .returning({ id: boxSheets.id })
  if (!sheet) throw new Error('A counting sheet could not be opened.')
  return sheet.id
}

/** Lists the sheets visible to the transaction's roles, newest first. */
export const listSheets = (tx: Tx): Promise<BoxSheet[]> =>
  tx.select().from(boxSheets).orderBy(desc(boxSheets.day), desc(boxSheets.createdAt)).limit(pageSize)

/** Finds a sheet. */
export async function findSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx.select().from(boxSheets).where(eq(boxSheets.id, id))
  return sheet
}

/** Finds a sheet and locks it. */
export async function lockSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx.select().from(boxSheets).where(eq(boxSheets.id, id)).for('update')
  return sheet
}

/** Returns the count of a sheet. */
export const countOf = (sheet: BoxSheet): BoxCount => ({
  envelopes: sheet.envelopes,
  smallCashMinor: sheet.smallCashMinor,
  ...(sheet.denominations ? { denominations: sheet.denominations } : {}),
  largeNotes: sheet.largeNotes,
  declaredMinor: sheet.declaredMinor,
  cheques: sheet.cheques,
  chequesMinor: sheet.chequesMinor,
})

/** The total of a sheet, including a closed one whose envelope names were deleted. */
export const sheetTotal = (sheet: BoxSheet): number =>
  sheet.envelopesMinor + sheet.smallCashMinor + sheet.largeNotesMinor + sheet.declaredMinor + sheet.chequesMinor

const normaliseName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Stores a count. Earlier confirmations are reset.
 * @param version the version that was edited
 */
export async function saveSheet(
  tx: Tx,
  id: string,
  { version, place, count }: { version: number; place: CollectionDetails; count: BoxCount },
): Promise<{ version: number } | { problem: CountProblem | 'gone' | 'closed' | 'changed' | 'same_person' }> {
  const sheet = await lockSheet(tx, id)
  if (!sheet) return { problem: 'gone' }
  if (sheet.state === 'closed') return { problem: 'closed' }
  if (sheet.version !== version) return { problem: 'changed' }
  if (place.secondBy === sheet.openedBy) return { problem: 'same_person' }
  const problem = countProblem(count, sheet.currency)
  if (problem) return { problem }
  const envelopes = count.envelopes.map(({ name, amountMinor }) => ({ name: normaliseName(name), amountMinor }))
  const { envelopesMinor, largeNotesMinor } = totalsOf(count, sheet.currency)
  await tx
    .update(boxSheets)
    .set({
      ...place,
      buildingId: place.buildingId ?? null,
      ...count,
      denominations: count.denominations ?? null,
      envelopes,
      envelopeCount: envelopes.length,
      envelopesMinor,
      largeNotesMinor,
      version: version + 1,
      openerConfirmedAt: null,
      secondConfirmedAt: null,
    })
    .where(eq(boxSheets.id, id))
  return { version: version + 1 }
}

/** Deletes an open sheet. @returns the sheet, or undefined if it is not open */
export async function discardSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx
    .delete(boxSheets)
    .where(and(eq(boxSheets.id, id), eq(boxSheets.state, 'open')))
    .returning()
  return sheet
}
