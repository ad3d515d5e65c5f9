/** The time, shared: one timer for the whole page, running only while someone looks. */
export type Clock = {
  /** The instant the page was made, in milliseconds; what the first render shows on both sides. */
  readonly first: number
  /** The running second, in milliseconds. */
  read(): number
  /** Calls back at each new second; returns how to stop. */
  subscribe(tick: () => void): () => void
}

/** A page may be minutes on its way over a bad line; beyond that the device is wrong, not the page late. */
const believable = 120_000

/** When the server sent this page, in milliseconds: many are sent the same page, which was drawn some time before. */
export function readSentAt(): number | undefined {
  // Node has the function, which takes long, and no page.
  if (typeof window === 'undefined') return undefined
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  // Fetched ahead of the visit, it says nothing of the device's clock now.
  if (page && 'deliveryType' in page && page.deliveryType === 'navigational-prefetch') return performance.timeOrigin
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return undefined
  const entries: { name?: unknown; duration?: unknown }[] = page.serverTiming
  const sent = entries.find(({ name }) => name === 'sent')?.duration
  return typeof sent === 'number' && sent > 0 ? sent : undefined
}

/**
 * What the device's clock said when it asked for this page, in milliseconds. What runs a page may come long after it; on the
 * server it is there at once.
 */
export const loadedAt = (): number => (typeof window === 'undefined' ? Date.now() : performance.timeOrigin)

/**
 * Where the time comes from: the device, put right by the server's own time when it is plainly wrong.
 * @param pageMade the instant at which the server sent the page, in milliseconds
 * @param asked what the device's clock said when it asked for the page
 */
export function trueTime(pageMade: number, device: () => number = Date.now, asked: number = device()): () => number {
  const wrongBy = pageMade - asked
  return Math.abs(wrongBy) > believable ? () => device() + wrongBy : device
}

const floor = (ms: number) => ms - (ms % 1000)

/**
 * @param first the instant the page was made
 * @param now where the time comes from; another one only in tests
 */
export function createClock(first: number, now: () => number = Date.now): Clock {
  const ticks = new Set<() => void>()
  let second = floor(first)
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    second = floor(now())
    timer = setTimeout(step, 1000 - (now() % 1000))
  }
  const step = () => {
    run()
    ticks.forEach((tick) => tick())
  }

  return {
    first: second,
    read: () => second,
    subscribe(tick) {
      ticks.add(tick)
      if (ticks.size === 1) run()
      return () => {
        ticks.delete(tick)
        if (ticks.size === 0) clearTimeout(timer)
      }
    },
  }
}
