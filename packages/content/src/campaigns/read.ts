import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components, PaymentMode } from '@minaret/contract'
import { inPosition, pageOf, type Order, type Page, omitNulls } from '@minaret/foundation/pagination'
import { campaigns, type Tx, moneyTotals, type Deferred } from '@minaret/foundation/db'
import { modeOf } from '@minaret/giving/providers'
import type { Tenant } from '@minaret/foundation/tenancy'

/** The states in list order: the index of a state is its rank. */
const states = ['live', 'upcoming', 'finished'] as const

type State = (typeof states)[number]

const stateConditions: Record<State, (now: Deferred<Date>) => SQL | undefined> = {
  live: (now) => and(gt(campaigns.overAt, now), or(isNull(campaigns.startsAt), lte(campaigns.startsAt, now))),
  upcoming: (now) => and(gt(campaigns.overAt, now), gt(campaigns.startsAt, now)),
  finished: (now) => lte(campaigns.overAt, now),
}

const inOrder = (rank: SQL): Order => ({ keys: [{ by: rank, kind: 'number' }, ...inPosition(campaigns).keys] })

/** Live, upcoming, then finished campaigns, each in the mosque's order. */
export const liveFirst: Order = inOrder(sql`"rank"`)

/**
 * The total raised by each campaign of a page: payments less refunds and disputes, from the ledger's totals. `limit 1`
 * changes no result, but keeps the planner from reading the totals of all campaigns.
 */
const raisedBy = (tx: Tx, campaign: { id: SQL; currency: SQL }, mode: Deferred<PaymentMode>) =>
  tx
    .select({ raised: moneyTotals.amountMinor, gifts: moneyTotals.gifts })
    .from(moneyTotals)
    .where(
      and(
        eq(moneyTotals.campaignId, campaign.id),
        eq(moneyTotals.mode, mode),
        eq(moneyTotals.currency, campaign.currency),
      ),
    )
    .limit(1)
    .as('sums')

/** Campaigns of one state. Each state is read separately, as no index has the order of all three. */
const readState = (tx: Tx, state: State, { now, where }: CampaignQuery, page: Page) => {
  const rank = sql<number>`${states.indexOf(state)}::int`
  const statePage = pageOf(inOrder(rank), page.limit, page.from)
  return tx
    .select({
      id: campaigns.id,
      title: campaigns.title,
      summary: campaigns.summary,
      currency: campaigns.currency,
      targetMinor: campaigns.targetMinor,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      image: campaigns.image,
      position: campaigns.position,
      rank: rank.as('rank'),
      cursor: statePage.cursor.as('cursor'),
    })
    .from(campaigns)
    .where(and(lte(campaigns.publishedAt, now), stateConditions[state](now), where, statePage.beyond))
    .orderBy(...statePage.orderBy)
    .limit(page.limit)
}

/** The parameters of {@link campaignQuery}. */
type CampaignQuery = { mode: Deferred<PaymentMode>; now: Deferred<Date>; where?: SQL }

/** A page of campaigns with their totals, in one query: only the totals of that page are read. */
export function campaignQuery(tx: Tx, filter: CampaignQuery, page: Page) {
  const queryState = (state: State) => readState(tx, state, filter, page)
  const pageRows = unionAll(queryState('live'), queryState('upcoming'), queryState('finished'))
    .orderBy(sql`"rank"`, sql`"position"`, sql`"id"`)
    .limit(page.limit)
    .as('shown')
  const raisedTotals = raisedBy(tx, { id: sql`${pageRows.id}`, currency: sql`${pageRows.currency}` }, filter.mode)
  return tx
    .select({
      id: pageRows.id,
      title: pageRows.title,
      summary: pageRows.summary,
      currency: pageRows.currency,
      targetMinor: pageRows.targetMinor,
      startsAt: pageRows.startsAt,
      endsAt: pageRows.endsAt,
      image: pageRows.image,
      rank: pageRows.rank,
      cursor: pageRows.cursor,
      raised: raisedTotals.raised,
      gifts: raisedTotals.gifts,
    })
    .from(pageRows)
    .leftJoinLateral(raisedTotals, sql`true`)
    .orderBy(pageRows.rank, pageRows.position, pageRows.id)
}

/** The parameters of {@link readCampaigns}. */
type CampaignRequest = { tenant: Pick<Tenant, 'config'>; now: Date; where?: SQL }

/** Reads campaigns with the totals of the tenant's current payment mode. */
export const readCampaigns = async (
  tx: Tx,
  { tenant, now, where }: CampaignRequest,
  page: Page = pageOf(liveFirst, 1),
) => campaignQuery(tx, { mode: modeOf(tenant), now, where }, page)

type Row = Awaited<ReturnType<typeof readCampaigns>>[number]

/** Converts a campaign to the format of the API's lists. */
export const toCampaign = (row: Row, tenant: Pick<Tenant, 'config'>): components['schemas']['Campaign'] => ({
  ...omitNulls({ image: row.image }),
  id: row.id,
  title: row.title,
  summary: row.summary,
  state: states[row.rank] ?? 'finished',
  currency: row.currency,
  targetMinor: row.targetMinor,
  // A refund may be recorded before its payment.
  raisedMinor: Math.max(row.raised ?? 0, 0),
  gifts: row.gifts ?? 0,
  mode: modeOf(tenant),
  starts: row.startsAt?.toISOString(),
  ends: row.endsAt?.toISOString(),
})
