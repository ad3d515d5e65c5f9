import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Tx, giftAidDeclarations, gifts, mails } from '@minaret/foundation/db'
import type { Declaration } from './declare.ts'
import { findRegularGiftsByDeclaration, findGiftsByDeclaration } from './declaredGifts.ts'

const activeStates = ['scheduled', 'active', 'paused', 'past_due', 'ending'] as const

/** The kind of the email with a spoken declaration's written record; its cause starts with the declaration's id. */
export const recordKind = 'gift-aid-spoken'

/** Subquery of a spoken declaration's sent written records. */
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

/** True if a payment was made with a declaration, its regular gift is running, or its written record was sent. */
const isProved = (tx: Tx) =>
  or(
    exists(findGiftsByDeclaration(tx, isNotNull(gifts.paidAt))),
    exists(findRegularGiftsByDeclaration(tx, activeStates)),
    exists(findSentRecords(tx)),
  )

/**
 * Makes declarations effective once a payment was made with them, as until then anyone may have entered the name and address; and
 * spoken ones once their written record was sent, as they have no effect before (SI 2000/2074, regulation 5).
 * @returns the declarations that became effective, each once
 */
export const proveDeclarations = (tx: Tx, now: Date): Promise<Declaration[]> =>
  tx
    .update(giftAidDeclarations)
    .set({ provedAt: now })
    .where(and(isNull(giftAidDeclarations.provedAt), isNull(giftAidDeclarations.cancelledAt), isProved(tx)))
    .returning()
