import { eq } from 'drizzle-orm'
import type { Receipt } from '@minaret/contract'
import { type Tx, receipts } from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'
import type { ReceiptRow } from './issue.ts'

/** Finds the stored receipt of a gift. */
export async function findReceipt(tx: Tx, giftId: string): Promise<ReceiptRow | undefined> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.giftId, giftId))
  return row
}

/** Returns a gift's receipt without the donor's name, for anyone who has the gift's id. */
export async function readReceipt(tx: Tx, { id }: Pick<Gift, 'id'>): Promise<Receipt | undefined> {
  const row = await findReceipt(tx, id)
  if (!row) return undefined
  const { mosque, cause, fund, giftAid } = row.says
  return {
    number: row.number,
    issued: row.issuedAt.toISOString(),
    mosque,
    cause,
    fund,
    ...(giftAid ? { giftAid } : {}),
  }
}
