import type { MoneyCheck } from '@minaret/acceptance/bulk'
import type { LoadRecord, Phase } from './generator.ts'
import { growthOf, type MemorySample } from './memory.ts'

/** The measurements of one run. Times in milliseconds, memory in MB. */
export type Figures = {
  mosques: number
  storedGifts: number
  /** Seconds to create the database, and milliseconds until the server was ready on it. */
  createdIn: number
  startedIn: number
  giving: { sent: number; paid: number; refused: number; unpaid: string; p50: number; p99: number; rate: number }
  views: { sent: number; shown: number; refused: number; unanswered: number; p50: number; p99: number; rate: number }
  memory: { before: number; peak: number; growth: number }
  /** Milliseconds until pages are fast and free of errors again. */
  recoveredIn: number
  money: MoneyCheck
}

/** The percentile of the numbers. @param share from 0 to 1 */
const percentile = (numbers: readonly number[], share: number): number => {
  const sortedNumbers = numbers.toSorted((left, right) => left - right)
  return sortedNumbers[Math.min(sortedNumbers.length - 1, Math.floor(sortedNumbers.length * share))] ?? Number.NaN
}

/** Milliseconds within which 95% of views must succeed for pages to count as fast. */
const fastMs = 500

/** Milliseconds from the end of the load until pages are fast, and stay so. */
function recoveryOf(views: LoadRecord['views'], from: number, to: number): number {
  for (let second = from; second < to; second += 1000) {
    const remainingViews = views.filter(({ at }) => at >= second && at < to)
    const failureCount = remainingViews.filter(({ status, durationMs }) => status !== 200 || durationMs > fastMs).length
    if (failureCount <= remainingViews.length * 0.05) return second - from
  }
  return Number.POSITIVE_INFINITY
}

/** Summarises a run's peak phase, and the recovery after it. */
export function figuresOf(
  { gifts, views, starts }: LoadRecord,
  { phases, memory }: { phases: readonly Phase[]; memory: readonly MemorySample[] },
): Pick<Figures, 'giving' | 'views' | 'memory' | 'recoveredIn'> {
  const peakIndex = phases.findIndex(({ name }) => name === 'peak')
  const [from = 0, to = 0, end = 0] = starts.slice(peakIndex)
  const seconds = (to - from) / 1000
  const filterPeak = <T extends { at: number }>(all: readonly T[]) => all.filter(({ at }) => at >= from && at < to)
  const [peakGifts, peakViews] = [filterPeak(gifts), filterPeak(views)]
  const successfulViews = peakViews.filter(({ status }) => status === 200)
  const durationsOf = (all: readonly { durationMs: number }[]) => all.map(({ durationMs }) => durationMs)
  const paidGifts = peakGifts.filter((gift) => gift.isPaid)
  return {
    giving: {
      sent: peakGifts.length,
      paid: paidGifts.length,
      refused: peakGifts.reduce((sum, { refused }) => sum + refused, 0),
      unpaid: [...new Set(peakGifts.filter((gift) => !gift.isPaid).map(({ status }) => status))].join(', '),
      p50: percentile(durationsOf(peakGifts), 0.5),
      p99: percentile(durationsOf(peakGifts), 0.99),
      rate: paidGifts.length / seconds,
    },
    views: {
      sent: peakViews.length,
      shown: successfulViews.length,
      refused: peakViews.filter(({ status }) => status === 503 || status === 429).length,
      unanswered: peakViews.filter(({ status }) => ![200, 503, 429].includes(status)).length,
      p50: percentile(durationsOf(successfulViews), 0.5),
      p99: percentile(durationsOf(successfulViews), 0.99),
      rate: successfulViews.length / seconds,
    },
    memory: {
      before: memory.find(({ at }) => at >= from)?.mb ?? 0,
      peak: Math.max(...memory.map(({ mb }) => mb)),
      growth: growthOf(memory, from, to),
    },
    recoveredIn: recoveryOf(views, to, end),
  }
}
