import { createHash } from 'node:crypto'
import type { Kind, Row } from '../kinds/kind.ts'
import { canonical } from '../rich/canonical.ts'

/** A value as text, whatever the order of its keys: the database keeps none. */
export function stable(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined && part !== null)
  return `{${pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${stable(part)}`)
    .join()}}`
}

/** Columns whose words are paragraphs: how their lines were broken says nothing. */
const inParagraphs = ['story']

/** A value in one spelling, as far as people see a difference. */
function plain(kind: Pick<Kind, 'html'>, column: string, value: unknown): unknown {
  if (typeof value === 'string')
    return kind.html?.includes(column) ? canonical(value) : value.replaceAll('\r\n', '\n').trim() || null
  if (Array.isArray(value)) {
    if (inParagraphs.includes(column))
      return value.map((part) => String(part).replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
    return value.map((part: unknown) => plainParts(kind, part))
  }
  return value
}

const plainParts = (kind: Pick<Kind, 'html'>, part: unknown): unknown =>
  typeof part !== 'object' || part === null
    ? part
    : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, plain(kind, key, value)]))

/** A value without the point of its pictures that stays in view: that is the picture's own, wherever it is used. */
function withoutFocus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFocus)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const isPicture = 'src' in value && 'alt' in value
  const pairs = Object.entries(value).filter(([key]) => !(isPicture && key === 'focus'))
  return isPicture
    ? Object.fromEntries(pairs)
    : Object.fromEntries(pairs.map(([key, part]) => [key, withoutFocus(part)]))
}

/** Whether people would see no difference between two values of a column. */
export const same = (kind: Pick<Kind, 'html'>, column: string, a: unknown, b: unknown): boolean =>
  stable(a) === stable(b) ||
  stable(plain(kind, column, withoutFocus(a))) === stable(plain(kind, column, withoutFocus(b)))

/** Columns that are not what somebody wrote. */
const notWritten = ['tenantId', 'id', 'overAt', 'overOn', 'updatedAt']

/** What of a stored row somebody wrote. */
export const writtenOf = (kind: Kind, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !notWritten.includes(column) && !kind.once?.includes(column))
      .map(([column, value]) => [column, withoutFocus(value)]),
  )

/** A short mark of what was written: two rows with the same were written alike. */
export const digestOf = (written: unknown): Buffer =>
  createHash('sha256').update(stable(written)).digest().subarray(0, 16)
