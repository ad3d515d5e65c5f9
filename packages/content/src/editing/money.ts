import type { ContentKindName, ContentValue, ContentValues } from '@minaret/contract/desk'
import { stable } from '../folder/store/compare.ts'
import { moneyKeys } from './fieldRules.ts'

const isEntry = (value: ContentValue | string): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value)

/** What of a value money depends on: all of it, or some keys of each entry, by the entry's id. */
function partOf(value: ContentValue | undefined, key: string, keys: readonly string[]): unknown {
  if (value === undefined || keys.includes(key)) return value
  const inner = keys.filter((one) => one.startsWith(`${key}.`)).map((one) => one.slice(key.length + 1))
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry) => (isEntry(entry) ? [entry] : []))
  // An entry that is new asks for money, and one that is gone no longer does.
  return entries
    .map((entry) => stable([entry['id'], ...inner.map((one) => entry[one])]))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Keys in which what money depends on differs between two states of a thing. */
export function changedMoneyKeys(name: ContentKindName, before: ContentValues, after: ContentValues): string[] {
  const keys = moneyKeys[name] ?? []
  const tops = [...new Set(keys.map((key) => key.split('.')[0] ?? key))]
  return tops.filter((key) => stable(partOf(before[key], key, keys)) !== stable(partOf(after[key], key, keys)))
}
