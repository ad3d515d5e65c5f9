import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { contentLink } from '@minaret/plans'
import { listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { isWithdrawn, missing } from '../content/missing.ts'
import {
  campaignFaqs,
  campaignNeeds,
  campaignPlans,
  campaigns,
  campaignUpdates,
  readTogether,
  type Tx,
} from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { describeMatch, readMatchTotals } from './match.ts'
import { needFigures, noFigures } from '@minaret/giving/causes'
import { liveFirst, readCampaigns, toCampaign } from './read.ts'
import { modeOf } from '@minaret/giving/providers'
import { supporterOperations } from './supporters.ts'
import { readWall, readWeekTotal } from './donorWall.ts'

const notFound = missing('campaign')
const withdrawn = { ...notFound, status: 410 } as const

/** The maximum number of needs, plans or questions on a page. */
const maxRows = 100

async function findCampaign(tx: Tx, id: string, now: Date) {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isPublished(campaigns, now)))
  return row
}

/** The updates of a campaign, newest first. */
async function readUpdates(tx: Tx, campaignId: string, now: Date) {
  const rows = await tx
    .select()
    .from(campaignUpdates)
    .where(and(eq(campaignUpdates.campaignId, campaignId), lte(campaignUpdates.at, now)))
    .orderBy(desc(campaignUpdates.at), desc(campaignUpdates.id))
    .limit(maxRows)
  return rows.map(({ id, title, at, body, image }) => ({
    ...omitNulls({ image }),
    id,
    title,
    at: at.toISOString(),
    body: sanitise(body),
  }))
}

/** The public operations of campaigns. */
export const campaignOperations = {
  ...supporterOperations,

  campaignList: (call) =>
    listPage(
      call,
      liveFirst,
      async (tx, page) =>
        translateRows(tx, 'campaigns', getTranslationLanguage(call), await readCampaigns(tx, call, page)),
      (row) => toCampaign(row, call.tenant),
    ),

  campaignView: ({ db, params, tenant, now, query }) =>
    db(async (tx) => {
      const language = getTranslationLanguage({ tenant, query })
      const mode = modeOf(tenant)
      const [campaign, totals, updates, wall, weekMinor, [matchTotals]] = await readTogether(
        findCampaign(tx, params.id, now),
        readCampaigns(tx, { tenant, now, where: eq(campaigns.id, params.id) }),
        readUpdates(tx, params.id, now),
        readWall(tx, { id: params.id, mode }),
        readWeekTotal(tx, { id: params.id, mode, now }),
        readMatchTotals(tx, { id: params.id, mode, now }),
      )
      const [row] = await translateRows(tx, 'campaigns', language, campaign ? [campaign] : [])
      const [rowWithTotals] = await translateRows(tx, 'campaigns', language, totals)
      if (!row || !rowWithTotals) return (await isWithdrawn(tx, 'campaigns', params.id)) ? withdrawn : notFound
      const match = describeMatch(row, matchTotals)
      return done({
        ...toCampaign(rowWithTotals, tenant),
        ...(weekMinor > 0 ? { weekMinor } : {}),
        body: sanitise(row.body),
        causeId: row.causeId,
        presetsMinor: row.presetsMinor,
        video: contentLink(row.video),
        updates,
        wall,
        ...(match ? { match } : {}),
      })
    }),

  campaignNeeds: ({ db, params, tenant, now }) =>
    db(async (tx) => {
      const [campaign, rows, figures] = await readTogether(
        findCampaign(tx, params.id, now),
        tx
          .select()
          .from(campaignNeeds)
          .where(eq(campaignNeeds.campaignId, params.id))
          .orderBy(asc(campaignNeeds.position), asc(campaignNeeds.id))
          .limit(maxRows),
        needFigures(tx, { campaignId: params.id, mode: modeOf(tenant), now }),
      )
      if (!campaign) return notFound
      return done(
        rows.map((row) => {
          const { takenMinor, heldMinor } = figures.get(row.id) ?? noFigures
          const donated = Math.min(row.wanted, Math.floor(takenMinor / row.priceMinor))
          return { ...omitNulls(row), given: donated, takenMinor, heldMinor }
        }),
      )
    }),

  campaignPlans: ({ db, params, now }) =>
    db(async (tx) => {
      const [campaign, rows] = await readTogether(
        findCampaign(tx, params.id, now),
        tx
          .select()
          .from(campaignPlans)
          .where(eq(campaignPlans.campaignId, params.id))
          .orderBy(asc(campaignPlans.position), asc(campaignPlans.id))
          .limit(maxRows),
      )
      if (!campaign) return notFound
      return done(rows.map(omitNulls))
    }),

  async campaignMessage({ db, params, now }) {
    const row = await db((tx) => findCampaign(tx, params.id, now))
    if (!row) return notFound
    // A campaign without a message returns an empty one, not an error, as with needs and questions.
    if (!row.chairBody) return done({ body: '' })
    return done({
      ...omitNulls({ name: row.chairName, role: row.chairRole, image: row.chairImage }),
      body: sanitise(row.chairBody),
    })
  },

  campaignFaqs: ({ db, params, now }) =>
    db(async (tx) => {
      const [campaign, rows] = await readTogether(
        findCampaign(tx, params.id, now),
        tx
          .select()
          .from(campaignFaqs)
          .where(eq(campaignFaqs.campaignId, params.id))
          .orderBy(asc(campaignFaqs.position), asc(campaignFaqs.id))
          .limit(maxRows),
      )
      if (!campaign) return notFound
      return done(rows.map((row) => ({ ...omitNulls(row), answer: sanitise(row.answer) })))
    }),
} satisfies Operations<
  | 'campaignList'
  | 'campaignView'
  | 'campaignNeeds'
  | 'campaignPlans'
  | 'campaignMessage'
  | 'campaignFaqs'
  | 'campaignSupporterMake'
  | 'campaignSupporterReport'
  | 'campaignSupporterView'
>
