import { clockTime, nightEnds } from '../base/calendar.ts'
import type { RuledPrayer } from './jamaatOf.ts'

const names: Record<RuledPrayer, string> = {
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  jumuah: "Jumu'ah",
}

const noon = 720

/** Before this minute of the day (10:00) no prayer but Fajr and a late Isha is prayed anywhere, in any time zone. */
const laterPrayersFrom = 600

/** Why a time or a rule cannot be used, for messages in other languages. */
export type TimeReason =
  /** A time of the 12-hour clock: the other one is meant. */
  | { code: 'otherHalf'; prayer: RuledPrayer; time: string; instead: string }
  /** The earliest time of a rule is later than its latest. */
  | { code: 'limitsCross' }
  /** A rule of Maghrib that does not follow the sun. */
  | { code: 'standsStill' }
  /** A rule from a day that is not in the calendar. */
  | { code: 'noDay'; day: string }

/** A time or a rule that cannot be used: a sentence, and a reason unless its text alone is wrong. */
export type Unusable = { problem: string; reason?: TimeReason }

/**
 * Returns what is wrong with a time that was written on the 12-hour clock, such as `1:30` for Dhuhr, or undefined. Times in
 * rules are on the 24-hour clock (field notes, 4.4), and one that is 12 hours away from its prayer is never corrected.
 * @param minutes after midnight @param written the text in the rule
 */
export function halfDayProblem(prayer: RuledPrayer, minutes: number, written: string): Unusable | undefined {
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
  // A time after midnight, which is clear unless 1:30 could also mean 13:30.
  return /^[12]:/.test(written)
    ? { problem: `"${written}" is ambiguous. Write ${clockTime(minutes)} if the night is meant` }
    : undefined
}
