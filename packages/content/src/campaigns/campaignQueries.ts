import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import {
  campaignFaqs,
  campaignNeeds,
  campaignPlans,
  campaigns,
  campaignUpdates,
  gifts,
  nowPlaceholder,
  prepareQuery,
  regularGifts,
} from '@minaret/foundation/db'
import { isPublished, pageOf } from '@minaret/foundation/pagination'
import { leftForGift } from '@minaret/giving/causes'
import { campaignQuery, liveFirst } from './read.ts'

const id = sql.placeholder('id')
const mode = sql.placeholder('mode')

/** The currency of the campaign, as SQL, so that its gifts can be read together with it. */
const currency = sql`(select ${campaigns.currency} from ${campaigns} where ${campaigns.id} = ${id})`

/** Whether a gift was paid within the period of its campaign's match; either end may be open. */
const isInMatchPeriod = sql`(${campaigns.matchFrom} is null or ${gifts.paidAt} >= ${campaigns.matchFrom})
  and (${campaigns.matchUntil} is null or ${gifts.paidAt} < ${campaigns.matchUntil})`

/** The maximum number of needs, plans, questions or updates on a page. */
const maxRows = 100

/** The number of gifts on the donor wall: each adds about forty bytes to the page. */
const wallSize = 9

/** The queries of a campaign's page; `id` is the campaign's, and their other values are `mode`, `now` and `weekAgo`. */
export const campaignQueries = {
  campaign: prepareQuery((tx) =>
    tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isPublished(campaigns, nowPlaceholder)))
      .prepare(''),
  ),
  totals: prepareQuery((tx) =>
    campaignQuery(tx, { mode, now: nowPlaceholder, where: eq(campaigns.id, id) }, pageOf(liveFirst, 1)).prepare(''),
  ),
  /** Newest first. */
  updates: prepareQuery((tx) =>
    tx
      .select()
      .from(campaignUpdates)
      .where(and(eq(campaignUpdates.campaignId, id), lte(campaignUpdates.at, nowPlaceholder)))
      .orderBy(desc(campaignUpdates.at), desc(campaignUpdates.id))
      .limit(maxRows)
      .prepare(''),
  ),
  needs: prepareQuery((tx) =>
    tx
      .select()
      .from(campaignNeeds)
      .where(eq(campaignNeeds.campaignId, id))
      .orderBy(asc(campaignNeeds.position), asc(campaignNeeds.id))
      .limit(maxRows)
      .prepare(''),
  ),
  plans: prepareQuery((tx) =>
    tx
      .select()
      .from(campaignPlans)
      .where(eq(campaignPlans.campaignId, id))
      .orderBy(asc(campaignPlans.position), asc(campaignPlans.id))
      .limit(maxRows)
      .prepare(''),
  ),
  faqs: prepareQuery((tx) =>
    tx
      .select()
      .from(campaignFaqs)
      .where(eq(campaignFaqs.campaignId, id))
      .orderBy(asc(campaignFaqs.position), asc(campaignFaqs.id))
      .limit(maxRows)
      .prepare(''),
  ),
  /**
   * The newest gifts for the public page: paid, not refunded, in the campaign's currency. Sponsors' payments are left out,
   * as the page shows the sponsor separately.
   */
  wall: prepareQuery((tx) =>
    tx
      .select({
        id: gifts.id,
        name: gifts.donorName,
        anonymous: gifts.anonymous,
        amountMinor: gifts.amountMinor,
        coverMinor: gifts.coverMinor,
        at: gifts.paidAt,
        rhythm: regularGifts.rhythm,
      })
      .from(gifts)
      .leftJoin(regularGifts, and(eq(regularGifts.tenantId, gifts.tenantId), eq(regularGifts.id, gifts.cycleId)))
      .where(
        and(
          eq(gifts.campaignId, id),
          eq(gifts.mode, mode),
          eq(gifts.currency, currency),
          // Written as in the partial index: with a bound parameter the planner would not use it.
          sql`${gifts.state} = 'paid' and ${gifts.campaignId} is not null`,
          sql`${gifts.how} <> 'matched'`,
        ),
      )
      .orderBy(desc(gifts.paidAt), desc(gifts.id))
      .limit(wallSize)
      .prepare(''),
  ),
  /** The amount given since `weekAgo`, less refunds, in the minor unit of the campaign's currency. */
  weekTotal: prepareQuery((tx) =>
    tx
      .select({ minor: sql<number>`coalesce(sum(${leftForGift}), 0)::float8` })
      .from(gifts)
      .where(
        and(
          eq(gifts.campaignId, id),
          eq(gifts.mode, mode),
          eq(gifts.currency, currency),
          gte(gifts.paidAt, sql.placeholder('weekAgo')),
        ),
      )
      .prepare(''),
  ),
  /** The totals of a match while it is running; no row for a campaign without a sponsor. */
  matchTotals: prepareQuery((tx) =>
    tx
      .select({
        givenMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} <> 'matched' and ${isInMatchPeriod}), 0)::float8`,
        enteredMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} = 'matched'), 0)::float8`,
      })
      .from(campaigns)
      .leftJoin(
        gifts,
        and(
          eq(gifts.campaignId, campaigns.id),
          eq(gifts.mode, mode),
          eq(gifts.currency, campaigns.currency),
          isNotNull(gifts.paidAt),
        ),
      )
      .where(
        and(
          eq(campaigns.id, id),
          isNotNull(campaigns.matchSponsor),
          isNotNull(campaigns.matchPercent),
          isNotNull(campaigns.matchCapMinor),
          or(isNull(campaigns.matchFrom), lte(campaigns.matchFrom, nowPlaceholder)),
          or(isNull(campaigns.matchUntil), gt(campaigns.matchUntil, nowPlaceholder)),
        ),
      )
      .groupBy(campaigns.id)
      .prepare(''),
  ),
}
