import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig } from '@minaret/plans'
import { isRecord, type Shelf } from '../storage/shelf.ts'

const key = 'configData'

/** Keeps a configuration in the browser as one map under `configData`. */
export function keepConfiguration(shelf: Shelf, items: readonly ConfigurationItem[]): void {
  shelf.write(key, Object.fromEntries(items.map((item) => [item.key, item.value])))
}

/** The configuration this browser was given last, if any. */
export const keptConfiguration = (shelf: Shelf): ConfigurationItem[] | undefined =>
  shelf.read(key, (value) =>
    isRecord(value) && Object.keys(value).length > 0
      ? Object.entries(value).map(([name, held]) => ({ key: name, value: String(held) }))
      : undefined,
  )

/** Whether two configurations make the same site, in whatever order and spelling their pairs come. */
export const sameConfiguration = (one: readonly ConfigurationItem[], other: readonly ConfigurationItem[]): boolean =>
  JSON.stringify(parseConfig(one)) === JSON.stringify(parseConfig(other))
