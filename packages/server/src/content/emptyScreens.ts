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
import type { TenantEnricher } from '@minaret/foundation/tenancy'
import type { Screen } from '@minaret/plans'

/** What a screen shows; without a published row of it the screen is empty. */
const shownOn = {
  events,
  news,
  donateJummah: causes,
  classes,
  courses,
  services,
  campaigns,
  gallery: galleryImages,
  about: aboutSections,
  resources,
} satisfies Partial<Record<Screen, object>>

/** Adds which screens have nothing on them yet, so that the header of a new mosque leads to none of them. */
export const addEmptyScreens: TenantEnricher = async (tx) => {
  const flags = Object.entries(shownOn).map(
    ([screen, table]) =>
      sql`case when not exists (select 1 from ${table} where ${table.publishedAt} <= now()) then ${screen}::text end`,
  )
  const { rows } = await tx.execute<{ empty: string }>(
    sql`select coalesce(array_to_string(array[${sql.join(flags, sql`, `)}], ','), '') as empty`,
  )
  return [{ key: 'emptyScreens', value: rows[0]?.empty ?? '' }]
}
