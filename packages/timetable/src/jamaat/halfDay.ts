import { clockTime, nightEndMinute } from '../base/calendar.ts'
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

/** Before this minute of the day (10:00), no prayer but Fajr and a late Isha is prayed in any time zone. */
const laterPrayersFrom = 600

/** The reason why a time or rule cannot be used, for translated messages. */
export type TimeReason =
  /** A time on the 12-hour clock, which is 12 hours away from the intended one. */
  | { code: 'otherHalf'; prayer: RuledPrayer; time: string; instead: string }
  /** A rule's earliest time is later than its latest. */
  | { code: 'limitsCross' }
  /** A Maghrib rule that does not follow the sun. */
  | { code: 'standsStill' }
  /** A rule from a day that does not exist. */
  | { code: 'noDay'; day: string }

/** A time or rule that cannot be used: a sentence, and a reason unless its format is wrong. */
export type InvalidRule = { problem: string; reason?: TimeReason }

/**
 * Returns the problem with a time written on the 12-hour clock, such as `1:30` for Dhuhr; undefined if none. Times in
 * rules are on the 24-hour clock (field notes, 4.4), and one that is 12 hours away from its prayer is never corrected.
 * @param minutes after midnight @param text the text in the rule
 */
export function halfDayProblem(prayer: RuledPrayer, minutes: number, text: string): InvalidRule | undefined {
  const otherHalfProblem = (correctMinutes: number): InvalidRule => {
    const instead = clockTime(correctMinutes)
    return {
      problem: `"${text}" is 12 hours away from ${names[prayer]}. Write ${instead}`,
      reason: { code: 'otherHalf', prayer, time: text, instead },
    }
  }
  if (prayer === 'fajr') return minutes >= noon ? otherHalfProblem(minutes - noon) : undefined
  if (minutes >= laterPrayersFrom) return undefined
  if (prayer !== 'isha' || minutes >= nightEndMinute) return otherHalfProblem(minutes + noon)
  // A time after midnight, which is clear unless 1:30 could also mean 13:30.
  return /^[12]:/.test(text)
    ? { problem: `"${text}" is ambiguous. Write ${clockTime(minutes)} if the night is meant` }
    : undefined
}
