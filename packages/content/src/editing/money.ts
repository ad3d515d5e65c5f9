import type { ContentKindName, ContentValue, ContentValues } from '@minaret/contract/desk'
import { stableJson } from '../folder/store/compare.ts'
import { moneyKeys } from './fieldRules.ts'

const isEntry = (value: ContentValue | string): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value)

/** The part of a value that affects money: all of it, or some keys of each entry, with the entry's id. */
function moneyPartOf(value: ContentValue | undefined, key: string, keys: readonly string[]): unknown {
  if (value === undefined || keys.includes(key)) return value
  const entryKeys = keys.filter((path) => path.startsWith(`${key}.`)).map((path) => path.slice(key.length + 1))
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry) => (isEntry(entry) ? [entry] : []))
  // Adding or removing an entry affects money too.
  return entries
    .map((entry) => stableJson([entry['id'], ...entryKeys.map((entryKey) => entry[entryKey])]))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** The keys whose money-related parts differ between two states of an item. */
export function changedMoneyKeys(name: ContentKindName, before: ContentValues, after: ContentValues): string[] {
  const keys = moneyKeys[name] ?? []
  const topLevelKeys = [...new Set(keys.map((key) => key.split('.')[0] ?? key))]
  return topLevelKeys.filter(
    (key) => stableJson(moneyPartOf(before[key], key, keys)) !== stableJson(moneyPartOf(after[key], key, keys)),
  )
}
