import { LRUCache } from 'lru-cache'

/** Keeps what was made for a while, so that a crowd that asks the same at once is answered by one look. */
export type Shelf<V extends object> = {
  /**
   * What is kept under a key, or else what `make` makes; however many wait for it, it is made once. A failure is told to
   * all who waited, and not kept.
   * @param keep milliseconds
   */
  get(key: string, keep: number, make: () => Promise<V>): Promise<V>
}

/** What one kept thing takes. `undefined` for what is not to be kept. */
type Weigh<V> = (value: V) => number | undefined

/**
 * @param now milliseconds; a test may set its own clock
 * @param most how many bytes are kept; what was longest not asked for goes first
 */
export function createShelf<V extends object>(now: () => number, most: number, weigh: Weigh<V>): Shelf<V> {
  const kept = new LRUCache<string, { value: V; at: number }>({ maxSize: most })
  const making = new Map<string, Promise<V>>()
  return {
    get(key, keep, make) {
      const found = kept.get(key)
      const age = found ? now() - found.at : 0
      if (found && age >= 0 && age < keep) return Promise.resolve(found.value)
      const awaited = making.get(key)
      if (awaited) return awaited
      const at = now()
      const made = make()
        .then((value) => {
          const bytes = weigh(value)
          if (bytes !== undefined) kept.set(key, { value, at }, { size: bytes + key.length })
          return value
        })
        .finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}
