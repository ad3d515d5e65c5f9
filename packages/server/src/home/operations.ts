import { asc, sql } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { campaignQuery, liveFirst, toCampaign } from '../campaigns/read.ts'
import { modeOf } from '@minaret/giving/providers'
import { readActivities, showsActivities, throughTheWeek, toActivity } from '../content/activities.ts'
import { readAnnouncements, readBanners, toBanner } from '../content/banners.ts'
import { nextFirst, readUpcoming, toEvent } from '../content/events.ts'
import { newestFirst, readNews, toNewsItem } from '../content/news.ts'
import { pageOf, inPosition, isPublished } from '@minaret/foundation/pagination'
import { causes, type Tx, banners, nowPlaceholder, prepareQuery } from '@minaret/foundation/db'
import { toCause } from '@minaret/giving/causes'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { readToday } from '../prayer/today.ts'
import type { Tenant } from '@minaret/foundation/tenancy'

const many = sql.placeholder('many')

/** The home page has no more room than this for a week. */
const mostActivities = 50

/** Some of those that are read may lead to closed pages, and are left out. */
const mostBanners = 5

const queries = {
  banners: prepareQuery((tx) =>
    readBanners(tx, nowPlaceholder, pageOf(inPosition(banners), mostBanners * 4)).prepare(''),
  ),
  activities: prepareQuery((tx) =>
    readActivities(tx, nowPlaceholder, pageOf(throughTheWeek, mostActivities)).prepare(''),
  ),
  events: prepareQuery((tx) => readUpcoming(tx, nowPlaceholder, pageOf(nextFirst, many)).prepare('')),
  news: prepareQuery((tx) => readNews(tx, nowPlaceholder, pageOf(newestFirst, 3)).prepare('')),
  causes: prepareQuery((tx) =>
    tx
      .select()
      .from(causes)
      .where(isPublished(causes, nowPlaceholder))
      .orderBy(asc(causes.position), asc(causes.id))
      .limit(many)
      .prepare(''),
  ),
  campaigns: prepareQuery((tx) =>
    campaignQuery(tx, { mode: sql.placeholder('mode'), now: nowPlaceholder }, pageOf(liveFirst, 3)).prepare(''),
  ),
}

/** The first events to come, where the plan has events. */
export async function nextEvents(tx: Tx, tenant: Tenant, now: Date, most: number) {
  if (!isOpen('events', tenant.config)) return []
  const rows = await queries.events(tx).execute({ now, many: most })
  return rows.map((row) => toEvent(row, tenant))
}

/** The first causes, where one can give. */
export async function firstCauses(tx: Tx, tenant: Tenant, now: Date, most: number) {
  if (!isOpen('donate', tenant.config)) return []
  const rows = await queries.causes(tx).execute({ now, many: most })
  return rows.map((row) => toCause(row, tenant))
}

async function newestNews(tx: Tx, { config }: Tenant, now: Date) {
  if (!isOpen('news', config)) return []
  return (await queries.news(tx).execute({ now })).map(toNewsItem)
}

async function activitiesOf(tx: Tx, tenant: Tenant, now: Date) {
  if (!showsActivities(tenant)) return []
  return (await queries.activities(tx).execute({ now })).map(toActivity)
}

/** The first campaigns that can be given to. */
export async function liveCampaigns(tx: Tx, tenant: Tenant, now: Date) {
  if (!isOpen('campaigns', tenant.config) && !isOpen('campaignsHome', tenant.config)) return []
  const rows = await queries.campaigns(tx).execute({ now, mode: modeOf(tenant) })
  return rows.map((row) => toCampaign(row, tenant)).filter(({ state }) => state === 'live')
}

/** `GET /api/home`: all of it in one transaction. What the plan, a flag or the mode closes is empty. */
export const homeOperations = {
  homeView: ({ db, tenant, now }) =>
    db(async (tx) =>
      done({
        banners: (await queries.banners(tx).execute({ now }))
          .flatMap((row) => toBanner(row, tenant.config) ?? [])
          .slice(0, mostBanners),
        announcements: await readAnnouncements(tx, now),
        activities: await activitiesOf(tx, tenant, now),
        events: await nextEvents(tx, tenant, now, 3),
        news: await newestNews(tx, tenant, now),
        causes: await firstCauses(tx, tenant, now, 3),
        campaigns: await liveCampaigns(tx, tenant, now),
        prayer: await readToday(tx, tenant, now),
      }),
    ),
} satisfies Operations<'homeView'>
