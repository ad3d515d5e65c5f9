import { and, eq } from 'drizzle-orm'
import { bankLines, causes, gifts, type Tx } from '@minaret/foundation/db'
import { type BankLineKind, kindsOf } from './propose.ts'
import { isFree } from './recorded.ts'

/** The kind a member of staff chooses for a line. */
export type BankLineChoice = { kind: BankLineKind; causeId?: string; donorName?: string }

/** Why a choice is rejected. */
export type ChoiceProblem = 'gone' | 'kind' | 'cause' | 'no_gift'

/** Stores the kind of a waiting line; it is posted later. @returns undefined if stored, else why it was rejected */
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
      // Keep the name in case the line is made a gift again.
      ...(donorName === undefined ? {} : { donorName: donorName.trim() || null }),
    })
    .where(eq(bankLines.id, id))
  return undefined
}

/** Whether the gift matched with a line is not taken by another line. Locks the gift, so that concurrent choices run in turn. */
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
