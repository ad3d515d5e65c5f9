import type { MoneyCheck } from '@minaret/acceptance/bulk'
import type { LoadRecord, Phase } from './generator.ts'
import { growthOf, type MemorySample } from './memory.ts'

/** What one run showed. Times in milliseconds, memory in MB. */
export type Figures = {
  mosques: number
  storedGifts: number
  /** Seconds to make the database, and milliseconds until the server answered on it. */
  madeIn: number
  startedIn: number
  giving: { sent: number; paid: number; refused: number; unpaid: string; p50: number; p99: number; rate: number }
  views: { sent: number; shown: number; refused: number; unanswered: number; p50: number; p99: number; rate: number }
  memory: { before: number; most: number; growth: number }
  /** Until every page is shown, and quickly, again. */
  recoveredIn: number
  money: MoneyCheck
}

/** The value below which a share of the numbers lies. */
const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A page is quick again when 95 of 100 of a second's views are shown within so many milliseconds. */
const quick = 500

/** When, after the load fell, the first second began from which on pages stay quick: milliseconds. */
function recoveryOf(views: LoadRecord['views'], from: number, to: number): number {
  for (let second = from; second < to; second += 1000) {
    const rest = views.filter(({ at }) => at >= second && at < to)
    const bad = rest.filter(({ status, took }) => status !== 200 || took > quick).length
    if (bad <= rest.length * 0.05) return second - from
  }
  return Number.POSITIVE_INFINITY
}

/** What a run recorded, of the phase in which the load was highest, and of the one after it. */
export function figuresOf(
  { gifts, views, starts }: LoadRecord,
  { phases, memory }: { phases: readonly Phase[]; memory: readonly MemorySample[] },
): Pick<Figures, 'giving' | 'views' | 'memory' | 'recoveredIn'> {
  const peak = phases.findIndex(({ name }) => name === 'peak')
  const [from = 0, to = 0, end = 0] = starts.slice(peak)
  const seconds = (to - from) / 1000
  const within = <T extends { at: number }>(all: readonly T[]) => all.filter(({ at }) => at >= from && at < to)
  const [given, seen] = [within(gifts), within(views)]
  const shown = seen.filter(({ status }) => status === 200)
  const times = (all: readonly { took: number }[]) => all.map(({ took }) => took)
  const paid = given.filter((gift) => gift.paid)
  return {
    giving: {
      sent: given.length,
      paid: paid.length,
      refused: given.reduce((sum, { refused }) => sum + refused, 0),
      unpaid: [...new Set(given.filter((gift) => !gift.paid).map(({ status }) => status))].join(', '),
      p50: percentile(times(given), 0.5),
      p99: percentile(times(given), 0.99),
      rate: paid.length / seconds,
    },
    views: {
      sent: seen.length,
      shown: shown.length,
      refused: seen.filter(({ status }) => status === 503 || status === 429).length,
      unanswered: seen.filter(({ status }) => ![200, 503, 429].includes(status)).length,
      p50: percentile(times(shown), 0.5),
      p99: percentile(times(shown), 0.99),
      rate: shown.length / seconds,
    },
    memory: {
      before: memory.find(({ at }) => at >= from)?.mb ?? 0,
      most: Math.max(...memory.map(({ mb }) => mb)),
      growth: growthOf(memory, from, to),
    },
    recoveredIn: recoveryOf(views, to, end),
  }
}
