import { and, desc, eq } from 'drizzle-orm'
import { regularGiftChanges, type Tx } from '@minaret/foundation/db'
import { isApplied, readChange } from '../records/regularChanges.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** Which change puts a card in its place: the last one where that asked for this very card, else one to come. */
export type CardChange = { version: number; /** The card is the one that is used already. */ isCurrent: boolean }

/** Looks whether the last change of card is to this card, so that a card offered again is not a second change. */
export async function cardChange(tx: Tx, regularGift: RegularGift, paymentMethodId: string): Promise<CardChange> {
  const [last] = await tx
    .select()
    .from(regularGiftChanges)
    .where(and(eq(regularGiftChanges.cycleId, regularGift.id), eq(regularGiftChanges.action, 'card')))
    .orderBy(desc(regularGiftChanges.version))
    .limit(1)
  const requested = last && readChange(last)
  const same = requested?.action === 'card' && requested.paymentMethodId === paymentMethodId
  if (!last || !same || last.detail.refused === true) return { version: regularGift.version, isCurrent: false }
  return { version: last.version, isCurrent: isApplied(last) }
}
