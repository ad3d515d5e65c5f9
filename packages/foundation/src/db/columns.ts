import { randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Image } from '@minaret/contract'
import { char, customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tenant a row belongs to. It leads every key and index; row-level security compares it. */
export const tenantId = () => uuid().notNull()

/** 128 random bits in 22 URL-safe letters: an id that may stand in an address and cannot be guessed. */
export const newPublicId = () => randomBytes(16).toString('base64url')

/** Primary key that stands in URLs. */
export const publicId = () => text().notNull().$defaultFn(newPublicId)

/** An instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** When something is over: `infinity` where no end is set, so that an index finds what is not. For conditions, not to be read. */
export const endless = (end: SQL) =>
  instant()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(${end}, 'infinity'::timestamptz)`)

/** ISO 4217 code, lower case. */
export const currency = () => char({ length: 3 })

/** Raw bytes: hashes and sealed secrets. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A picture as it is shown: the answer's own shape, so that reading it costs nothing. */
export const image = () => jsonb().$type<Image>()

/** Where a row stands among its like, in the mosque's order. */
export const position = () => integer().notNull().default(0)

/** Rows without it, or with one still to come, are drafts. */
export const publishedAt = () => instant()

export const updatedAt = () => instant().notNull().defaultNow()
