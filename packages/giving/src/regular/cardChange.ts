import { and, desc, eq } from 'drizzle-orm'
import { cycleChanges, type Tx } from '@minaret/foundation/db'
import { happened, wishOf } from '../records/detail.ts'
import type { CycleRow } from '../records/regularStore.ts'

/** Which change puts a card in its place: the last one where that asked for this very card, else one to come. */
export type CardChange = { version: number; /** The card is the one that is used already. */ stands: boolean }

/** Looks whether the last change of card is to this card, so that a card offered again is not a second change. */
export async function cardChange(tx: Tx, cycle: CycleRow, paymentMethodId: string): Promise<CardChange> {
  const [last] = await tx
    .select()
    .from(cycleChanges)
    .where(and(eq(cycleChanges.cycleId, cycle.id), eq(cycleChanges.action, 'card')))
    .orderBy(desc(cycleChanges.version))
    .limit(1)
  const wish = last && wishOf(last)
  const same = wish?.action === 'card' && wish.paymentMethodId === paymentMethodId
  if (!last || !same || last.detail.refused === true) return { version: cycle.version, stands: false }
  return { version: last.version, stands: happened(last) }
}
