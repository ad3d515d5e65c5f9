import type { components } from '@minaret/contract'

type PageVitals = components['schemas']['PageVitals']

/** A shift of the layout, as browsers report it; the types of the DOM do not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry

/** By the first part of an address. Its slash keeps names that every object has, such as `constructor`, out. */
const kinds: Readonly<Record<string, PageVitals['page']>> = {
  '/': 'home',
  '/prayer-times': 'times',
  '/donate': 'giving',
  '/campaign': 'campaign',
  '/campaigns': 'campaign',
}

/** What kind of page an address is; the address itself is sent nowhere. */
export const pageKindOf = (pathname: string): PageVitals['page'] => kinds[`/${pathname.split('/')[1] ?? ''}`] ?? 'other'

/** Gaps and lengths of a session window of shifts, in milliseconds, as Core Web Vitals reckon them. */
const windowGap = 1000
const windowLength = 5000

/** The largest sum of shifts that came soon after one another. */
export function createShiftTotal(): { add(at: number, value: number): void; most(): number } {
  let [most, total, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  return {
    add(at, value) {
      if (at - last > windowGap || at - first > windowLength) [total, first] = [0, at]
      last = at
      total += value
      most = Math.max(most, total)
    },
    most: () => most,
  }
}

/** The slowest interaction, but for one in fifty. */
export function slowestOf(durations: readonly number[]): number | undefined {
  const sorted = durations.toSorted((one, other) => other - one)
  return sorted[Math.floor(sorted.length / 50)]
}

/**
 * Measures how quickly this page was shown and answered, and sends it once, when the page is left: three numbers, the kind
 * of page and of device. No cookie, no name of the visitor.
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
    note: (entry: PerformanceEntry) => void,
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(options.type ?? '')) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ buffered: true, ...options })
    flushes.push(() => observer.takeRecords().forEach(note))
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
    // What has been measured and not yet been reported.
    for (const flush of flushes) flush()
    // Never shown, or by a browser that does not measure.
    if (lcp === undefined) return
    const inp = slowestOf([...durations.values()])
    const vitals: PageVitals = {
      page,
      device: matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop',
      lcp: Math.round(lcp),
      cls: Math.round(shifts.most() * 1000) / 1000,
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
