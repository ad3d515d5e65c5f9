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

/** Whether two configurations are equivalent, regardless of the order and notation of their pairs. */
export const sameConfiguration = (a: readonly ConfigurationItem[], b: readonly ConfigurationItem[]): boolean =>
  JSON.stringify(parseConfig(a)) === JSON.stringify(parseConfig(b))
