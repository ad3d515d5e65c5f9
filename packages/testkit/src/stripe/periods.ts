/** Returns the instant a number of intervals after an anchor, as Stripe counts: exact weeks and days, and clamped months. */
function instantAfter(anchor: number, interval: string, count: number): number {
  if (interval === 'day') return anchor + count * 86_400
  if (interval === 'week') return anchor + count * 7 * 86_400
  const date = new Date(anchor * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime() / 1000
}

/** Returns a subscription's next due date after an instant. */
export function dueAfter(anchor: number, interval: string, at: number): number {
  for (let count = 0; ; count += 1) {
    const due = instantAfter(anchor, interval, count)
    if (due > at) return due
  }
}

/** Returns the latest anchor that Stripe accepts for a subscription created at an instant. */
export const latestAnchor = (created: number, interval: string): number => instantAfter(created, interval, 1)
