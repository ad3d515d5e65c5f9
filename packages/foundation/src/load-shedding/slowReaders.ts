import type { Socket } from 'node:net'

/** An answer on its way. */
export type PendingResponse = { socket: Socket; address?: string; destroy(): void }

/** How many answers may wait to be fetched, and how long one may be left alone, in milliseconds. */
export type SlowReaderLimits = { most?: number; patience?: number }

/** Who fetches less than this between two looks fetches nothing, in bytes: a file on the slowest line has more. */
const minimumBytes = 8000

/** How often answers nobody fetches are looked for, in milliseconds: a timer for each would cost more than the answers. */
const pollInterval = 5000

/**
 * Breaks off answers that nobody fetches: they take memory, and nothing else. Where very many wait, the oldest goes of the
 * address that has the most of them.
 */
export function limitSlowReaders({ most = 2000, patience = 60_000 }: SlowReaderLimits = {}) {
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
      const before = Date.now() - patience
      for (const one of sent.values()) {
        const { bytesWritten } = one.socket
        if (bytesWritten - one.fetched > minimumBytes) one.at = Date.now()
        one.fetched = bytesWritten
        if (one.at < before) one.destroy()
      }
    },
    Math.min(pollInterval, patience),
  )
  looking.unref()
  return {
    /** An answer begins to be sent. */
    begin(key: object, answer: PendingResponse) {
      sent.set(key, { ...answer, at: Date.now(), fetched: 0 })
      if (sent.size > most) dropOne()
    },
    /** It was fetched, or its visitor is gone. */
    end: (key: object) => void sent.delete(key),
    stop: () => clearInterval(looking),
  }
}
