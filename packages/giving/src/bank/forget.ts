import { and, eq, exists, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { bankLines, bankPayers, bankPostings, gifts, type Tx } from '@minaret/foundation/db'

/** Empty values for the columns that can name people. */
const blankColumns = { text: '', payerKey: '', donorName: null }

/**
 * Erases the text of lines imported over two years ago that match nothing in the ledger, deletes payers not seen for two years,
 * and erases the text of a gift's line once its donor is forgotten. Day, amount, kind and match stay, and the line's identity
 * still prevents a second import.
 */
export async function forgetBankTexts(tx: Tx, now: Date): Promise<void> {
  const twoYearsAgo = sql`${now.toISOString()}::timestamptz - interval '24 months'`
  await tx
    .update(bankLines)
    .set(blankColumns)
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
    .set(blankColumns)
    .where(and(ne(bankLines.text, ''), exists(ofForgottenDonor)))
  await tx.delete(bankPayers).where(lt(bankPayers.learnedAt, twoYearsAgo))
}
