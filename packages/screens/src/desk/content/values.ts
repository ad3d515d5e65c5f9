import type { ContentField, ContentValue, ContentValues } from '@minaret/contract/desk'

/** An entry of a list. */
export type Entry = Readonly<Record<string, string>>

/** A value as text; the parts of a list are joined with commas. */
export function textOf(value: ContentValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(', ') : ''
}

/** A value as the entries of a list. */
export const entriesOf = (value: ContentValue | undefined): Entry[] =>
  Array.isArray(value) ? value.flatMap((part) => (typeof part === 'string' ? [] : [part])) : []

/** A value as one entry. */
export const entryOf = (value: ContentValue | undefined): Entry =>
  value !== undefined && typeof value !== 'string' && !Array.isArray(value) ? value : {}

/** Whether a value is empty. */
export const isEmptyValue = (value: ContentValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Object.keys(value).length === 0)

/** Returns values with one changed; an empty value is removed. */
export function withValue(values: ContentValues, key: string, value: ContentValue): ContentValues {
  const { [key]: _previous, ...rest } = values
  const isEmpty = typeof value === 'string' ? value === '' : Object.keys(value).length === 0
  return isEmpty ? rest : { ...rest, [key]: value }
}

/** Returns an entry with one value changed; an empty value is removed. */
export function withEntryValue(entry: Entry, key: string, text: string): Entry {
  const { [key]: _previous, ...rest } = entry
  return text === '' ? rest : { ...rest, [key]: text }
}

/** Returns a list with one item moved. @param offset `-1` moves it up */
export function moveItem<T>(list: readonly T[], index: number, offset: number): T[] {
  const next = [...list]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(Math.min(Math.max(index + offset, 0), next.length), 0, item)
  return next
}

/** A unique id for a new entry. */
export function newEntryId(entries: readonly Entry[]): string {
  for (let number = entries.length + 1; ; number += 1) {
    const id = `part-${number}`
    if (entries.every((entry) => entry.id !== id)) return id
  }
}

/** Keys without a field of their own: a picture's field includes its alt text, and ids are generated. */
const hiddenKeys = new Set(['alt', 'id', 'timeZone', 'latitude', 'longitude'])

/** Keys of optional fields that are usually filled in. */
const commonKeys = new Set([
  'picture',
  'ends',
  'place',
  'examples',
  'when',
  'allDay',
  'caption',
  'contact',
  'updates',
  'file',
  'link',
  'day',
])

/** Fields that are shown once the field they depend on has a value. */
const dependsOn: Readonly<Record<string, string>> = {
  weekdays: 'repeats',
  repeatsUntil: 'repeats',
  except: 'repeats',
  minutesAfter: 'prayer',
}

/** The fields that are relevant for the current values; a field with a value is always included. */
export const relevantFields = (fields: readonly ContentField[], values: ContentValues): ContentField[] =>
  fields.filter(({ key }) => {
    const requiredKey = dependsOn[key]
    return requiredKey === undefined || !isEmptyValue(values[requiredKey]) || !isEmptyValue(values[key])
  })

/** A form's fields, split into common ones and the rest. */
export function fieldGroups(fields: readonly ContentField[]): {
  commonFields: ContentField[]
  otherFields: ContentField[]
} {
  const visibleFields = fields.filter(({ key }) => !hiddenKeys.has(key))
  const isCommon = ({ key, required }: ContentField) => required || commonKeys.has(key)
  const commonFields = visibleFields.filter(isCommon)
  // The longest fields come last, so that they do not push other fields out of view.
  const rank = ({ type }: ContentField) =>
    type === 'entries' ? 2 : type === 'markdown' || type === 'paragraphs' ? 1 : 0
  return {
    commonFields: commonFields.toSorted((a, b) => rank(a) - rank(b)),
    otherFields: visibleFields.filter((field) => !isCommon(field)),
  }
}

/** A file name derived from a title: letters and digits of any script. */
export const fileNameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'text'

/** All values as plain text, to be pasted elsewhere. */
export function plainText(values: ContentValues, labelOf: (key: string) => string): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const text =
        typeof value === 'string' ? value : Array.isArray(value) ? value.map(partText).join('\n\n') : partText(value)
      return `${labelOf(key)}\n${text}`
    })
    .join('\n\n')
}

const partText = (part: string | Entry): string =>
  typeof part === 'string'
    ? part
    : Object.entries(part)
        .filter(([key]) => key !== 'id')
        .map(([, text]) => text)
        .join('\n')
