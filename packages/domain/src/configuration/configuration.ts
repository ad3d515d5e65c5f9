import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig } from '@minaret/plans'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

const key = 'configData'

/** Stores a configuration in the browser as one map under `configData`. */
export function saveConfiguration(storage: BrowserStorage, items: readonly ConfigurationItem[]): void {
  storage.write(key, Object.fromEntries(items.map((item) => [item.key, item.value])))
}

/** The configuration this browser stored last; undefined if there is none. */
export const readConfiguration = (storage: BrowserStorage): ConfigurationItem[] | undefined =>
  storage.read(key, (value) =>
    isRecord(value) && Object.keys(value).length > 0
      ? Object.entries(value).map(([name, entry]) => ({ key: name, value: String(entry) }))
      : undefined,
  )

/** Whether two configurations mean the same, whatever the order and spelling of their pairs. */
export const sameConfiguration = (one: readonly ConfigurationItem[], other: readonly ConfigurationItem[]): boolean =>
  JSON.stringify(parseConfig(one)) === JSON.stringify(parseConfig(other))
