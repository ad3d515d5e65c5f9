import type { Socket } from 'node:net'

/** A response being sent. */
export type PendingResponse = { socket: Socket; address?: string; destroy(): void }

/** Maximum number of unread responses, and time one may make no progress, in milliseconds. */
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
  type TrackedResponse = PendingResponse & { progressAt: number; bytesRead: number }
  const responses = new Map<object, TrackedResponse>()

  const abortOldest = () => {
    const counts = new Map<string, number>()
    for (const { address = '' } of responses.values()) counts.set(address, (counts.get(address) ?? 0) + 1)
    const [worst] = [...counts].toSorted(([, a], [, b]) => b - a)
    const [key, oldest] = [...responses].find(([, { address = '' }]) => address === worst?.[0]) ?? []
    if (!key) return
    responses.delete(key)
    oldest?.destroy()
  }

  const timer = setInterval(
    () => {
      const deadline = Date.now() - timeoutMs
      for (const response of responses.values()) {
        const { bytesWritten } = response.socket
        if (bytesWritten - response.bytesRead > minimumBytes) response.progressAt = Date.now()
        response.bytesRead = bytesWritten
        if (response.progressAt < deadline) response.destroy()
      }
    },
    Math.min(pollInterval, timeoutMs),
  )
  timer.unref()
  return {
    /** Registers a response. */
    begin(key: object, response: PendingResponse) {
      responses.set(key, { ...response, progressAt: Date.now(), bytesRead: 0 })
      if (responses.size > maxUnread) abortOldest()
    },
    /** Removes a response that was read or whose client disconnected. */
    end: (key: object) => void responses.delete(key),
    stop: () => clearInterval(timer),
  }
}
