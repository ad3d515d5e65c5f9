import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { bankAccounts, bankLines, bankPostings, causes, gifts, type Tx } from '@minaret/foundation/db'
import { isRecorded, isUnposted, notReversed } from './recorded.ts'

/** Maximum number of lines returned. */
const [maxWaiting, maxPosted] = [200, 50]

const isOfAccount = and(eq(bankAccounts.tenantId, bankLines.tenantId), eq(bankAccounts.id, bankLines.accountId))
const lineColumns = {
  id: bankLines.id,
  account: bankAccounts.name,
  day: bankLines.day,
  amountMinor: bankLines.amountMinor,
  currency: bankLines.currency,
  text: bankLines.text,
}

/** Returns the waiting lines, oldest first, each with its matched gift if that is free, and their total number. */
export async function readWaiting(tx: Tx, mode: PaymentMode) {
  const where = and(eq(bankLines.state, 'waiting'), eq(bankLines.mode, mode))
  const lines = await tx
    .select({
      ...lineColumns,
      kind: bankLines.kind,
      causeId: bankLines.causeId,
      donorName: bankLines.donorName,
      twin: bankLines.twin,
      giftId: bankLines.giftId,
    })
    .from(bankLines)
    .innerJoin(bankAccounts, isOfAccount)
    .where(where)
    .orderBy(asc(bankLines.day), asc(bankLines.importedAt), asc(bankLines.id))
    .limit(maxWaiting)
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(bankLines)
    .where(where)
  const freeGifts = await readFreeGifts(
    tx,
    lines.flatMap(({ giftId }) => giftId ?? []),
  )
  const giftOf = ({ id, giftId }: { id: string; giftId: string | null }) => {
    const gift = freeGifts.get(giftId ?? '')
    const isFree = gift && (gift.line === null || gift.line === id)
    return {
      giftId: isFree ? gift.id : null,
      giftAt: isFree ? gift.at : null,
      giftDonor: isFree ? gift.donorName : null,
    }
  }
  return { lines: lines.map((line) => ({ ...line, ...giftOf(line) })), count: total?.count ?? 0 }
}

/** Gifts not posted for any line, each with the waiting line matched with it, if any. */
async function readFreeGifts(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({ id: gifts.id, at: gifts.paidAt, donorName: gifts.donorName, line: bankLines.id })
    .from(gifts)
    .leftJoin(bankLines, and(eq(bankLines.tenantId, gifts.tenantId), eq(bankLines.giftId, gifts.id), isRecorded))
    .where(and(inArray(gifts.id, [...new Set(ids)]), isUnposted(tx)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the latest postings that are not reversed. */
export const readPosted = (tx: Tx, mode: PaymentMode) =>
  tx
    .select({
      ...lineColumns,
      kind: bankPostings.kind,
      postedAt: bankPostings.at,
      giftId: gifts.id,
      cause: causes.title,
    })
    .from(bankPostings)
    .innerJoin(bankLines, and(eq(bankLines.tenantId, bankPostings.tenantId), eq(bankLines.id, bankPostings.lineId)))
    .innerJoin(bankAccounts, isOfAccount)
    .leftJoin(gifts, and(eq(gifts.tenantId, bankPostings.tenantId), eq(gifts.id, bankPostings.giftId)))
    .leftJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .where(and(eq(bankLines.mode, mode), eq(bankLines.state, 'posted'), notReversed))
    .orderBy(desc(bankPostings.at), desc(bankLines.day), desc(bankLines.id))
    .limit(maxPosted)

/** Lists the names of the mosque's bank accounts, most recently used first. */
export async function listBankAccounts(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ name: bankAccounts.name }).from(bankAccounts).orderBy(desc(bankAccounts.usedAt))
  return rows.map(({ name }) => name)
}
