import { and, exists, isNotNull, isNull, or } from 'drizzle-orm'
import { type Tx, giftAidDeclarations, gifts } from '@minaret/foundation/db'
import type { Declaration } from './declare.ts'
import { findRegularGiftsByDeclaration, findGiftsByDeclaration } from './declaredGifts.ts'

const activeStates = ['scheduled', 'active', 'paused', 'past_due', 'ending'] as const

/** Whether money came with a declaration, or its regular gift stands. */
const isProved = (tx: Tx) =>
  or(
    exists(findGiftsByDeclaration(tx, isNotNull(gifts.paidAt))),
    exists(findRegularGiftsByDeclaration(tx, activeStates)),
  )

/**
 * Lets declarations count that money has come with: until then anybody may have typed the name and the address.
 * @returns those that count from now on, each once
 */
export const proveDeclarations = (tx: Tx, now: Date): Promise<Declaration[]> =>
  tx
    .update(giftAidDeclarations)
    .set({ provedAt: now })
    .where(and(isNull(giftAidDeclarations.provedAt), isNull(giftAidDeclarations.cancelledAt), isProved(tx)))
    .returning()
