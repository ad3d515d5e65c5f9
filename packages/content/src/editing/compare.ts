import { ownValue } from '@minaret/foundation/base'
import type { ContentConflict, ContentValues } from '@minaret/contract/desk'
import { stableJson } from '../folder/store/compare.ts'

/** Normalises a value: empty strings and lists become undefined, and surrounding white space is removed. */
const normalise = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim() || undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalise) : undefined
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normalise(part)]))
}

/** The keys whose normalised values differ between two states of an item. */
export const changedKeys = (before: ContentValues, after: ContentValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => stableJson(normalise(ownValue(before, key))) !== stableJson(normalise(ownValue(after, key))),
  )

/** The differences between submitted and stored values, field by field. */
export const conflictFields = (yours: ContentValues, theirs: ContentValues): ContentConflict['fields'] =>
  changedKeys(theirs, yours).map((key) => {
    const [yourValue, theirValue] = [ownValue(yours, key), ownValue(theirs, key)]
    return {
      key,
      ...(yourValue === undefined ? {} : { yours: yourValue }),
      ...(theirValue === undefined ? {} : { theirs: theirValue }),
    }
  })
