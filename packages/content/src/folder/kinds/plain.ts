import { z } from 'zod'
import { type Fields, pictureKeys, pictureOf, shownKeys, shownOf } from '../codecs/fields.ts'
import { PictureRef } from '../codecs/refs.ts'
import type { Row } from './kind.ts'

/** Keys that are not called as their columns. */
const columns: Readonly<Record<string, string>> = {
  text: 'body',
  when: 'occurs',
  order: 'position',
  day: 'weekday',
  from: 'fromAt',
  until: 'untilAt',
}

const keyOf = Object.fromEntries(Object.entries(columns).map(([key, column]) => [column, key]))

/** What the column of a row is called where people write it. */
export const keyOfColumn = (column: string, own: Readonly<Record<string, string>> = {}): string =>
  own[column] ??
  {
    startsAt: 'starts',
    endsAt: 'ends',
    exceptDays: 'except',
    image: 'picture',
    publishedAt: 'publish',
    story: 'text',
    biography: 'text',
  }[column] ??
  keyOf[column] ??
  column

const asDate = (value: unknown) => (value instanceof Date ? value : value === null ? null : undefined)
const asText = (value: unknown) => (typeof value === 'string' ? value : null)

type Options = {
  /** When it was published is also its date, and is always written. */
  dated?: boolean
  /** Columns that are called otherwise than `columns` says, by key. */
  named?: Readonly<Record<string, string>>
}

/**
 * A codec of things whose every key is a column of its own. Where the keys of pictures and of being shown are among
 * them, they become one column each.
 */
export function plain(fields: Fields, shape: z.ZodRawShape, { dated = false, named = {} }: Options = {}) {
  const all = { ...columns, ...named }
  const withPicture = 'picture' in shape
  const withShown = 'publish' in shape
  return z.codec(z.strictObject(shape), z.custom<Row>(), {
    decode(value, sink) {
      const { picture, alt, publish, draft, ...own }: Row = value
      const row = Object.fromEntries(Object.entries(own).map(([key, said]) => [all[key] ?? key, said]))
      return {
        ...row,
        ...(withPicture ? { image: pictureOf({ picture: asText(picture), alt: asText(alt) }, sink) } : {}),
        ...(withShown
          ? { publishedAt: shownOf({ publish: asDate(publish) ?? null, draft: draft === true }, sink) }
          : {}),
      }
    },
    encode(row) {
      const keys = Object.keys(shape).map((key): [string, unknown] => [key, row[all[key] ?? key]])
      return {
        ...Object.fromEntries(keys),
        ...(withPicture ? pictureKeys(row.image instanceof PictureRef ? row.image : null) : {}),
        ...(withShown ? shownKeys(asDate(row.publishedAt), fields.context.now, dated) : {}),
      }
    },
  })
}
