import { randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Image } from '@minaret/contract'
import { char, customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tenant a row belongs to. It leads every key and index; row-level security compares it. */
export const tenantId = () => uuid().notNull()

/** 128 random bits in 22 URL-safe characters: an unguessable id that can be part of a URL. */
export const newPublicId = () => randomBytes(16).toString('base64url')

/** A primary key that can be part of a URL. */
export const publicId = () => text().notNull().$defaultFn(newPublicId)

/** An instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** End of a period: `infinity` if no end is set, so that an index serves "not over yet". For conditions only, never selected. */
export const endless = (end: SQL) =>
  instant()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(${end}, 'infinity'::timestamptz)`)

/** ISO 4217 code, lower case. */
export const currency = () => char({ length: 3 })

/** Raw bytes: hashes and sealed secrets. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An image in the API's own shape, so that reading it needs no conversion. */
export const image = () => jsonb().$type<Image>()

/** Sort order chosen by the mosque. */
export const position = () => integer().notNull().default(0)

/** Publication time. Rows without one, or with one in the future, are drafts. */
export const publishedAt = () => instant()

export const updatedAt = () => instant().notNull().defaultNow()
