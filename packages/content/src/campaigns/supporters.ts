import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Supporter } from '@minaret/contract'
import { isPublished } from '@minaret/foundation/pagination'
import { missing } from '../content/missing.ts'
import { campaigns, campaignSupporters, type Tx, gifts, ledgerEntries, currentTenant } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { httpMessages } from '@minaret/foundation/http'
import type { Tenant } from '@minaret/foundation/tenancy'
import { findNameProblem } from './findNameProblem.ts'
import { modeOf } from '@minaret/giving/providers'
import { messages as texts } from './messages.gen.ts'

const notFound = missing('campaign')
const noLink = refuse(404, texts.noLink)

/** 64 random bits in 11 characters: short enough for a message, and too many to guess. */
const newRef = () => randomBytes(8).toString('base64url')

/** The mosque's names, which no supporter may use on its pages. */
const namesOf = ({ slug, config }: Tenant): string[] =>
  [config.websiteName, config.charityName, slug].flatMap((name) => name || [])

/** Totals of the gifts made through a link, from the ledger, in the campaign's currency. */
async function readTotals(tx: Tx, link: { campaignId: string; ref: string; currency: string }, mode: string) {
  const giftTotals = tx
    .select({ net: sql<number>`sum(${ledgerEntries.amountMinor})`.as('net') })
    .from(gifts)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id)))
    .where(
      and(
        eq(gifts.campaignId, link.campaignId),
        eq(gifts.supporterRef, link.ref),
        eq(gifts.currency, link.currency),
        sql`${gifts.mode} = ${mode}`,
      ),
    )
    .groupBy(gifts.id)
    .as('each')
  const [totals] = await tx
    .select({
      raisedMinor: sql<number>`coalesce(sum(${giftTotals.net}), 0)::float8`,
      gifts: sql<number>`(count(*) filter (where ${giftTotals.net} > 0))::int`,
    })
    .from(giftTotals)
  return { raisedMinor: Math.max(0, totals?.raisedMinor ?? 0), gifts: totals?.gifts ?? 0 }
}

/** The operations of supporters' fundraising links. */
export const supporterOperations = {
  campaignSupporterMake: ({ db, params, body, tenant, now }) =>
    db(async (tx) => {
      const [campaign] = await tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.id, params.id), isPublished(campaigns, now)))
      if (!campaign) return notFound
      const name = body.name?.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() || undefined
      const problem = name && findNameProblem(name, namesOf(tenant))
      if (problem) return refuse(422, httpMessages.invalid, { name: texts[problem] })
      const ref = newRef()
      await tx
        .insert(campaignSupporters)
        .values({ tenantId: currentTenant, campaignId: campaign.id, ref, name, createdAt: now })
      const supporter: Supporter = { ref, ...(name ? { name } : {}), raisedMinor: 0, gifts: 0 }
      return done(supporter, texts.linkReady)
    }),

  campaignSupporterReport: ({ db, params, now }) =>
    db(async (tx) => {
      const [supporter] = await tx
        .update(campaignSupporters)
        .set({
          // A name that staff have removed cannot be reported again.
          reports: sql`${campaignSupporters.reports} + (${campaignSupporters.name} is not null)::int`,
          reportedAt: sql`case when ${campaignSupporters.name} is null then ${campaignSupporters.reportedAt}
            else coalesce(${campaignSupporters.reportedAt}, ${now}::timestamptz) end`,
        })
        .where(and(eq(campaignSupporters.campaignId, params.id), eq(campaignSupporters.ref, params.ref)))
        .returning({ ref: campaignSupporters.ref })
      return supporter ? done({}, texts.reported) : noLink
    }),

  campaignSupporterView: ({ db, params, tenant, now }) =>
    db(async (tx) => {
      const [supporter] = await tx
        .select({ name: campaignSupporters.name, currency: campaigns.currency })
        .from(campaignSupporters)
        .innerJoin(
          campaigns,
          and(eq(campaigns.tenantId, campaignSupporters.tenantId), eq(campaigns.id, campaignSupporters.campaignId)),
        )
        .where(
          and(
            eq(campaignSupporters.campaignId, params.id),
            eq(campaignSupporters.ref, params.ref),
            isPublished(campaigns, now),
          ),
        )
      if (!supporter) return noLink
      const { name, currency } = supporter
      const totals = await readTotals(tx, { campaignId: params.id, ref: params.ref, currency }, modeOf(tenant))
      return done({ ref: params.ref, ...(name ? { name } : {}), ...totals })
    }),
} satisfies Operations<'campaignSupporterMake' | 'campaignSupporterReport' | 'campaignSupporterView'>
