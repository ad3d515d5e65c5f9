import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RegularGiftState } from '@minaret/contract'
import { regularGifts, type Tx, giftAidDeclarations, gifts } from '@minaret/foundation/db'

/** Subquery of the gifts a declaration was made with. @param condition an additional condition */
export const findGiftsByDeclaration = (tx: Tx, condition: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(eq(gifts.tenantId, giftAidDeclarations.tenantId), eq(gifts.declarationId, giftAidDeclarations.id), condition),
    )

/** Subquery of the regular gifts in the given states that a declaration was made with. */
export const findRegularGiftsByDeclaration = (tx: Tx, states: readonly RegularGiftState[]) =>
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
