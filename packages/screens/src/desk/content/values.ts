import type { ContentField, ContentValue, ContentValues } from '@minaret/contract/desk'

/** One of several in a list. */
export type Entry = Readonly<Record<string, string>>

/** A value as a text; lists with commas between their parts. */
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

/** Whether nothing is said. */
export const isEmptyValue = (value: ContentValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Object.keys(value).length === 0)

/** Values with one of them changed; what is empty says nothing and is left out. */
export function withValue(values: ContentValues, key: string, value: ContentValue): ContentValues {
  const { [key]: _before, ...rest } = values
  const isEmpty = typeof value === 'string' ? value === '' : Object.keys(value).length === 0
  return isEmpty ? rest : { ...rest, [key]: value }
}

/** The same of one entry. */
export function withPart(entry: Entry, key: string, text: string): Entry {
  const { [key]: _before, ...rest } = entry
  return text === '' ? rest : { ...rest, [key]: text }
}

/** A list with one of its parts moved. @param by `-1` is up */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const next = [...list]
  const [part] = next.splice(at, 1)
  if (part !== undefined) next.splice(Math.min(Math.max(at + by, 0), next.length), 0, part)
  return next
}

/** A fresh name for an entry that nobody types a name for. */
export function freshId(entries: readonly Entry[]): string {
  for (let number = entries.length + 1; ; number += 1) {
    const id = `part-${number}`
    if (entries.every((entry) => entry.id !== id)) return id
  }
}

/** Keys that stay out of sight: the picture's words are asked for at the picture, and names of entries are made. */
const atAnother = new Set(['alt', 'id', 'timeZone', 'latitude', 'longitude'])

/** Fields that most people fill in, though they may stay empty. */
const usual = new Set([
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

/** Fields that say more about another one, and are asked for once that says something. */
const furtherOf: Readonly<Record<string, string>> = {
  weekdays: 'repeats',
  repeatsUntil: 'repeats',
  except: 'repeats',
  minutesAfter: 'prayer',
}

/** The fields to ask for by what is filled in so far; what says something is always in sight. */
export const relevantFields = (fields: readonly ContentField[], values: ContentValues): ContentField[] =>
  fields.filter(({ key }) => {
    const other = furtherOf[key]
    return other === undefined || !isEmptyValue(values[other]) || !isEmptyValue(values[key])
  })

/** The fields of a form: those that most need, and the rest. */
export function fieldGroups(fields: readonly ContentField[]): { first: ContentField[]; more: ContentField[] } {
  const shown = fields.filter(({ key }) => !atAnother.has(key))
  const isFirst = ({ key, required }: ContentField) => required || usual.has(key)
  const first = shown.filter(isFirst)
  // The longest comes last, where nothing is hidden below it.
  const order = ({ type }: ContentField) =>
    type === 'entries' ? 2 : type === 'markdown' || type === 'paragraphs' ? 1 : 0
  return {
    first: first.toSorted((a, b) => order(a) - order(b)),
    more: shown.filter((field) => !isFirst(field)),
  }
}

/** A text's name for a file: letters and digits of any script. */
export const fileNameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'text'

/** All values as a text that somebody can paste anywhere. */
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
