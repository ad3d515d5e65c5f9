import type { BoardMessages } from '../words/words.ts'
import type { DeviceState, Warning } from './types.ts'

const minute = 60_000
const hour = 60 * minute

/** Age at which the data counts as stale, in milliseconds. */
const staleAfter = 12 * hour
/** Clock error that triggers a warning, in milliseconds; smaller errors are only corrected. */
const maxClockError = 2 * minute

/** Returns a screen's warnings about itself: stale data and a wrong clock. */
export function warningsAt(
  { confirmedAt, offset, isClockUnconfirmed }: DeviceState,
  now: number,
  { format }: BoardMessages,
): Warning[] {
  const warnings: Warning[] = []
  const age = confirmedAt === undefined ? 0 : now - confirmedAt
  if (age >= staleAfter) {
    const [days, hours] = [Math.floor(age / (24 * hour)), Math.floor(age / hour) % 24]
    warnings.push({
      kind: 'stale',
      days,
      hours,
      daysText: format.number(days),
      hoursText: format.number(hours),
    })
  }
  if (offset !== undefined && Math.abs(offset) >= maxClockError) {
    const minutes = Math.round(Math.abs(offset) / minute)
    warnings.push({ kind: 'clock', minutes, minutesText: format.number(minutes), isAhead: offset < 0 })
  }
  if (isClockUnconfirmed) warnings.push({ kind: 'doubtful' })
  return warnings
}
