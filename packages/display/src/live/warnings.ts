import type { BoardWords } from '../words/words.ts'
import type { Standing, Warning } from './types.ts'

const minute = 60_000
const hour = 60 * minute

/** From which age on the data says so, in milliseconds. */
const staleAfter = 12 * hour
/** Less than this a device's clock may be wrong, and be corrected without a word, in milliseconds. */
const clockMayDiffer = 2 * minute

/** What a screen says of itself: how old its data is, and whether its clock is wrong. */
export function warningsAt({ confirmedAt, offset, unsure }: Standing, now: number, { format }: BoardWords): Warning[] {
  const warnings: Warning[] = []
  const age = confirmedAt === undefined ? 0 : now - confirmedAt
  if (age >= staleAfter) {
    const [days, hours] = [Math.floor(age / (24 * hour)), Math.floor(age / hour) % 24]
    warnings.push({
      kind: 'stale',
      days,
      hours,
      daysFigure: format.number(days),
      hoursFigure: format.number(hours),
    })
  }
  if (offset !== undefined && Math.abs(offset) >= clockMayDiffer) {
    const minutes = Math.round(Math.abs(offset) / minute)
    warnings.push({ kind: 'clock', minutes, minutesFigure: format.number(minutes), isAhead: offset < 0 })
  }
  if (unsure) warnings.push({ kind: 'doubtful' })
  return warnings
}
