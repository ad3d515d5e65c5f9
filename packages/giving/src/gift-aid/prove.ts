import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Tx, giftAidDeclarations, gifts, mails } from '@minaret/foundation/db'
import type { Declaration } from './declare.ts'
import { findRegularGiftsByDeclaration, findGiftsByDeclaration } from './declaredGifts.ts'

const activeStates = ['scheduled', 'active', 'paused', 'past_due', 'ending'] as const

/** The kind of the email that is a spoken declaration's written record; its cause begins with the declaration's id. */
export const recordKind = 'gift-aid-spoken'

/** The written records of a spoken declaration that have gone out. */
const findSentRecords = (tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(mails)
    .where(
      and(
        eq(mails.tenantId, giftAidDeclarations.tenantId),
        eq(mails.kind, recordKind),
        eq(mails.state, 'sent'),
        sql`starts_with(${mails.cause}, ${giftAidDeclarations.id})`,
      ),
    )

/** Whether money came with a declaration, its regular gift stands, or its written record has gone out. */
const isProved = (tx: Tx) =>
  or(
    exists(findGiftsByDeclaration(tx, isNotNull(gifts.paidAt))),
    exists(findRegularGiftsByDeclaration(tx, activeStates)),
    exists(findSentRecords(tx)),
  )

/**
 * Lets declarations count that money has come with, since until then anybody may have typed the name and the address, and
 * spoken ones whose written record has gone out, since they have no effect before (SI 2000/2074, regulation 5).
 * @returns those that count from now on, each once
 */
export const proveDeclarations = (tx: Tx, now: Date): Promise<Declaration[]> =>
  tx
    .update(giftAidDeclarations)
    .set({ provedAt: now })
    .where(and(isNull(giftAidDeclarations.provedAt), isNull(giftAidDeclarations.cancelledAt), isProved(tx)))
    .returning()
