import { and, desc, eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { boxSheets, currentTenant, type Tx } from '@minaret/foundation/db'
import { type BoxCount, countProblem, type CountProblem, totalsOf } from './count.ts'

/** A counting sheet as it is stored. */
export type BoxSheet = typeof boxSheets.$inferSelect

/** Where and by whom a collection is counted. */
export type BoxPlace = {
  /** The day it was collected, `YYYY-MM-DD`. */
  day: string
  causeId: string
  buildingId?: string
  /** Who counts beside whoever opened the sheet. */
  secondBy: string
}

/** Sheets on one page: more than a year of Fridays. */
const most = 60

/** Opens a sheet. */
export async function openSheet(
  tx: Tx,
  place: BoxPlace,
  { by, now, mode, currency }: { by: string; now: Date; mode: PaymentMode; currency: string },
): Promise<string> {
  const [sheet] = await tx
    .insert(boxSheets)
    .values({ tenantId: currentTenant, ...place, mode, currency, openedBy: by, createdAt: now })
    .returning({ id: boxSheets.id })
  if (!sheet) throw new Error('A counting sheet could not be opened.')
  return sheet.id
}

/** The sheets the transaction's roles see, the newest first. */
export const listSheets = (tx: Tx): Promise<BoxSheet[]> =>
  tx.select().from(boxSheets).orderBy(desc(boxSheets.day), desc(boxSheets.createdAt)).limit(most)

/** One of them. */
export async function findSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx.select().from(boxSheets).where(eq(boxSheets.id, id))
  return sheet
}

/** One of them, locked for a change. */
export async function lockSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx.select().from(boxSheets).where(eq(boxSheets.id, id)).for('update')
  return sheet
}

/** What was counted on a sheet. */
export const countOf = (sheet: BoxSheet): BoxCount => ({
  envelopes: sheet.envelopes,
  smallCashMinor: sheet.smallCashMinor,
  ...(sheet.denominations ? { denominations: sheet.denominations } : {}),
  largeNotes: sheet.largeNotes,
  declaredMinor: sheet.declaredMinor,
  cheques: sheet.cheques,
  chequesMinor: sheet.chequesMinor,
})

/** What a sheet comes to; of a closed one too, whose names have gone. */
export const sheetTotal = (sheet: BoxSheet): number =>
  sheet.envelopesMinor + sheet.smallCashMinor + sheet.largeNotesMinor + sheet.declaredMinor + sheet.chequesMinor

const plainName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Stores what was counted so far. Who confirmed it before confirms it anew.
 * @param version the one it was changed from
 */
export async function saveSheet(
  tx: Tx,
  id: string,
  { version, place, count }: { version: number; place: BoxPlace; count: BoxCount },
): Promise<{ version: number } | { problem: CountProblem | 'gone' | 'closed' | 'changed' | 'same_person' }> {
  const sheet = await lockSheet(tx, id)
  if (!sheet) return { problem: 'gone' }
  if (sheet.state === 'closed') return { problem: 'closed' }
  if (sheet.version !== version) return { problem: 'changed' }
  if (place.secondBy === sheet.openedBy) return { problem: 'same_person' }
  const problem = countProblem(count, sheet.currency)
  if (problem) return { problem }
  const envelopes = count.envelopes.map(({ name, amountMinor }) => ({ name: plainName(name), amountMinor }))
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

/** Deletes an open sheet with everything on it. @returns whether there was one */
export async function discardSheet(tx: Tx, id: string): Promise<BoxSheet | undefined> {
  const [sheet] = await tx
    .delete(boxSheets)
    .where(and(eq(boxSheets.id, id), eq(boxSheets.state, 'open')))
    .returning()
  return sheet
}
