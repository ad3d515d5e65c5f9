import { and, asc, eq } from 'drizzle-orm'
import { contentLink } from '@minaret/plans'
import { list } from '../content/page.ts'
import { missing, present, published } from '../content/present.ts'
import { campaignFaqs, campaignNeeds, campaignPlans, campaigns } from '../db/campaigns.ts'
import type { Tx } from '../db/database.ts'
import { done, type Operations } from '../http/operation.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { liveFirst, readCampaigns, toCampaign } from './read.ts'

const gone = missing('campaign')

/** More needs, plans or questions than this no page shows. */
const most = 100

async function findCampaign(tx: Tx, id: string, now: Date) {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), published(campaigns, now)))
  return row
}

/** The six calls about appeals. */
export const campaignOperations = {
  campaignList: (call) =>
    list(
      call,
      liveFirst,
      (tx, page) => readCampaigns(tx, call, page),
      (row) => toCampaign(row, call.tenant),
    ),

  campaignView: ({ db, params, tenant, now }) =>
    db(async (tx) => {
      const row = await findCampaign(tx, params.id, now)
      const [summed] = await readCampaigns(tx, { tenant, now, where: eq(campaigns.id, params.id) })
      if (!row || !summed) return gone
      return done({
        ...toCampaign(summed, tenant),
        body: sanitise(row.body),
        causeId: row.causeId,
        presetsMinor: row.presetsMinor,
        video: contentLink(row.video),
      })
    }),

  campaignNeeds: ({ db, params, now }) =>
    db(async (tx) => {
      if (!(await findCampaign(tx, params.id, now))) return gone
      const rows = await tx
        .select()
        .from(campaignNeeds)
        .where(eq(campaignNeeds.campaignId, params.id))
        .orderBy(asc(campaignNeeds.position), asc(campaignNeeds.id))
        .limit(most)
      // A gift does not yet say which need it is for, so none has been given: true, and little.
      return done(rows.map((row) => ({ ...present(row), given: 0 })))
    }),

  campaignPlans: ({ db, params, now }) =>
    db(async (tx) => {
      if (!(await findCampaign(tx, params.id, now))) return gone
      const rows = await tx
        .select()
        .from(campaignPlans)
        .where(eq(campaignPlans.campaignId, params.id))
        .orderBy(asc(campaignPlans.position), asc(campaignPlans.id))
        .limit(most)
      return done(rows.map(present))
    }),

  async campaignMessage({ db, params, now }) {
    const row = await db((tx) => findCampaign(tx, params.id, now))
    if (!row) return gone
    // Like a campaign without needs or questions: there is nothing of it, and nothing has gone wrong.
    if (!row.chairBody) return done({ body: '' })
    return done({
      ...present({ name: row.chairName, role: row.chairRole, image: row.chairImage }),
      body: sanitise(row.chairBody),
    })
  },

  campaignFaqs: ({ db, params, now }) =>
    db(async (tx) => {
      if (!(await findCampaign(tx, params.id, now))) return gone
      const rows = await tx
        .select()
        .from(campaignFaqs)
        .where(eq(campaignFaqs.campaignId, params.id))
        .orderBy(asc(campaignFaqs.position), asc(campaignFaqs.id))
        .limit(most)
      return done(rows.map((row) => ({ ...present(row), answer: sanitise(row.answer) })))
    }),
} satisfies Operations<
  'campaignList' | 'campaignView' | 'campaignNeeds' | 'campaignPlans' | 'campaignMessage' | 'campaignFaqs'
>
