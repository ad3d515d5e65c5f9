import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CycleStateName } from '@minaret/contract'
import { regularGifts, type Tx, giftAidDeclarations, gifts } from '@minaret/foundation/db'

/** The gifts a declaration was made with, for a condition on declarations. @param which of them */
export const findGiftsByDeclaration = (tx: Tx, which: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(eq(gifts.tenantId, giftAidDeclarations.tenantId), eq(gifts.declarationId, giftAidDeclarations.id), which),
    )

/** The regular gifts a declaration was made with that stand so, for a condition on declarations. */
export const findRegularGiftsByDeclaration = (tx: Tx, states: readonly CycleStateName[]) =>
  tx
    .select({ one: sql`1` })
    .from(regularGifts)
    .where(
      and(
        eq(regularGifts.tenantId, giftAidDeclarations.tenantId),
        eq(regularGifts.declarationId, giftAidDeclarations.id),
        inArray(regularGifts.state, [...states]),
      ),
    )
