import { LRUCache } from 'lru-cache'
import { isTransientError } from '../db/transientErrors.ts'

/** Caches values for a short time, so that one load serves many identical requests. */
export type ReadCache<V extends object> = {
  /**
   * Returns the cached value of a key, or loads it with `make`, once for all concurrent callers. A failure is passed to all
   * of them and not cached.
   * @param lifetime in milliseconds
   * @param maxStaleAge maximum age of a stale value while the database is unavailable, in milliseconds; none by default
   */
  get(key: string, lifetime: number, make: () => Promise<V>, maxStaleAge?: number): Promise<V>
}

/** Size of a cached value in bytes; undefined if it must not be cached. */
type SizeOf<V> = (value: V) => number | undefined

/** A cache shared by several servers. It never fails: anything it cannot read or store counts as missing. */
export type SharedCache<V> = {
  /** Returns another server's value, and its remaining lifetime in milliseconds. */
  find(key: string): Promise<{ value: V; left: number } | undefined>
  put(key: string, value: V, left: number): void
}

/** Options of a cache. */
export type ReadCacheOptions<V> = {
  /** The clock, in milliseconds; tests may set their own. */
  now: () => number
  /** Capacity in bytes; the least recently used values are evicted first. */
  most: number
  weigh: SizeOf<V>
  /** Checked before a value is loaded. */
  common?: SharedCache<V>
}

/** Creates a cache. Lifetimes count from when loading began, so that no later change stays hidden for longer than requested. */
export function createReadCache<V extends object>({ now, most, weigh, common }: ReadCacheOptions<V>): ReadCache<V> {
  const entries = new LRUCache<string, { value: V; from: number; until: number }>({ maxSize: most })
  const pendingLoads = new Map<string, { from: number; promise: Promise<V> }>()

  const cacheLocally = (key: string, value: V, from: number, until: number) => {
    const bytes = weigh(value)
    if (bytes !== undefined) entries.set(key, { value, from, until }, { size: bytes + key.length })
    return bytes !== undefined
  }

  /** @throws the failure, unless it is a database outage and there is a stale value that is not too old */
  const getStale = (key: string, maxStaleAge: number, error: unknown): V => {
    const entry = entries.get(key)
    const age = entry && now() - entry.from
    if (!entry || age === undefined || age < 0 || age >= maxStaleAge || !isTransientError(error)) throw error
    return entry.value
  }

  const fetch = async (key: string, lifetime: number, make: () => Promise<V>): Promise<V> => {
    const requestedAt = now()
    const sharedEntry = common && (await common.find(key))
    const startedAt = now()
    // The remaining lifetime counts from the request, because a busy machine may read the response late.
    if (sharedEntry && startedAt < requestedAt + sharedEntry.left) {
      cacheLocally(key, sharedEntry.value, requestedAt, requestedAt + Math.min(sharedEntry.left, lifetime))
      return sharedEntry.value
    }
    const value = await make()
    const remainingLifetime = startedAt + lifetime - now()
    if (cacheLocally(key, value, startedAt, startedAt + lifetime) && remainingLifetime > 0)
      common?.put(key, value, remainingLifetime)
    return value
  }

  return {
    get(key, lifetime, make, maxStaleAge = 0) {
      const entry = entries.get(key)
      const time = now()
      // A clock set back must not extend the lifetime.
      if (entry && time >= entry.from && time < entry.until) return Promise.resolve(entry.value)
      const pendingLoad = pendingLoads.get(key)
      // A load that takes longer than the lifetime may be too old for this caller.
      if (pendingLoad && time >= pendingLoad.from && time - pendingLoad.from < lifetime) return pendingLoad.promise
      const load = fetch(key, lifetime, make)
        .catch((error: unknown) => getStale(key, maxStaleAge, error))
        .finally(() => {
          if (pendingLoads.get(key)?.promise === load) pendingLoads.delete(key)
        })
      pendingLoads.set(key, { from: time, promise: load })
      return load
    },
  }
}
