import type { Feed } from './feed.ts'
import { parseFeed } from './isFeed.ts'
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

/** FNV-1a checksum, to detect truncated or corrupt text. */
function computeChecksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** Parses a stored feed: checksum, ETag, server time and offset when stored, and the full response; undefined if corrupt. */
function parseStoredFeed(text: string) {
  const [, checksum, etag = '', storedAt, storedOffset, body = ''] =
    /^(\w+) (\S*) (\d+) (-?\d+)\n([^]*)$/.exec(text) || []
  return checksum === computeChecksum(body)
    ? { etag, storedAt: Number(storedAt), storedOffset: Number(storedOffset), body }
    : undefined
}

/** Whether a stored feed is intact. */
export const isIntact = (text: string | undefined) => text !== undefined && parseStoredFeed(text) !== undefined

/** Storage keys. Separate entries, so that an interrupted write of one leaves the other intact. */
export const storageKeys = { feed: 'feed', confirmation: 'seen' } as const

/** Milliseconds between writes of the last confirmation, to limit wear on flash memory. */
const confirmInterval = 10 * 60_000

/** Reads and writes the state a display needs after a restart. */
export function createFeedStore(storage: DeviceStorage) {
  let lastWrittenAt = 0
  const readConfirmation = (): [confirmedAt: number, offset: number] | undefined => {
    const values = (storage.read(storageKeys.confirmation) || '').split(' ').map(Number)
    const [confirmedAt = NaN, offset = NaN] = values
    return isFinite(confirmedAt) && isFinite(offset) && confirmedAt > 0 ? [confirmedAt, offset] : undefined
  }
  return {
    read(): StoredFeed | undefined {
      const text = storage.read(storageKeys.feed)
      if (text === undefined) return undefined
      const parts = parseStoredFeed(text)
      const feed = parts && parseFeed(parts.body)
      if (!parts || !feed) {
        storage.remove(storageKeys.feed)
        return undefined
      }
      // A later confirmation may not have been written before the power was cut.
      const confirmation = readConfirmation()
      const [confirmedAt, offset] =
        confirmation && confirmation[0] >= parts.storedAt ? confirmation : [parts.storedAt, parts.storedOffset]
      return { feed, ...(parts.etag && { etag: decodeURIComponent(parts.etag) }), confirmedAt, offset }
    },
    /**
     * Stores a feed.
     * @param body the full response @param time the server's time @param offset milliseconds the server is ahead
     */
    write(body: string, etag: string | undefined, time: number, offset: number) {
      const tag = etag === undefined ? '' : encodeURIComponent(etag)
      storage.write(
        storageKeys.feed,
        `${computeChecksum(body)} ${tag} ${Math.round(time)} ${Math.round(offset)}\n${body}`,
      )
      lastWrittenAt = 0
    },
    /** Stores when the server last confirmed the feed, and its offset. @param isImmediate whether to write without delay */
    writeConfirmation(confirmedAt: number, offset: number, isImmediate = false) {
      if (!isImmediate && Math.abs(confirmedAt - lastWrittenAt) < confirmInterval) return
      lastWrittenAt = confirmedAt
      storage.write(storageKeys.confirmation, `${Math.round(confirmedAt)} ${offset}`)
    },
    clear() {
      storage.remove(storageKeys.feed)
      storage.remove(storageKeys.confirmation)
      lastWrittenAt = 0
    },
  }
}
