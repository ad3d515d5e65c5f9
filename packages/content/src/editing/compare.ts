import { ownValue } from '@minaret/foundation/base'
import type { ContentConflict, ContentValues } from '@minaret/contract/desk'
import { stable } from '../folder/store/compare.ts'

/** A value without what says nothing: an empty text, or a line's end at its end. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim() || undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}

/** The keys in which two states of a thing differ, as people see it. */
export const changedKeys = (before: ContentValues, after: ContentValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => stable(plain(ownValue(before, key))) !== stable(plain(ownValue(after, key))),
  )

/** What differs between values that were sent and those there are, field by field. */
export const conflictFields = (yours: ContentValues, theirs: ContentValues): ContentConflict['fields'] =>
  changedKeys(theirs, yours).map((key) => {
    const [mine, other] = [ownValue(yours, key), ownValue(theirs, key)]
    return { key, ...(mine === undefined ? {} : { yours: mine }), ...(other === undefined ? {} : { theirs: other }) }
  })
