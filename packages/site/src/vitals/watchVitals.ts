import type { components } from '@minaret/contract'

type PageVitals = components['schemas']['PageVitals']

/** A layout shift entry; the DOM types lack it. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry

/** Page kinds by the first path segment. The slash excludes names that every object has, such as `constructor`. */
const kinds: Readonly<Record<string, PageVitals['page']>> = {
  '/': 'home',
  '/prayer-times': 'times',
  '/donate': 'giving',
  '/campaign': 'campaign',
  '/campaigns': 'campaign',
}

/** Returns the kind of page at a path; the path itself is never sent. */
export const pageKindOf = (pathname: string): PageVitals['page'] => kinds[`/${pathname.split('/')[1] ?? ''}`] ?? 'other'

/** The maximum gap and length of a session window of layout shifts, in milliseconds, as Core Web Vitals define them. */
const windowGap = 1000
const windowLength = 5000

/** Computes the cumulative layout shift: the largest sum in a session window. */
export function createShiftTotal(): { add(time: number, value: number): void; max(): number } {
  let [max, total, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  return {
    add(time, value) {
      if (time - last > windowGap || time - first > windowLength) [total, first] = [0, time]
      last = time
      total += value
      max = Math.max(max, total)
    },
    max: () => max,
  }
}

/** Returns the slowest interaction, ignoring one in fifty. */
export function slowestOf(durations: readonly number[]): number | undefined {
  const sorted = durations.toSorted((a, b) => b - a)
  return sorted[Math.floor(sorted.length / 50)]
}

/**
 * Measures how quickly this page rendered and responded, and reports it once, when the page is left: three numbers and the
 * kinds of page and device. It sends no cookie and nothing that identifies the visitor.
 */
export function watchVitals(): void {
  if (!('PerformanceObserver' in window)) return
  const page = pageKindOf(location.pathname)
  const durations = new Map<number, number>()
  const shifts = createShiftTotal()
  let lcp: number | undefined
  const flushes: (() => void)[] = []
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    record: (entry: PerformanceEntry) => void,
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(options.type ?? '')) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(record))
    observer.observe({ buffered: true, ...options })
    flushes.push(() => observer.takeRecords().forEach(record))
  }
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (lcp = startTime))
  observe({ type: 'layout-shift' }, (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) shifts.add(entry.startTime, entry.value)
  })
  observe({ type: 'event', durationThreshold: 40 }, (entry) => {
    const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
    if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
  })
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    // Entries measured but not yet delivered.
    for (const flush of flushes) flush()
    // The page was never shown, or the browser does not measure.
    if (lcp === undefined) return
    const inp = slowestOf([...durations.values()])
    const vitals: PageVitals = {
      page,
      device: matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop',
      lcp: Math.round(lcp),
      cls: Math.round(shifts.max() * 1000) / 1000,
      ...(inp === undefined ? {} : { inp: Math.round(inp) }),
    }
    void fetch('/api/visitor/vitals', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(vitals),
    }).catch(() => {})
  })
}
