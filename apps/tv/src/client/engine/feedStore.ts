import type { Feed } from './feed.ts'
import { feedOf } from './isFeed.ts'
import type { DeviceStorage } from './ports.ts'

/** The feed a display starts with. */
export type StoredFeed = {
  feed: Feed
  etag?: string
  /** When the server last sent or confirmed it, by the server's clock. */
  confirmedAt: number
  /** Milliseconds the server was ahead of the device. */
  offset: number
}

/** FNV-1a checksum, to detect a truncated or corrupt text. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** Parses a stored feed: checksum, ETag, server time and offset when stored, and the full response; undefined if corrupt. */
function partsOf(text: string) {
  const [, checksum, etag = '', takenAt, takenOff, body = ''] = /^(\w+) (\S*) (\d+) (-?\d+)\n([^]*)$/.exec(text) || []
  return checksum === checksumOf(body)
    ? { etag, takenAt: Number(takenAt), takenOff: Number(takenOff), body }
    : undefined
}

/** Whether a stored feed is intact. */
export const isIntact = (text: string | undefined) => text !== undefined && partsOf(text) !== undefined

/** Storage keys. Separate texts, so that an interrupted write of one leaves the other. */
export const storageKeys = { feed: 'feed', seen: 'seen' } as const

/** Milliseconds between writes of the last confirmation: flash memory wears. */
const confirmEvery = 10 * 60_000

/** Reads and writes the state a display needs after a restart. */
export function createFeedStore(storage: DeviceStorage) {
  let written = 0
  const readConfirmation = (): [confirmedAt: number, offset: number] | undefined => {
    const parts = (storage.read(storageKeys.seen) || '').split(' ').map(Number)
    const [confirmedAt = NaN, offset = NaN] = parts
    return isFinite(confirmedAt) && isFinite(offset) && confirmedAt > 0 ? [confirmedAt, offset] : undefined
  }
  return {
    read(): StoredFeed | undefined {
      const text = storage.read(storageKeys.feed)
      if (text === undefined) return undefined
      const parts = partsOf(text)
      const feed = parts && feedOf(parts.body)
      if (!parts || !feed) {
        storage.remove(storageKeys.feed)
        return undefined
      }
      // A later confirmation may not have been written before the power was cut.
      const last = readConfirmation()
      const [confirmedAt, offset] = last && last[0] >= parts.takenAt ? last : [parts.takenAt, parts.takenOff]
      return { feed, ...(parts.etag && { etag: decodeURIComponent(parts.etag) }), confirmedAt, offset }
    },
    /** Stores a feed. @param body the full response @param at the server's time @param offset milliseconds the server is ahead */
    write(body: string, etag: string | undefined, at: number, offset: number) {
      const tag = etag === undefined ? '' : encodeURIComponent(etag)
      storage.write(storageKeys.feed, `${checksumOf(body)} ${tag} ${Math.round(at)} ${Math.round(offset)}\n${body}`)
      written = 0
    },
    /** Stores when the server last confirmed the feed, and its offset. @param now writes at once */
    confirm(confirmedAt: number, offset: number, now = false) {
      if (!now && Math.abs(confirmedAt - written) < confirmEvery) return
      written = confirmedAt
      storage.write(storageKeys.seen, `${Math.round(confirmedAt)} ${offset}`)
    },
    clear() {
      storage.remove(storageKeys.feed)
      storage.remove(storageKeys.seen)
      written = 0
    },
  }
}
