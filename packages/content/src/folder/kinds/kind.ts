import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Screen } from '@minaret/plans'
import type { Fields } from '../codecs/fields.ts'
import type { PictureRef } from '../codecs/refs.ts'

/** The columns of a content item; `undefined` leaves a column unchanged. */
export type Row = Record<string, unknown>

/** The table of a kind. */
export type KindTable = PgTable & { tenantId: PgColumn; id: PgColumn }

/** A list of a content item that has its own table. */
export type Part = { table: KindTable; owner: string }

/** A kind of content: its place and format in a folder, and its table. */
export type Kind = {
  /** The singular name, for messages. */
  name: string
  /** A folder with a page per item, or a file with a list of all. */
  at: { folder: string } | { list: string }
  table: KindTable
  codec(fields: Fields): z.ZodType
  /** All keys, including nested ones, for suggestions. */
  keys: readonly string[]
  /** Columns with HTML, which is compared after normalisation. */
  html?: readonly string[]
  /** Columns imported only for a new item; afterwards the site counts them. */
  once?: readonly string[]
  /** Columns that cannot change while other rows refer to the item; named like their keys. */
  fixed?: readonly string[]
  /** Its lists, by their name in a row. */
  parts?: Readonly<Record<string, Part>>
  /** Pairs of columns whose first value must not exceed the second, and the key for the message. */
  spans?: readonly (readonly [before: string, after: string, key: string])[]
  /** Dates that move forward in a demonstration once all have passed, unless the item has been edited. */
  moves?: readonly string[]
  /** The possible ids, if they are fixed. */
  ids?: readonly string[]
  /** Columns that refer to the kind: an item with references is hidden instead of deleted. */
  referredBy?: readonly { column: PgColumn; reason: string }[]
  /** The screen of the site that shows the kind. */
  screen: Screen
}

/** The columns of a row in a folder, without those set by the server and those with pictures. */
export type ContentColumns<T extends PgTable, Excluded extends string = never> = Omit<
  T['$inferSelect'],
  'tenantId' | 'id' | 'overAt' | 'updatedAt' | 'image' | 'publishedAt' | Excluded
>

/** The publication time and the picture of a row. */
export type Publication = { publishedAt: Date | null | undefined; image: PictureRef | null }

export const isList = (kind: Kind): kind is Kind & { at: { list: string } } => 'list' in kind.at
