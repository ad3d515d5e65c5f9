import type { SharedCache } from './readCache.ts'
import type { SharedStore } from './sharedStore.ts'

/** Reads a value and its remaining lifetime in one request. */
const getScript = `return {redis.call('get', KEYS[1]), redis.call('pttl', KEYS[1])}`

const setScript = `redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1`

/** Serialises values for servers of the same release. */
export type CacheCodec<V> = {
  /** Returns undefined if the value must not be shared. */
  write(value: V): string | undefined
  /** Returns undefined for a value written by another release. */
  read(text: string): V | undefined
}

/**
 * Creates a cache that all servers share. Its values are signed together with their key: values from elsewhere, or moved
 * to another key, count as missing.
 */
export const createSharedCache = <V>(shared: SharedStore, { write, read }: CacheCodec<V>): SharedCache<V> => ({
  async find(key) {
    const name = shared.nameOf(key)
    const reply = await shared.run(getScript, name, []).catch(() => undefined)
    if (!Array.isArray(reply)) return undefined
    const [storedText, remainingLifetime]: unknown[] = reply
    if (typeof storedText !== 'string' || typeof remainingLifetime !== 'number' || remainingLifetime <= 0)
      return undefined
    const separator = storedText.indexOf(' ')
    const text = storedText.slice(separator + 1)
    if (shared.mark(`${name} ${text}`) !== storedText.slice(0, separator)) return undefined
    const value = read(text)
    return value === undefined ? undefined : { value, left: remainingLifetime }
  },
  put(key, value, remainingLifetime) {
    const text = write(value)
    if (text === undefined || !shared.isConnected()) return
    const name = shared.nameOf(key)
    shared
      .run(setScript, name, [
        `${shared.mark(`${name} ${text}`)} ${text}`,
        String(Math.max(1, Math.floor(remainingLifetime))),
      ])
      // The next request loads it again.
      .catch(() => {})
  },
})
