import type { FeedChange } from '../feed/feed.ts'
import { between } from './dates.ts'
import type { BoardFormat, PrayerWords } from './words.ts'

/** What a change is written with. */
type ChangeWords = {
  t: {
    prayer: Pick<PrayerWords, 'change' | 'changeToNone' | 'jumuah' | 'jumuahChange' | 'jumuahChangeToNone' | 'names'>
  }
  format: Pick<BoardFormat, 'clock' | 'inText'>
}

/** A jamaat that moves, in a line. @param day from when on, in words */
export function changeWords(
  { prayer, name, jamaat, before }: FeedChange,
  day: string,
  { t, format }: ChangeWords,
): string {
  if (prayer !== 'jumuah')
    return jamaat
      ? t.prayer.change({ day, prayer: t.prayer.names[prayer], time: format.clock(jamaat.time) })
      : t.prayer.changeToNone({ day, prayer: t.prayer.names[prayer] })
  const which = name === undefined ? t.prayer.jumuah : `${t.prayer.jumuah}${between}${format.inText(name)}`
  const until = before && format.clock(before)
  return jamaat
    ? t.prayer.jumuahChange({ day, which, time: format.clock(jamaat.time), before: until })
    : t.prayer.jumuahChangeToNone({ day, which, before: until || '' })
}
