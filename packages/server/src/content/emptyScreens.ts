import { sql } from 'drizzle-orm'
import {
  aboutSections,
  campaigns,
  causes,
  classes,
  courses,
  events,
  galleryImages,
  news,
  resources,
  services,
} from '@minaret/foundation/db'
import type { NextChange, TenantEnricher } from '@minaret/foundation/tenancy'
import { parseConfig, type Screen } from '@minaret/plans'

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
} satisfies Partial<Record<Screen, object>>

/** Whether the mosque takes cards, which every gift that repeats needs. */
const takesCards = (stored: readonly { key: string; value: string }[]) => parseConfig(stored).payment.setting !== 'none'

/** Adds which screens have nothing on them yet, so that the header of a new mosque leads to none of them. */
export const addEmptyScreens: TenantEnricher = async (tx, { stored }) => {
  const flags = Object.entries(shownOn).map(
    ([screen, { table, order }]) =>
      sql`case when (select 1 from ${table} where ${table.publishedAt} <= now() order by ${table.tenantId}, ${order} limit 1) is null then ${screen}::text end`,
  )
  const { rows } = await tx.execute<{ empty: string }>(
    sql`select coalesce(array_to_string(array[${sql.join(flags, sql`, `)}], ','), '') as empty`,
  )
  const empty = new Set((rows[0]?.empty ?? '').split(',').filter(Boolean))
  if (!takesCards(stored)) empty.add('donateJummah')
  return [{ key: 'emptyScreens', value: [...empty].join(',') }]
}

/** So many items of a screen are looked at: one with more is not empty, and campaigns are counted no further. */
const mostScheduled = 1000

/** When the next item of such a screen is published, in milliseconds: until then the screen may be empty. */
export const findNextPublication: NextChange = async (tx) => {
  const next = Object.values(shownOn).map(
    ({ table, order }) => sql`(
      select min(at) from (select ${table.publishedAt} as at from ${table} order by ${table.tenantId}, ${order} limit ${mostScheduled}) first
      where at > now())`,
  )
  const { rows } = await tx.execute<{ at: number | null }>(
    sql`select extract(epoch from least(${sql.join(next, sql`, `)}))::float8 * 1000 as at`,
  )
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}
