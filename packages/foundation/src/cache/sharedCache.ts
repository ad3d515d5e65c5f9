import type { SharedCache } from './readCache.ts'
import type { SharedStore } from './sharedStore.ts'

/** Its text and how long it still has, in one look. */
const getScript = `return {redis.call('get', KEYS[1]), redis.call('pttl', KEYS[1])}`

const setScript = `redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1`

/** How a value is written, and read again by a host of the same release. */
export type CacheCodec<V> = {
  /** Nothing for what is not to be shared. */
  write(value: V): string | undefined
  /** Nothing for what another release wrote. */
  read(text: string): V | undefined
}

/**
 * A shelf that all hosts share. What lies there bears their mark, with the key it was made for: what somebody else wrote,
 * or put in another's place, is not there.
 */
export const createSharedCache = <V>(shared: SharedStore, { write, read }: CacheCodec<V>): SharedCache<V> => ({
  async find(key) {
    const name = shared.nameOf(key)
    const answer = await shared.run(getScript, name, []).catch(() => undefined)
    if (!Array.isArray(answer)) return undefined
    const [stored, left]: unknown[] = answer
    if (typeof stored !== 'string' || typeof left !== 'number' || left <= 0) return undefined
    const cut = stored.indexOf(' ')
    const text = stored.slice(cut + 1)
    if (shared.mark(`${name} ${text}`) !== stored.slice(0, cut)) return undefined
    const value = read(text)
    return value === undefined ? undefined : { value, left }
  },
  put(key, value, left) {
    const text = write(value)
    if (text === undefined || !shared.isHere()) return
    const name = shared.nameOf(key)
    shared
      .run(setScript, name, [`${shared.mark(`${name} ${text}`)} ${text}`, String(Math.max(1, Math.floor(left)))])
      // Whoever asks next makes it again.
      .catch(() => {})
  },
})
