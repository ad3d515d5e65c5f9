import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { giftAidClaimed, giftAidClaims, gifts, givenAt, type Tx } from '@minaret/foundation/db'
import { paymentMethodSql } from '../records/paymentMethod.ts'
import type { GiftSearch } from './search.ts'

/** Filters of the gift list, apart from the search. */
export type GiftFilters = {
  state?: 'received' | 'refunded' | 'disputed' | 'pending' | 'failed' | 'all'
  cause?: string
  way?: 'card' | 'regular' | 'cash' | 'cheque' | 'bank' | 'matched'
  giftAid?: 'declared' | 'undeclared' | 'claimed'
  /** The number of a Gift Aid claim. */
  claim?: number
  /** Time range: `from` inclusive, `before` exclusive. */
  from?: Date
  before?: Date
}

/** A query for gifts of one mode, with filters and a search. */
export type GiftListQuery = GiftFilters & { mode: PaymentMode; search?: GiftSearch }

const stateFilters: Readonly<Record<NonNullable<GiftFilters['state']>, SQL | undefined>> = {
  received: isNotNull(gifts.paidAt),
  refunded: inArray(gifts.state, ['part_refunded', 'refunded']),
  disputed: inArray(gifts.state, ['disputed', 'reversed']),
  pending: inArray(gifts.state, ['confirming', 'requires_action', 'processing']),
  failed: inArray(gifts.state, ['failed', 'abandoned']),
  // An opened form without a payment attempt is not a gift.
  all: ne(gifts.state, 'created'),
}

function filterByMethod(method: GiftFilters['way']): SQL | undefined {
  if (method === undefined) return undefined
  if (method === 'regular') return isNotNull(gifts.cycleId)
  if (method === 'cheque' || method === 'bank') return and(eq(gifts.how, 'bank'), eq(paymentMethodSql, method))
  return method === 'card' ? and(eq(gifts.how, method), isNull(gifts.cycleId)) : eq(gifts.how, method)
}

function filterByGiftAid(tx: Tx, giftAid: GiftFilters['giftAid']): SQL | undefined {
  if (giftAid === undefined) return undefined
  if (giftAid === 'declared') return eq(gifts.giftAid, 'yes')
  if (giftAid === 'undeclared') return or(isNull(gifts.giftAid), ne(gifts.giftAid, 'yes'))
  return exists(
    tx
      .select({ one: sql`1` })
      .from(giftAidClaimed)
      .where(isOfGift),
  )
}

const isOfGift = and(eq(giftAidClaimed.tenantId, gifts.tenantId), eq(giftAidClaimed.giftId, gifts.id))

function filterByClaim(tx: Tx, number: number | undefined): SQL | undefined {
  if (number === undefined) return undefined
  return exists(
    tx
      .select({ one: sql`1` })
      .from(giftAidClaimed)
      .innerJoin(
        giftAidClaims,
        and(eq(giftAidClaims.tenantId, giftAidClaimed.tenantId), eq(giftAidClaims.id, giftAidClaimed.claimId)),
      )
      .where(and(isOfGift, eq(giftAidClaims.number, number))),
  )
}

const isGivenFrom = (from: Date | undefined) => from && gte(givenAt, sql`${from.toISOString()}::timestamptz`)
const isGivenBefore = (before: Date | undefined) => before && lt(givenAt, sql`${before.toISOString()}::timestamptz`)

/** The conditions on the gift's row. Search words are separate. */
export const filterGifts = (tx: Tx, { mode, search, ...filters }: GiftListQuery): SQL | undefined =>
  and(
    eq(gifts.mode, mode),
    stateFilters[filters.state ?? 'received'],
    filters.cause === undefined ? undefined : eq(gifts.causeId, filters.cause),
    filterByMethod(filters.way),
    filterByGiftAid(tx, filters.giftAid),
    filterByClaim(tx, filters.claim),
    isGivenFrom(filters.from),
    isGivenBefore(filters.before),
    isGivenFrom(search?.from),
    isGivenBefore(search?.before),
  )
