import type { PrayerToday } from '@minaret/contract'

/** The Hijri date turns at Maghrib. @param now the instant, in milliseconds */
export function hijriAt(
  { today, tomorrow }: Pick<PrayerToday, 'today' | 'tomorrow'>,
  now: number,
): PrayerToday['today']['hijri'] {
  const maghrib = today.prayers.find(({ prayer }) => prayer === 'maghrib')?.begins.at
  return maghrib !== undefined && now >= Date.parse(maghrib) ? tomorrow.hijri : today.hijri
}
