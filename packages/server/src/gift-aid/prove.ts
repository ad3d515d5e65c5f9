import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { cycles } from '../db/cycles.ts'
import type { Tx } from '../db/database.ts'
import { giftAidDeclarations } from '../db/giftAid.ts'
import { gifts } from '../db/money.ts'
import type { Declaration } from './declare.ts'

const standing = ['scheduled', 'active', 'paused', 'past_due', 'ending'] as const

/** Whether money came with a declaration, or its regular gift stands. */
const isProved = (tx: Tx) => {
  const paid = tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(
        eq(gifts.tenantId, giftAidDeclarations.tenantId),
        eq(gifts.declarationId, giftAidDeclarations.id),
        isNotNull(gifts.paidAt),
      ),
    )
  const regular = tx
    .select({ one: sql`1` })
    .from(cycles)
    .where(
      and(
        eq(cycles.tenantId, giftAidDeclarations.tenantId),
        eq(cycles.declarationId, giftAidDeclarations.id),
        inArray(cycles.state, [...standing]),
      ),
    )
  return or(exists(paid), exists(regular))
}

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
