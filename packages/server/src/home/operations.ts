import { asc } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { liveFirst, readCampaigns, toCampaign } from '../campaigns/read.ts'
import { readActivities, showsActivities, throughTheWeek, toActivity } from '../content/activities.ts'
import { readAnnouncements, readBanners, toBanner } from '../content/banners.ts'
import { nextFirst, readUpcoming, toEvent } from '../content/events.ts'
import { newestFirst, readNews, toNewsItem } from '../content/news.ts'
import { pageOf, inPosition } from '../content/page.ts'
import { published } from '../content/present.ts'
import { causes } from '../db/content.ts'
import type { Tx } from '../db/database.ts'
import { banners } from '../db/home.ts'
import { toCause } from '../gifts/causes.ts'
import { done, type Operations } from '../http/operation.ts'
import { readToday } from '../prayer/today.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The first events to come, where the plan has events. */
export async function nextEvents(tx: Tx, tenant: Tenant, now: Date, many: number) {
  if (!isOpen('events', tenant.config)) return []
  const rows = await readUpcoming(tx, now, pageOf(nextFirst, many))
  return rows.map((row) => toEvent(row, tenant))
}

/** The first causes, where one can give. */
export async function firstCauses(tx: Tx, tenant: Tenant, now: Date, many: number) {
  if (!isOpen('donate', tenant.config)) return []
  const rows = await tx
    .select()
    .from(causes)
    .where(published(causes, now))
    .orderBy(asc(causes.position), asc(causes.id))
    .limit(many)
  return rows.map((row) => toCause(row, tenant))
}

async function newestNews(tx: Tx, { config }: Tenant, now: Date) {
  if (!isOpen('news', config)) return []
  return (await readNews(tx, now, pageOf(newestFirst, 3))).map(toNewsItem)
}

/** The home page has no more room than this for a week. */
const mostActivities = 50

async function activitiesOf(tx: Tx, tenant: Tenant, now: Date) {
  if (!showsActivities(tenant)) return []
  return (await readActivities(tx, now, pageOf(throughTheWeek, mostActivities))).map(toActivity)
}

async function liveCampaigns(tx: Tx, tenant: Tenant, now: Date) {
  if (!isOpen('campaigns', tenant.config) && !isOpen('campaignsHome', tenant.config)) return []
  const rows = await readCampaigns(tx, { tenant, now }, pageOf(liveFirst, 3))
  return rows.map((row) => toCampaign(row, tenant)).filter(({ state }) => state === 'live')
}

/** `GET /api/home`: all of it in one transaction. What the plan, a flag or the mode closes is empty. */
export const homeOperations = {
  homeView: ({ db, tenant, now }) =>
    db(async (tx) =>
      done({
        banners: (await readBanners(tx, now, pageOf(inPosition(banners), 5))).map(toBanner),
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
