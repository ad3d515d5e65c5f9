import { z } from 'zod'
import { type Fields, pictureKeys, pictureOf, publicationKeys, publicationTimeOf } from '../codecs/fields.ts'
import { PictureRef } from '../codecs/refs.ts'
import type { Row } from './kind.ts'

/** Keys whose columns have another name. */
const columns: Readonly<Record<string, string>> = {
  text: 'body',
  when: 'occurs',
  order: 'position',
  day: 'weekday',
  from: 'fromAt',
  until: 'untilAt',
}

const keyOf = Object.fromEntries(Object.entries(columns).map(([key, column]) => [column, key]))

/** The key of a column. */
export const keyOfColumn = (column: string, overrides: Readonly<Record<string, string>> = {}): string =>
  overrides[column] ??
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
  /** Whether the publication time is the date of the item, and always written. */
  dated?: boolean
  /** Overrides of `columns`, by key. */
  columnOverrides?: Readonly<Record<string, string>>
}

/**
 * Creates a codec with a column per key, except that a picture's keys and the publication time's keys become one column each.
 */
export function columnCodec(
  fields: Fields,
  shape: z.ZodRawShape,
  { dated = false, columnOverrides = {} }: Options = {},
) {
  const columnNames = { ...columns, ...columnOverrides }
  const hasPicture = 'picture' in shape
  const hasPublicationTime = 'publish' in shape
  return z.codec(z.strictObject(shape), z.custom<Row>(), {
    decode(value, sink) {
      const { picture, alt, publish, draft, ...otherFields }: Row = value
      const row = Object.fromEntries(Object.entries(otherFields).map(([key, part]) => [columnNames[key] ?? key, part]))
      return {
        ...row,
        ...(hasPicture ? { image: pictureOf({ picture: asText(picture), alt: asText(alt) }, sink) } : {}),
        ...(hasPublicationTime
          ? { publishedAt: publicationTimeOf({ publish: asDate(publish) ?? null, draft: draft === true }, sink) }
          : {}),
      }
    },
    encode(row) {
      const keys = Object.keys(shape).map((key): [string, unknown] => [key, row[columnNames[key] ?? key]])
      return {
        ...Object.fromEntries(keys),
        ...(hasPicture ? pictureKeys(row.image instanceof PictureRef ? row.image : null) : {}),
        ...(hasPublicationTime ? publicationKeys(asDate(row.publishedAt), fields.context.now, dated) : {}),
      }
    },
  })
}
