import { asc, sql } from 'drizzle-orm'
import { isOpen } from '@minaret/plans'
import { campaignQuery, liveFirst, toCampaign } from '../campaigns/read.ts'
import { modeOf } from '@minaret/giving/providers'
import { readActivities, showsActivities, weekdayOrder, toActivity } from '../content/activities.ts'
import { readAnnouncements, readBanners, toBanner } from '../content/banners.ts'
import { startOrder, readUpcoming, toEvent } from '../content/events.ts'
import { withUpcoming } from '../content/eventSeries.ts'
import { newestFirst, readNews, toNewsItem } from '../content/news.ts'
import { pageOf, inPosition, isPublished } from '@minaret/foundation/pagination'
import { causes, type Tx, banners, nowPlaceholder, prepareQuery, readTogether } from '@minaret/foundation/db'
import { toCause } from '@minaret/giving/causes'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import type { Language } from '@minaret/foundation/i18n'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { readToday } from '@minaret/times/prayer'
import type { Tenant } from '@minaret/foundation/tenancy'

const limitPlaceholder = sql.placeholder('limit')

/** The maximum number of activities on the home page. */
const maxActivities = 50

/** The maximum number of banners. More are read, as those that link to closed pages are left out. */
const maxBanners = 5

const queries = {
  banners: prepareQuery((tx) =>
    readBanners(tx, nowPlaceholder, pageOf(inPosition(banners), maxBanners * 4)).prepare(''),
  ),
  activities: prepareQuery((tx) => readActivities(tx, nowPlaceholder, pageOf(weekdayOrder, maxActivities)).prepare('')),
  events: prepareQuery((tx) => readUpcoming(tx, nowPlaceholder, pageOf(startOrder, limitPlaceholder)).prepare('')),
  news: prepareQuery((tx) => readNews(tx, nowPlaceholder, pageOf(newestFirst, 3)).prepare('')),
  causes: prepareQuery((tx) =>
    tx
      .select()
      .from(causes)
      .where(isPublished(causes, nowPlaceholder))
      .orderBy(asc(causes.position), asc(causes.id))
      .limit(limitPlaceholder)
      .prepare(''),
  ),
  campaigns: prepareQuery((tx) =>
    campaignQuery(tx, { mode: sql.placeholder('mode'), now: nowPlaceholder }, pageOf(liveFirst, 3)).prepare(''),
  ),
}

/** The context of a read. Without a language, text is in the mosque's own. */
type HomeContext = { tx: Tx; tenant: Tenant; now: Date; language?: Language | undefined }

/**
 * The next events, or none if the plan has no events.
 * @param maxOccurrences the maximum number of occurrences per series
 */
export async function nextEvents({ tx, tenant, now, language }: HomeContext, limit: number, maxOccurrences = 1) {
  if (!isOpen('events', tenant.config)) return []
  const storedEvents = await queries.events(tx).execute({ now, limit })
  const page = { ...pageOf(startOrder, limit), limit }
  const upcomingEvents = await withUpcoming({ tx, tenant, now }, storedEvents, page, maxOccurrences)
  const rows = await translateRows(tx, 'events', language, upcomingEvents)
  return rows.map((row) => toEvent(row, tenant))
}

/** The first causes, or none if donations are closed. */
export async function firstCauses({ tx, tenant, now, language }: HomeContext, limit: number) {
  if (!isOpen('donate', tenant.config)) return []
  const rows = await translateRows(tx, 'causes', language, await queries.causes(tx).execute({ now, limit }))
  return rows.map((row) => toCause(row, tenant))
}

async function newestNews({ tx, tenant, now, language }: HomeContext) {
  if (!isOpen('news', tenant.config)) return []
  return (await translateRows(tx, 'news', language, await queries.news(tx).execute({ now }))).map(toNewsItem)
}

async function readWeekActivities({ tx, tenant, now, language }: HomeContext) {
  if (!showsActivities(tenant)) return []
  const rows = await queries.activities(tx).execute({ now })
  return (await translateRows(tx, 'activities', language, rows)).map(toActivity)
}

async function firstBanners({ tx, tenant, now, language }: HomeContext) {
  const rows = await translateRows(tx, 'banners', language, await queries.banners(tx).execute({ now }))
  return rows.flatMap((row) => toBanner(row, tenant.config) ?? []).slice(0, maxBanners)
}

/** The first live campaigns. */
export async function liveCampaigns({ tx, tenant, now, language }: HomeContext) {
  if (!isOpen('campaigns', tenant.config) && !isOpen('campaignsHome', tenant.config)) return []
  const storedCampaigns = await queries.campaigns(tx).execute({ now, mode: modeOf(tenant) })
  const rows = await translateRows(tx, 'campaigns', language, storedCampaigns)
  return rows.map((row) => toCampaign(row, tenant)).filter(({ state }) => state === 'live')
}

/** `GET /api/home`, in one transaction. Lists disabled by the plan, a setting or the mode are empty. */
export const homeOperations = {
  homeView: ({ db, tenant, now, query }) =>
    db(async (tx) => {
      const context = { tx, tenant, now, language: getTranslationLanguage({ tenant, query }) }
      const [homeBanners, announcements, activities, events, news, homeCauses, campaigns, prayer] = await readTogether(
        firstBanners(context),
        readAnnouncements(tx, now),
        readWeekActivities(context),
        nextEvents(context, 4),
        newestNews(context),
        firstCauses(context, 4),
        liveCampaigns(context),
        readToday(tx, tenant, now),
      )
      return done({
        banners: homeBanners,
        announcements,
        activities,
        events,
        news,
        causes: homeCauses,
        campaigns,
        prayer,
      })
    }),
} satisfies Operations<'homeView'>
