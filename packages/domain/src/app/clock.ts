/** A shared clock: one timer per page, running only while it has subscribers. */
export type Clock = {
  /** When the page was rendered, in milliseconds; server render and hydration both show this time. */
  readonly first: number
  /** The current second, in milliseconds. */
  read(): number
  /** Calls back every second; returns the unsubscribe function. */
  subscribe(tick: () => void): () => void
}

/** The longest delay of a slow connection, in milliseconds. A larger difference means that the device's clock is wrong. */
const maxDriftMs = 120_000

/** When the server sent this page, in milliseconds: a cached page was rendered earlier. Undefined if unknown. */
function readSentAt(): number | undefined {
  // Node has this function too, but it is slow there and there is no page.
  if (typeof window === 'undefined') return undefined
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  // A prefetched page may be old, so it cannot be compared with the device's clock.
  if (page && 'deliveryType' in page && page.deliveryType === 'navigational-prefetch') return performance.timeOrigin
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return undefined
  const entries: { name?: unknown; duration?: unknown }[] = page.serverTiming
  const sentMs = entries.find(({ name }) => name === 'sent')?.duration
  return typeof sentMs === 'number' && sentMs > 0 ? sentMs : undefined
}

/**
 * The device's time when it requested this page, in milliseconds. Its script may load much later; on the server it is
 * the current time.
 */
const loadedAt = (): number => (typeof window === 'undefined' ? Date.now() : performance.timeOrigin)

/**
 * Returns a clock function: the device's time, corrected by the server's if the device is plainly wrong.
 * @param sentAt when the server sent the page, in milliseconds
 * @param requestedAt the device's time when it requested the page
 */
export function correctedTime(
  sentAt: number,
  deviceNow: () => number = Date.now,
  requestedAt: number = deviceNow(),
): () => number {
  const drift = sentAt - requestedAt
  return Math.abs(drift) > maxDriftMs ? () => deviceNow() + drift : deviceNow
}

/** The greatest age of a cached page, in milliseconds: no page outlasts its day. */
const maxPageAgeMs = 25 * 3_600_000

/**
 * Returns the clock function of this page. Without the server's time, as in older browsers, a page rendered up to a day ago
 * may have come from a cache, so that the device's clock counts as right.
 * @param renderedAt when the page was rendered, in milliseconds
 */
export function pageTime(renderedAt: number): () => number {
  const requestedAt = loadedAt()
  const age = requestedAt - renderedAt
  const isPlausible = age > 0 && age < maxPageAgeMs
  return correctedTime(readSentAt() ?? (isPlausible ? requestedAt : renderedAt), Date.now, requestedAt)
}

const floorToSecond = (ms: number) => ms - (ms % 1000)

/**
 * Creates a page's clock.
 * @param first when the page was rendered, in milliseconds
 * @param now the source of the time; tests pass another
 */
export function createClock(first: number, now: () => number = Date.now): Clock {
  const ticks = new Set<() => void>()
  let second = floorToSecond(first)
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    second = floorToSecond(now())
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
