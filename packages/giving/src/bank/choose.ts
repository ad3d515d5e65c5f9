import { and, eq } from 'drizzle-orm'
import { bankLines, causes, gifts, type Tx } from '@minaret/foundation/db'
import { type BankLineKind, kindsOf } from './propose.ts'
import { isFree } from './recorded.ts'

/** What somebody says a line is. */
export type BankLineChoice = { kind: BankLineKind; causeId?: string; donorName?: string }

/** Why that cannot be. */
export type ChoiceProblem = 'gone' | 'kind' | 'cause' | 'no_gift'

/** Stores what a waiting line is; it is posted later. @returns why not, or nothing */
export async function chooseKind(tx: Tx, id: string, choice: BankLineChoice): Promise<ChoiceProblem | undefined> {
  const { kind, causeId, donorName } = choice
  const [line] = await tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.id, id), eq(bankLines.state, 'waiting')))
    .for('update')
  if (!line) return 'gone'
  if (!kindsOf(line.amountMinor).includes(kind)) return 'kind'
  if (kind === 'recorded' && !(await isFreeGift(tx, line))) return 'no_gift'
  if (kind === 'gift' && !(await isCause(tx, causeId))) return 'cause'
  await tx
    .update(bankLines)
    .set({
      kind,
      causeId: kind === 'gift' ? causeId : null,
      // The name stays, should somebody choose a gift again.
      ...(donorName === undefined ? {} : { donorName: donorName.trim() || null }),
    })
    .where(eq(bankLines.id, id))
  return undefined
}

/** Whether the gift a line may be is no other line's; of two lines chosen at once, one waits for the other. */
async function isFreeGift(tx: Tx, { id, giftId }: { id: string; giftId: string | null }): Promise<boolean> {
  if (giftId === null) return false
  await tx.select({ id: gifts.id }).from(gifts).where(eq(gifts.id, giftId)).for('update')
  const rows = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.id, giftId), isFree(tx, id)))
  return rows.length > 0
}

async function isCause(tx: Tx, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false
  const rows = await tx.select({ id: causes.id }).from(causes).where(eq(causes.id, id))
  return rows.length > 0
}
