import { contentLink } from '@minaret/plans'
import { listPage, omitNulls } from '@minaret/foundation/pagination'
import { isWithdrawn, missing } from '../content/missing.ts'
import { type campaignUpdates, readTogether, type Tx } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { campaignQueries } from './campaignQueries.ts'
import { describeMatch } from './match.ts'
import { needFigures, noFigures } from '@minaret/giving/causes'
import { liveFirst, readCampaigns, toCampaign } from './read.ts'
import { modeOf } from '@minaret/giving/providers'
import { supporterOperations } from './supporters.ts'
import { readWall, readWeekTotal } from './donorWall.ts'

const notFound = missing('campaign')
const withdrawn = { ...notFound, status: 410 } as const

/** The published campaign, if any. */
async function findCampaign(tx: Tx, id: string, now: Date) {
  const [row] = await campaignQueries.campaign(tx).execute({ id, now })
  return row
}

/** Converts the updates of a campaign to the format of the API. */
const toUpdates = (rows: readonly (typeof campaignUpdates.$inferSelect)[]) =>
  rows.map(({ id, title, at, body, image }) => ({
    ...omitNulls({ image }),
    id,
    title,
    at: at.toISOString(),
    body: sanitise(body),
  }))

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
        campaignQueries.totals(tx).execute({ id: params.id, mode, now }),
        campaignQueries.updates(tx).execute({ id: params.id, now }),
        readWall(tx, { id: params.id, mode }),
        readWeekTotal(tx, { id: params.id, mode, now }),
        campaignQueries.matchTotals(tx).execute({ id: params.id, mode, now }),
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
        updates: toUpdates(updates),
        wall,
        ...(match ? { match } : {}),
      })
    }),

  campaignNeeds: ({ db, params, tenant, now }) =>
    db(async (tx) => {
      const [campaign, rows, figures] = await readTogether(
        findCampaign(tx, params.id, now),
        campaignQueries.needs(tx).execute({ id: params.id }),
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
        campaignQueries.plans(tx).execute({ id: params.id }),
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
        campaignQueries.faqs(tx).execute({ id: params.id }),
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
