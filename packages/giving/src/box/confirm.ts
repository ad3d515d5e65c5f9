import { eq } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { boxSheets, currentTenant, gasdsEntries, type Tx } from '@minaret/foundation/db'
import { recordOfflineGiftIn } from '../gifts/index.ts'
import { taxYearEnding } from '../hmrc/index.ts'
import { linesOf } from './count.ts'
import { type BoxSheet, countOf, lockSheet, sheetTotal } from './sheets.ts'

/** The context of a confirmation. */
export type Confirmation = {
  /** The staff account that confirms. */
  by: string
  now: Date
  /** The version that was displayed. */
  version: number
  totalMinor: number
  /** The mosque's account for offline gifts. */
  accountId: string
  secrets: Pick<Secrets, 'derive'>
  /** In the mosque's time zone, `YYYY-MM-DD`. */
  today: string
  /** The ledger time for gifts of a day. */
  at: (day: string) => Date
  /** Gives the transaction the treasurer's right to write to the ledger, which a counter does not have. */
  asTreasurer: () => Promise<void>
}

/** Why a confirmation is refused. */
export type ConfirmProblem = 'gone' | 'closed' | 'not_a_counter' | 'changed' | 'empty' | 'later'

/** Records the gifts of a sheet in the ledger and its small cash for GASDS, once. */
async function postSheet(tx: Tx, sheet: BoxSheet, { accountId, secrets, at, now }: Confirmation): Promise<void> {
  const { id, mode, day, currency, causeId } = sheet
  for (const { line, how, amountMinor, donorName } of linesOf(countOf(sheet), currency))
    await recordOfflineGiftIn(
      tx,
      secrets,
      { mode, accountId },
      { amountMinor, currency, causeId, how, day, at: at(day), donorName, reference: `box.${id}.${line}` },
    )
  if (sheet.smallCashMinor === 0 || currency !== 'gbp') return
  await tx.insert(gasdsEntries).values({
    tenantId: currentTenant,
    sheetId: id,
    mode,
    year: taxYearEnding(day),
    buildingId: sheet.buildingId,
    day,
    amountMinor: sheet.smallCashMinor,
    at: now,
  })
}

/**
 * Confirms a count as one of its two counters. The second confirmation closes the sheet and records its gifts in the
 * same transaction. Names are then deleted from the sheet, because the gifts hold them.
 */
export async function confirmSheet(
  tx: Tx,
  id: string,
  confirmation: Confirmation,
): Promise<{ closed: boolean; sheet: BoxSheet } | { problem: ConfirmProblem }> {
  const { by, now, version, totalMinor, today } = confirmation
  const sheet = await lockSheet(tx, id)
  if (!sheet) return { problem: 'gone' }
  if (sheet.state === 'closed') return { problem: 'closed' }
  if (by !== sheet.openedBy && by !== sheet.secondBy) return { problem: 'not_a_counter' }
  if (version !== sheet.version || totalMinor !== sheetTotal(sheet)) return { problem: 'changed' }
  if (totalMinor === 0) return { problem: 'empty' }
  if (sheet.day > today) return { problem: 'later' }
  const openerConfirmedAt = by === sheet.openedBy ? (sheet.openerConfirmedAt ?? now) : sheet.openerConfirmedAt
  const secondConfirmedAt = by === sheet.secondBy ? (sheet.secondConfirmedAt ?? now) : sheet.secondConfirmedAt
  const updatedSheet = { ...sheet, openerConfirmedAt, secondConfirmedAt }
  if (!openerConfirmedAt || !secondConfirmedAt) {
    await tx.update(boxSheets).set({ openerConfirmedAt, secondConfirmedAt }).where(eq(boxSheets.id, id))
    return { closed: false, sheet: updatedSheet }
  }
  await confirmation.asTreasurer()
  await postSheet(tx, updatedSheet, confirmation)
  await tx
    .update(boxSheets)
    .set({ openerConfirmedAt, secondConfirmedAt, state: 'closed', closedAt: now, envelopes: [] })
    .where(eq(boxSheets.id, id))
  return { closed: true, sheet: updatedSheet }
}
