import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CycleStateName } from '@minaret/contract'
import { cycles } from '../db/cycles.ts'
import type { Tx } from '../db/database.ts'
import { giftAidDeclarations } from '../db/giftAid.ts'
import { gifts } from '../db/money.ts'

/** The gifts a declaration was made with, for a condition on declarations. @param which of them */
export const giftsMadeWith = (tx: Tx, which: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(eq(gifts.tenantId, giftAidDeclarations.tenantId), eq(gifts.declarationId, giftAidDeclarations.id), which),
    )

/** The regular gifts a declaration was made with that stand so, for a condition on declarations. */
export const cyclesMadeWith = (tx: Tx, states: readonly CycleStateName[]) =>
  tx
    .select({ one: sql`1` })
    .from(cycles)
    .where(
      and(
        eq(cycles.tenantId, giftAidDeclarations.tenantId),
        eq(cycles.declarationId, giftAidDeclarations.id),
        inArray(cycles.state, [...states]),
      ),
    )
