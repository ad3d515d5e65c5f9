import { LRUCache } from 'lru-cache'
import { isTransientError } from '../db/transientErrors.ts'

/** Keeps what was made for a while, so that a crowd that asks the same at once is answered by one look. */
export type ReadCache<V extends object> = {
  /**
   * What is kept under a key, or else what `make` makes; however many wait for it, it is made once. A failure is told to
   * all who waited, and not kept.
   * @param keep milliseconds
   * @param older how many milliseconds old may be what is shown while the database is away; not at all by default
   */
  get(key: string, keep: number, make: () => Promise<V>, older?: number): Promise<V>
}

/** What one kept thing takes. `undefined` for what is not to be kept. */
type SizeOf<V> = (value: V) => number | undefined

/** What several hosts keep for one another. It never fails: what it cannot give or take is as if it were not there. */
export type SharedCache<V> = {
  /** What another host has made, and how many milliseconds of its time are left. */
  find(key: string): Promise<{ value: V; left: number } | undefined>
  put(key: string, value: V, left: number): void
}

/** How a shelf is built. */
export type ReadCacheOptions<V> = {
  /** Milliseconds; a test may set its own clock. */
  now: () => number
  /** How many bytes are kept; what was longest not asked for goes first. */
  most: number
  weigh: SizeOf<V>
  /** Looked into before something is made anew. */
  common?: SharedCache<V>
}

/** Time counts from when the making began: what changed later than that is never hidden for longer than was asked. */
export function createReadCache<V extends object>({ now, most, weigh, common }: ReadCacheOptions<V>): ReadCache<V> {
  const entries = new LRUCache<string, { value: V; from: number; until: number }>({ maxSize: most })
  const making = new Map<string, { from: number; made: Promise<V> }>()

  const cacheLocally = (key: string, value: V, from: number, until: number) => {
    const bytes = weigh(value)
    if (bytes !== undefined) entries.set(key, { value, from, until }, { size: bytes + key.length })
    return bytes !== undefined
  }

  /** @throws the failure, unless it is the database's and something was kept that is not too old */
  const staleInstead = (key: string, older: number, error: unknown): V => {
    const found = entries.get(key)
    const age = found && now() - found.from
    if (!found || age === undefined || age < 0 || age >= older || !isTransientError(error)) throw error
    return found.value
  }

  const fetch = async (key: string, keep: number, make: () => Promise<V>): Promise<V> => {
    const requestedAt = now()
    const found = common && (await common.find(key))
    const from = now()
    // What is left of its time was reckoned before the answer came here, which a busy machine takes a while for.
    if (found && from < requestedAt + found.left) {
      cacheLocally(key, found.value, requestedAt, requestedAt + Math.min(found.left, keep))
      return found.value
    }
    const value = await make()
    const left = from + keep - now()
    if (cacheLocally(key, value, from, from + keep) && left > 0) common?.put(key, value, left)
    return value
  }

  return {
    get(key, keep, make, older = 0) {
      const found = entries.get(key)
      const at = now()
      // A clock that was set back must not keep it for longer.
      if (found && at >= found.from && at < found.until) return Promise.resolve(found.value)
      const awaited = making.get(key)
      // What takes longer than it would be kept may be older than whoever asks now may see.
      if (awaited && at >= awaited.from && at - awaited.from < keep) return awaited.made
      const created = fetch(key, keep, make)
        .catch((error: unknown) => staleInstead(key, older, error))
        .finally(() => {
          if (making.get(key)?.made === created) making.delete(key)
        })
      making.set(key, { from: at, made: created })
      return created
    },
  }
}
