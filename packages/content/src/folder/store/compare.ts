import { createHash } from 'node:crypto'
import type { Kind, Row } from '../kinds/kind.ts'
import { toCanonicalHtml } from '../rich/canonical.ts'

/** Serialises a value with sorted keys, as the database does not preserve their order. */
export function stableJson(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(stableJson).join()}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined && part !== null)
  return `{${pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${stableJson(part)}`)
    .join()}}`
}

/** Columns with paragraphs, where line breaks have no meaning. */
const paragraphColumns = ['story']

/** Normalises a value, ignoring invisible differences. */
function normalise(kind: Pick<Kind, 'html'>, column: string, value: unknown): unknown {
  if (typeof value === 'string')
    return kind.html?.includes(column) ? toCanonicalHtml(value) : value.replaceAll('\r\n', '\n').trim() || null
  if (Array.isArray(value)) {
    if (paragraphColumns.includes(column))
      return value.map((part) => String(part).replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
    return value.map((part: unknown) => normaliseParts(kind, part))
  }
  return value
}

const normaliseParts = (kind: Pick<Kind, 'html'>, part: unknown): unknown =>
  typeof part !== 'object' || part === null
    ? part
    : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, normalise(kind, key, value)]))

/** Removes the focus points of pictures, which belong to the picture and not to its uses. */
function withoutFocus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFocus)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const isPicture = 'src' in value && 'alt' in value
  const pairs = Object.entries(value).filter(([key]) => !(isPicture && key === 'focus'))
  return isPicture
    ? Object.fromEntries(pairs)
    : Object.fromEntries(pairs.map(([key, part]) => [key, withoutFocus(part)]))
}

/** Whether two values of a column are the same apart from invisible differences. */
export const isEquivalent = (kind: Pick<Kind, 'html'>, column: string, a: unknown, b: unknown): boolean =>
  stableJson(a) === stableJson(b) ||
  stableJson(normalise(kind, column, withoutFocus(a))) === stableJson(normalise(kind, column, withoutFocus(b)))

/** Columns that are not content. */
const managedColumns = ['tenantId', 'id', 'overAt', 'overOn', 'updatedAt']

/** The content columns of a stored row. */
export const contentColumnsOf = (kind: Kind, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !managedColumns.includes(column) && !kind.once?.includes(column))
      .map(([column, value]) => [column, withoutFocus(value)]),
  )

/** A short digest of content. */
export const digestOf = (content: unknown): Buffer =>
  createHash('sha256').update(stableJson(content)).digest().subarray(0, 16)
