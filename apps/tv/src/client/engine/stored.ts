import type { Feed } from './feed.ts'
import { feedOf } from './isFeed.ts'
import type { DeviceStorage } from './ports.ts'

/** What a screen knows when it is switched on. */
export type StoredFeed = {
  feed: Feed
  etag?: string
  /** When the host last gave or confirmed it, by the host's clock. */
  confirmedAt: number
  /** How far the host was ahead of the device. */
  offset: number
}

/** FNV-1a: tells a text that was cut off or damaged from a whole one. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** A feed as it is kept: its sum, its tag, when it was taken, and the host's whole answer. */
function partsOf(text: string) {
  const [, checksum, etag = '', takenAt, takenOff, body = ''] = /^(\w+) (\S*) (\d+) (-?\d+)\n([^]*)$/.exec(text) || []
  return checksum === checksumOf(body)
    ? { etag, takenAt: Number(takenAt), takenOff: Number(takenOff), body }
    : undefined
}

/** Whether what is kept of a feed is whole. */
export const isWhole = (text: string | undefined) => text !== undefined && partsOf(text) !== undefined

/** One text each: what writes half of one leaves the one before. */
export const storedNames = { feed: 'feed', seen: 'seen' } as const

/** How often the hour of the last answer is written down, in milliseconds: flash memory wears. */
const seenEvery = 10 * 60_000

/** Reads and writes what a screen must still know when it is switched on again. */
export function createStored(storage: DeviceStorage) {
  let written = 0
  const readConfirmation = (): [confirmedAt: number, offset: number] | undefined => {
    const parts = (storage.read(storedNames.seen) || '').split(' ').map(Number)
    const [confirmedAt = NaN, offset = NaN] = parts
    return isFinite(confirmedAt) && isFinite(offset) && confirmedAt > 0 ? [confirmedAt, offset] : undefined
  }
  return {
    read(): StoredFeed | undefined {
      const text = storage.read(storedNames.feed)
      if (text === undefined) return undefined
      const parts = partsOf(text)
      const feed = parts && feedOf(parts.body)
      if (!parts || !feed) {
        storage.remove(storedNames.feed)
        return undefined
      }
      // What was heard of it later may not have been written before the power was cut.
      const last = readConfirmation()
      const [confirmedAt, offset] = last && last[0] >= parts.takenAt ? last : [parts.takenAt, parts.takenOff]
      return { feed, ...(parts.etag && { etag: decodeURIComponent(parts.etag) }), confirmedAt, offset }
    },
    /** @param body the whole answer, as it came @param at the host's clock @param offset how far it was ahead */
    write(body: string, etag: string | undefined, at: number, offset: number) {
      const tag = etag === undefined ? '' : encodeURIComponent(etag)
      storage.write(storedNames.feed, `${checksumOf(body)} ${tag} ${Math.round(at)} ${Math.round(offset)}\n${body}`)
      written = 0
    },
    /** When the host was heard last, and how far ahead its clock was. @param now writes it down at once */
    confirm(confirmedAt: number, offset: number, now = false) {
      if (!now && Math.abs(confirmedAt - written) < seenEvery) return
      written = confirmedAt
      storage.write(storedNames.seen, `${Math.round(confirmedAt)} ${offset}`)
    },
    clear() {
      storage.remove(storedNames.feed)
      storage.remove(storedNames.seen)
      written = 0
    },
  }
}
