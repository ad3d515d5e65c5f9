import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components, PaymentMode } from '@minaret/contract'
import { inPosition, pageOf, type Order, type Page, omitNulls } from '@minaret/foundation/pagination'
import { campaigns, type Tx, moneyTotals, type Deferred } from '@minaret/foundation/db'
import { modeOf } from '@minaret/giving/providers'
import type { Tenant } from '@minaret/foundation/tenancy'

/** In the order they are listed; a state's place here is its rank. */
const states = ['live', 'upcoming', 'finished'] as const

type State = (typeof states)[number]

const stateConditions: Record<State, (now: Deferred<Date>) => SQL | undefined> = {
  live: (now) => and(gt(campaigns.overAt, now), or(isNull(campaigns.startsAt), lte(campaigns.startsAt, now))),
  upcoming: (now) => and(gt(campaigns.overAt, now), gt(campaigns.startsAt, now)),
  finished: (now) => lte(campaigns.overAt, now),
}

const inOrder = (rank: SQL): Order => ({ keys: [{ by: rank, kind: 'number' }, ...inPosition(campaigns).keys] })

/** Live ones, upcoming ones, finished ones, each in the mosque's order. */
export const liveFirst: Order = inOrder(sql`"rank"`)

/**
 * What a page of campaigns has raised: the books' own sum of what was paid, less what was paid back or is disputed. One row
 * at most; that it is said keeps the database from reading all sums for a page.
 */
const raisedBy = (tx: Tx, of: { id: SQL; currency: SQL }, mode: Deferred<PaymentMode>) =>
  tx
    .select({ raised: moneyTotals.amountMinor, gifts: moneyTotals.gifts })
    .from(moneyTotals)
    .where(and(eq(moneyTotals.campaignId, of.id), eq(moneyTotals.mode, mode), eq(moneyTotals.currency, of.currency)))
    .limit(1)
    .as('sums')

/** Campaigns of one state. Each is read by itself: what all of them share, no index could put in order. */
const readState = (tx: Tx, state: State, { now, where }: CampaignQuery, page: Page) => {
  const rank = sql<number>`${states.indexOf(state)}::int`
  const own = pageOf(inOrder(rank), page.limit, page.from)
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
      cursor: own.cursor.as('cursor'),
    })
    .from(campaigns)
    .where(and(lte(campaigns.publishedAt, now), stateConditions[state](now), where, own.beyond))
    .orderBy(...own.by)
    .limit(page.limit)
}

/** Which campaigns are asked for, in which money and when. */
type CampaignQuery = { mode: Deferred<PaymentMode>; now: Deferred<Date>; where?: SQL }

/** Campaigns with what they have raised, in one query: the page first, then the sums of its rows alone. */
export function campaignQuery(tx: Tx, wanted: CampaignQuery, page: Page) {
  const of = (state: State) => readState(tx, state, wanted, page)
  const shown = unionAll(of('live'), of('upcoming'), of('finished'))
    .orderBy(sql`"rank"`, sql`"position"`, sql`"id"`)
    .limit(page.limit)
    .as('shown')
  const raisedTotals = raisedBy(tx, { id: sql`${shown.id}`, currency: sql`${shown.currency}` }, wanted.mode)
  return tx
    .select({
      id: shown.id,
      title: shown.title,
      summary: shown.summary,
      currency: shown.currency,
      targetMinor: shown.targetMinor,
      startsAt: shown.startsAt,
      endsAt: shown.endsAt,
      image: shown.image,
      rank: shown.rank,
      cursor: shown.cursor,
      raised: raisedTotals.raised,
      gifts: raisedTotals.gifts,
    })
    .from(shown)
    .leftJoinLateral(raisedTotals, sql`true`)
    .orderBy(shown.rank, shown.position, shown.id)
}

/** What is asked by a call. */
type CampaignRequest = { tenant: Pick<Tenant, 'config'>; now: Date; where?: SQL }

/** Campaigns as {@link campaignQuery} reads them, counting the tenant's money of now. */
export const readCampaigns = async (
  tx: Tx,
  { tenant, now, where }: CampaignRequest,
  page: Page = pageOf(liveFirst, 1),
) => campaignQuery(tx, { mode: modeOf(tenant), now, where }, page)

type Row = Awaited<ReturnType<typeof readCampaigns>>[number]

/** A campaign as a list shows it. */
export const toCampaign = (row: Row, tenant: Pick<Tenant, 'config'>): components['schemas']['Campaign'] => ({
  ...omitNulls({ image: row.image }),
  id: row.id,
  title: row.title,
  summary: row.summary,
  state: states[row.rank] ?? 'finished',
  currency: row.currency,
  targetMinor: row.targetMinor,
  // A refund may come before the payment it belongs to is known.
  raisedMinor: Math.max(row.raised ?? 0, 0),
  gifts: row.gifts ?? 0,
  mode: modeOf(tenant),
  starts: row.startsAt?.toISOString(),
  ends: row.endsAt?.toISOString(),
})
