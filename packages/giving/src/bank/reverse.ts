import { and, desc, eq } from 'drizzle-orm'
import { bankLines, bankPostings, currentTenant, gifts, type Tx } from '@minaret/foundation/db'
import { reverseOfflineGiftIn } from '../gifts/offline.ts'
import { unbankBox } from './boxes.ts'

/** Returns the newest posting of a line; undefined if it was never posted. */
export async function lastPosting(tx: Tx, lineId: string): Promise<typeof bankPostings.$inferSelect | undefined> {
  const [posting] = await tx
    .select()
    .from(bankPostings)
    .where(eq(bankPostings.lineId, lineId))
    .orderBy(desc(bankPostings.no))
    .limit(1)
  return posting
}

/**
 * Reverses a line's posting by new entries: a reversal, and for a gift it created a contra entry dated today. A collection it paid
 * in becomes unbanked. The line waits again, without a kind.
 * @returns the reversed amount; undefined if the line is not posted
 */
export async function reverseLine(
  tx: Tx,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<{ amountMinor: number; currency: string; wasGift: boolean } | undefined> {
  const [line] = await tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.id, id), eq(bankLines.state, 'posted')))
    .for('update')
  const posting = line && (await lastPosting(tx, id))
  if (!line || !posting || posting.kind === 'reversal') return undefined
  const wasGift = posting.kind === 'gift'
  if (wasGift && posting.giftId && (await isInLedger(tx, posting.giftId)))
    await reverseOfflineGiftIn(tx, posting.giftId, now)
  if (posting.kind === 'box') await unbankBox(tx, id)
  const reversal = { tenantId: currentTenant, lineId: id, no: posting.no + 1, kind: 'reversal' as const, at: now, by }
  await tx.insert(bankPostings).values(reversal)
  await tx.update(bankLines).set({ state: 'waiting', kind: null }).where(eq(bankLines.id, id))
  return { amountMinor: line.amountMinor, currency: line.currency ?? '', wasGift }
}

/** Whether the gift is still in the ledger. */
async function isInLedger(tx: Tx, giftId: string): Promise<boolean> {
  const [gift] = await tx.select({ state: gifts.state }).from(gifts).where(eq(gifts.id, giftId)).for('update')
  return gift?.state === 'paid'
}
