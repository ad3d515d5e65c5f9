import { clockTime, nightEnds } from '../base/calendar.ts'
import type { Ruled } from './jamaatOf.ts'

const names: Record<Ruled, string> = {
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  jumuah: "Jumu'ah",
}

const noon = 720

/** Before this minute of the clock (10:00) none of the later prayers is prayed anywhere, whatever zone its clocks keep. */
const laterPrayersFrom = 600

/** Why a time or a rule cannot be used, for whoever words that in other languages. */
export type TimeReason =
  /** A time of the 12-hour clock: the other one is meant. */
  | { code: 'otherHalf'; prayer: Ruled; time: string; instead: string }
  /** The earliest time of a rule is later than its latest. */
  | { code: 'limitsCross' }
  /** A rule of Maghrib that does not follow the sun. */
  | { code: 'standsStill' }
  /** A rule from a day that is not in the calendar. */
  | { code: 'noDay'; day: string }

/** A time or a rule that cannot be used: a sentence, and a reason unless its text alone is wrong. */
export type Unusable = { problem: string; reason?: TimeReason }

/**
 * What is wrong with a clock time that was meant on the 12-hour clock; undefined if nothing is: `1:30` is no time of Dhuhr.
 * Clock times here are of the 24-hour clock (field notes, 4.4), and one that is 12 hours away from its prayer is never
 * guessed at.
 * @param minutes after midnight @param written as it stands in the rule
 */
export function halfDayProblem(prayer: Ruled, minutes: number, written: string): Unusable | undefined {
  const otherHalf = (other: number): Unusable => {
    const instead = clockTime(other)
    return {
      problem: `"${written}" is 12 hours away from ${names[prayer]}. Write ${instead}`,
      reason: { code: 'otherHalf', prayer, time: written, instead },
    }
  }
  if (prayer === 'fajr') return minutes >= noon ? otherHalf(minutes - noon) : undefined
  if (minutes >= laterPrayersFrom) return undefined
  if (prayer !== 'isha' || minutes >= nightEnds) return otherHalf(minutes + noon)
  // After midnight, but for one that leaves open which 1:30 it means.
  return /^[12]:/.test(written)
    ? { problem: `"${written}" is ambiguous. Write ${clockTime(minutes)} if the night is meant` }
    : undefined
}
