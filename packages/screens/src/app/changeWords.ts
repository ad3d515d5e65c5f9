import type { PrayerToday } from '@minaret/contract'
import type { Format } from './format.ts'
import type { Words } from './WordsProvider.tsx'

type Change = NonNullable<PrayerToday['changes']>[number]

/** A congregation that moves, in a line. @param day from when on, in words */
export function changeWords(
  { prayer, name, jamaat, before }: Change,
  day: string,
  { t, format }: { t: Pick<Words['t'], 'prayer'>; format: Pick<Format, 'clock' | 'inText'> },
): string {
  if (prayer !== 'jumuah')
    return jamaat
      ? t.prayer.change(day, t.prayer.names[prayer], format.clock(jamaat.time))
      : t.prayer.changeToNone(day, t.prayer.names[prayer])
  const which = name === undefined ? t.prayer.jumuah : `${t.prayer.jumuah} · ${format.inText(name)}`
  const until = before && format.clock(before)
  return jamaat
    ? t.prayer.jumuahChange(day, which, format.clock(jamaat.time), until)
    : t.prayer.jumuahChangeToNone(day, which, until ?? '')
}
