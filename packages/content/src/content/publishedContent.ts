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

type ScreenTable = { table: PgTable & Record<'tenantId' | 'publishedAt', PgColumn>; order: PgColumn }

/** The table of each screen, and the second column of an index that starts with the tenant, for reading the first rows. */
const screenTables = {
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
} satisfies Partial<Record<Screen, ScreenTable>>

/** Whether the mosque accepts cards, which regular gifts need. */
const acceptsCards = (settings: readonly { key: string; value: string }[]) =>
  parseConfig(settings).payment.setting !== 'none'

/** The maximum number of items read per screen; campaigns are not counted beyond it. */
const maxItems = 1000

const isPublished = ({ table }: ScreenTable) => sql`${table.publishedAt} <= now()`

/** The first items of a screen, in the order of its index. */
const firstItems = ({ table, order }: ScreenTable, limit: number, where = sql`true`) =>
  sql`select ${table.publishedAt} as at from ${table} where ${where} order by ${table.tenantId}, ${order} limit ${sql.raw(String(limit))}`

const readContent = prepareQuery((tx) => {
  const emptyNames = Object.entries<ScreenTable>(screenTables).map(
    ([name, screen]) =>
      sql`case when (${firstItems(screen, 1, isPublished(screen))}) is null then ${sql.raw(`'${name}'`)} end`,
  )
  const nextPublications = Object.values<ScreenTable>(screenTables).map(
    (screen) => sql`(select min(at) from (${firstItems(screen, maxItems)}) first where at > now())`,
  )
  return tx
    .select({
      empty: sql<string>`coalesce(array_to_string(array[${sql.join(emptyNames, sql`, `)}], ','), '')`,
      campaigns: sql<number>`(select count(*)::int from (${firstItems(screenTables.campaigns, maxItems, isPublished(screenTables.campaigns))}) published)`,
      next: sql<number | null>`extract(epoch from least(${sql.join(nextPublications, sql`, `)}))::float8 * 1000`,
    })
    .from(sql`(select 1) as one`)
    .prepare('')
})

/**
 * Adds the number of published campaigns and the list of empty screens to a tenant's configuration, so that the site's
 * header does not link to empty pages. The result is valid until the next item is published. It is one statement, because
 * every request for a tenant waits for it.
 */
export const addPublishedContent: TenantEnricher = async (tx, { stored: settings }) => {
  const [row] = await readContent(tx).execute()
  const emptyScreens = new Set((row?.empty ?? '').split(',').filter(Boolean))
  if (!acceptsCards(settings)) emptyScreens.add('donateJummah')
  return {
    items: [
      { key: 'campaignitemscount', value: String(row?.campaigns ?? 0) },
      { key: 'emptyScreens', value: [...emptyScreens].join(',') },
    ],
    until: row?.next ?? undefined,
  }
}
