/** The instant a number of intervals after an anchor, as Stripe counts: exact weeks and days, and clamped months. */
function after(anchor: number, interval: string, count: number): number {
  if (interval === 'day') return anchor + count * 86_400
  if (interval === 'week') return anchor + count * 7 * 86_400
  const date = new Date(anchor * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1000
}

/** When a subscription falls due next after an instant. */
export function dueAfter(anchor: number, interval: string, at: number): number {
  for (let count = 0; ; count += 1) {
    const due = after(anchor, interval, count)
    if (due > at) return due
  }
}

/** The latest anchor Stripe takes for a subscription that is made at an instant. */
export const latestAnchor = (count: number, interval: string): number => after(count, interval, 1)
