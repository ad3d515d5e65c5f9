import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Screen } from '@minaret/plans'
import type { Fields } from '../codecs/fields.ts'
import type { PictureRef } from '../codecs/refs.ts'

/** What a folder says of one thing, by the columns of its table; `undefined` leaves a column as it is. */
export type Row = Record<string, unknown>

/** A table whose rows things of a kind are. */
export type KindTable = PgTable & { tenantId: PgColumn; id: PgColumn }

/** A list that belongs to a thing and has a table of its own. */
export type Part = { table: KindTable; owner: string }

/** A kind of content: where it stands in a folder, how it is written, and where it is stored. Adding one is adding a row. */
export type Kind = {
  /** One of it, for people. */
  name: string
  /** A folder with a page for each, or a file with a list of all. */
  at: { folder: string } | { list: string }
  table: KindTable
  codec(fields: Fields): z.ZodType
  /** Every key that may stand in it, also further in; for what was probably meant. */
  keys: readonly string[]
  /** Columns whose words are HTML: what is shown alike is the same. */
  html?: readonly string[]
  /** Columns read only while a thing is new; afterwards the site counts them. */
  once?: readonly string[]
  /** Columns that stay as they are while somebody refers to a thing; each is called as the key people write. */
  fixed?: readonly string[]
  /** Lists of its own, by the name they have in a row. */
  parts?: Readonly<Record<string, Part>>
  /** Columns of which the first does not come after the second, and the key where that is told. */
  spans?: readonly (readonly [before: string, after: string, key: string])[]
  /** Days of it: one nobody has touched is moved on when the last of them has passed, where folders tell days from today. */
  moves?: readonly string[]
  /** What pages may be called, where there are only a few. */
  ids?: readonly string[]
  /** Who refers to a thing: while one does it is hidden, and never deleted. */
  referredBy?: readonly { column: PgColumn; says: string }[]
  /** The page of the site that shows them. */
  screen: Screen
}

/** What a folder says of a row: its columns but those the host fills, and pictures that are still files. */
export type Written<T extends PgTable, Left extends string = never> = Omit<
  T['$inferSelect'],
  'tenantId' | 'id' | 'overAt' | 'updatedAt' | 'image' | 'publishedAt' | Left
>

/** When it is shown, and its picture. */
export type Shown = { publishedAt: Date | null | undefined; image: PictureRef | null }

export const isList = (kind: Kind): kind is Kind & { at: { list: string } } => 'list' in kind.at
