import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  aboutSections,
  campaigns,
  causes,
  classes,
  courses,
  events,
  galleryImages,
  news,
  prepareQuery,
  resources,
  services,
} from '@minaret/foundation/db'
import type { TenantEnricher } from '@minaret/foundation/tenancy'
import { parseConfig, type Screen } from '@minaret/plans'

type ShownScreen = { table: PgTable & Record<'tenantId' | 'publishedAt', PgColumn>; order: PgColumn }

/** What a screen shows, and the second column of an index that begins with the tenant: by it the first row is found at once. */
const shownOn = {
  events: { table: events, order: events.startsAt },
  news: { table: news, order: news.publishedAt },
  donateJummah: { table: causes, order: causes.position },
  classes: { table: classes, order: classes.position },
  courses: { table: courses, order: courses.position },
  services: { table: services, order: services.position },
  campaigns: { table: campaigns, order: campaigns.position },
  gallery: { table: galleryImages, order: galleryImages.position },
  about: { table: aboutSections, order: aboutSections.position },
  resources: { table: resources, order: resources.position },
} satisfies Partial<Record<Screen, ShownScreen>>

/** Whether the mosque takes cards, which every gift that repeats needs. */
const takesCards = (stored: readonly { key: string; value: string }[]) => parseConfig(stored).payment.setting !== 'none'

/** So many items of a screen are looked at: one with more is not empty, and campaigns are counted no further. */
const mostItems = 1000

const isPublished = ({ table }: ShownScreen) => sql`${table.publishedAt} <= now()`

/** The first items of a screen, in the order of an index that begins with the tenant. */
const firstItems = ({ table, order }: ShownScreen, most: number, where = sql`true`) =>
  sql`select ${table.publishedAt} as at from ${table} where ${where} order by ${table.tenantId}, ${order} limit ${sql.raw(String(most))}`

const readContent = prepareQuery((tx) => {
  const empty = Object.entries<ShownScreen>(shownOn).map(
    ([name, screen]) =>
      sql`case when (${firstItems(screen, 1, isPublished(screen))}) is null then ${sql.raw(`'${name}'`)} end`,
  )
  const next = Object.values<ShownScreen>(shownOn).map(
    (screen) => sql`(select min(at) from (${firstItems(screen, mostItems)}) first where at > now())`,
  )
  return tx
    .select({
      empty: sql<string>`coalesce(array_to_string(array[${sql.join(empty, sql`, `)}], ','), '')`,
      campaigns: sql<number>`(select count(*)::int from (${firstItems(shownOn.campaigns, mostItems, isPublished(shownOn.campaigns))}) published)`,
      next: sql<number | null>`extract(epoch from least(${sql.join(next, sql`, `)}))::float8 * 1000`,
    })
    .from(sql`(select 1) as one`)
    .prepare('')
})

/**
 * Adds how many campaigns a mosque has published, and which screens have nothing on them yet, so that the header of a new
 * mosque leads to none of them: until the next item is published. One statement, as every call of a tenant waits for it.
 */
export const addPublishedContent: TenantEnricher = async (tx, { stored }) => {
  const [found] = await readContent(tx).execute()
  const empty = new Set((found?.empty ?? '').split(',').filter(Boolean))
  if (!takesCards(stored)) empty.add('donateJummah')
  return {
    items: [
      { key: 'campaignitemscount', value: String(found?.campaigns ?? 0) },
      { key: 'emptyScreens', value: [...empty].join(',') },
    ],
    until: found?.next ?? undefined,
  }
}
