import { and, desc, eq } from 'drizzle-orm'
import { regularGiftChanges, type Tx } from '@minaret/foundation/db'
import { isApplied, readChange } from '../records/regularChanges.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** The version of the change to a card: that of the last card change if it was to the same card, else a new one. */
export type CardChange = { version: number; /** Whether the card is already in use. */ isCurrent: boolean }

/** Checks whether the last card change was to this card, so that submitting a card again is not a second change. */
export async function findCardChange(tx: Tx, regularGift: RegularGift, paymentMethodId: string): Promise<CardChange> {
  const [lastChange] = await tx
    .select()
    .from(regularGiftChanges)
    .where(and(eq(regularGiftChanges.cycleId, regularGift.id), eq(regularGiftChanges.action, 'card')))
    .orderBy(desc(regularGiftChanges.version))
    .limit(1)
  const requestedChange = lastChange && readChange(lastChange)
  const isSameCard = requestedChange?.action === 'card' && requestedChange.paymentMethodId === paymentMethodId
  if (!lastChange || !isSameCard || lastChange.detail.refused === true)
    return { version: regularGift.version, isCurrent: false }
  return { version: lastChange.version, isCurrent: isApplied(lastChange) }
}
