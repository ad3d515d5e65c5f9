import type { Socket } from 'node:net'

/** A response being sent. */
export type PendingResponse = { socket: Socket; address?: string; destroy(): void }

/** Maximum number of unread responses, and how long one may make no progress, in milliseconds. */
export type SlowReaderLimits = { maxUnread?: number; timeoutMs?: number }

/** Minimum progress between two checks in bytes, below that of a file on the slowest connection. */
const minimumBytes = 8000

/** Interval of the checks in milliseconds; a timer per response would cost more than the responses. */
const pollInterval = 5000

/**
 * Aborts responses that are not read, which only take memory. Above the limit it aborts the oldest one of the address with the
 * most.
 */
export function limitSlowReaders({ maxUnread = 2000, timeoutMs = 60_000 }: SlowReaderLimits = {}) {
  type Sent = PendingResponse & { at: number; fetched: number }
  const sent = new Map<object, Sent>()

  const dropOne = () => {
    const byOne = new Map<string, number>()
    for (const { address = '' } of sent.values()) byOne.set(address, (byOne.get(address) ?? 0) + 1)
    const [worst] = [...byOne].toSorted((one, other) => other[1] - one[1])
    const [key, oldest] = [...sent].find(([, { address = '' }]) => address === worst?.[0]) ?? []
    if (!key) return
    sent.delete(key)
    oldest?.destroy()
  }

  const looking = setInterval(
    () => {
      const before = Date.now() - timeoutMs
      for (const one of sent.values()) {
        const { bytesWritten } = one.socket
        if (bytesWritten - one.fetched > minimumBytes) one.at = Date.now()
        one.fetched = bytesWritten
        if (one.at < before) one.destroy()
      }
    },
    Math.min(pollInterval, timeoutMs),
  )
  looking.unref()
  return {
    /** Registers a response. */
    begin(key: object, answer: PendingResponse) {
      sent.set(key, { ...answer, at: Date.now(), fetched: 0 })
      if (sent.size > maxUnread) dropOne()
    },
    /** Removes a response that was read or whose client disconnected. */
    end: (key: object) => void sent.delete(key),
    stop: () => clearInterval(looking),
  }
}
