import type { ThreeDays } from '@minaret/timetable/now'
import { congregationsOf } from '../times/congregations.ts'
import type { NextPrayer } from '../times/next.ts'
import type { BoardFormat } from '../words/words.ts'
import type { Next } from './types.ts'

const padTwo = (value: number) => (value < 10 ? `0${value}` : String(value))

/** Returns when the wait began: at the last jamaat or prayer start, at most six hours ago. */
function waitStart({ yesterday, today }: ThreeDays, now: number, hasJamaat: boolean): number {
  let start = now - 6 * 3_600_000
  const consider = (at: number) => {
    if (at <= now && at > start) start = at
  }
  for (const day of [yesterday, today]) {
    if (hasJamaat) for (const { at } of congregationsOf(day)) consider(at)
    else for (const { begins } of day.prayers) consider(Date.parse(begins.at))
  }
  return start
}

/** Returns the next prayer with the time left, to the second. */
export function withCountdown(
  { kind, id, label, name, time, instant }: NextPrayer,
  days: ThreeDays,
  now: number,
  format: BoardFormat,
): Next {
  // Rounded down, so that it never shows more time than is left.
  const secondsLeft = Math.max(0, Math.floor((instant - now) / 1000))
  const hours = Math.floor(secondsLeft / 3600)
  const minutes = Math.floor(secondsLeft / 60) % 60
  const start = waitStart(days, now, kind === 'jamaat')
  return {
    id: `${id} ${instant}`,
    kind,
    label,
    name,
    time,
    left: {
      ...(hours > 0 && { hours: format.number(hours) }),
      minutes: format.digits(hours > 0 ? padTwo(minutes) : String(minutes)),
      seconds: format.digits(padTwo(secondsLeft % 60)),
    },
    secondsLeft,
    passed: instant > start ? Math.min(1, Math.max(0, (now - start) / (instant - start))) : 1,
  }
}
