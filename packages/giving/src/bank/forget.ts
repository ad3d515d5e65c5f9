import { and, eq, exists, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { bankLines, bankPayers, bankPostings, gifts, type Tx } from '@minaret/foundation/db'

/** What a bank writes names people: the text, who paid, and the donor who was proposed. */
const nobody = { text: '', payerKey: '', donorName: null }

/**
 * Forgets what the bank wrote about lines that came to nothing in the ledger two years ago, and payers who have not paid
 * since; a gift's line loses its text with the gift's donor. Day, amount, what a line is and what it was matched with stay, and
 * by its identity a line is still known when it is imported again.
 */
export async function forgetBankTexts(tx: Tx, now: Date): Promise<void> {
  const twoYearsAgo = sql`${now.toISOString()}::timestamptz - interval '24 months'`
  await tx
    .update(bankLines)
    .set(nobody)
    .where(
      and(
        ne(bankLines.text, ''),
        lt(bankLines.importedAt, twoYearsAgo),
        or(eq(bankLines.state, 'waiting'), inArray(bankLines.kind, ['refund', 'other'])),
      ),
    )
  const ofForgottenDonor = tx
    .select({ one: sql`1` })
    .from(bankPostings)
    .innerJoin(gifts, and(eq(gifts.tenantId, bankPostings.tenantId), eq(gifts.id, bankPostings.giftId)))
    .where(
      and(
        eq(bankPostings.tenantId, bankLines.tenantId),
        eq(bankPostings.lineId, bankLines.id),
        isNotNull(gifts.forgottenAt),
      ),
    )
  await tx
    .update(bankLines)
    .set(nobody)
    .where(and(ne(bankLines.text, ''), exists(ofForgottenDonor)))
  await tx.delete(bankPayers).where(lt(bankPayers.learnedAt, twoYearsAgo))
}
