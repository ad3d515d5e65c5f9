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

/**
 * What is wrong with a clock time that was meant on the 12-hour clock, or nothing: `1:30` is no time of Dhuhr. Clock times
 * here are of the 24-hour clock (field notes, 4.4), and one that is 12 hours away from its prayer is never guessed at.
 * @param minutes after midnight @param written as it stands in the rule
 */
export function halfDayProblem(prayer: Ruled, minutes: number, written: string): string | undefined {
  const instead = (other: number) => `"${written}" is 12 hours away from ${names[prayer]}. Write ${clockTime(other)}`
  if (prayer === 'fajr') return minutes >= noon ? instead(minutes - noon) : undefined
  if (minutes >= laterPrayersFrom) return undefined
  if (prayer !== 'isha' || minutes >= nightEnds) return instead(minutes + noon)
  // After midnight, but for one that leaves open which 1:30 it means.
  return /^[12]:/.test(written)
    ? `"${written}" is ambiguous. Write ${clockTime(minutes)} if the night is meant`
    : undefined
}
