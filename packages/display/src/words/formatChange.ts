import type { FeedChange } from '../feed/feed.ts'
import { separator } from './dates.ts'
import type { BoardFormat, PrayerMessages } from './words.ts'

/** The text and formats for a change. */
type ChangeMessages = {
  t: {
    prayer: Pick<PrayerMessages, 'change' | 'changeToNone' | 'jumuah' | 'jumuahChange' | 'jumuahChangeToNone' | 'names'>
  }
  format: Pick<BoardFormat, 'clock' | 'inText'>
}

/** Returns a changed jamaat time as one line. @param day the day it changes, as text */
export function formatChange(
  { prayer, name, jamaat, before }: FeedChange,
  day: string,
  { t, format }: ChangeMessages,
): string {
  if (prayer !== 'jumuah')
    return jamaat
      ? t.prayer.change({ day, prayer: t.prayer.names[prayer], time: format.clock(jamaat.time) })
      : t.prayer.changeToNone({ day, prayer: t.prayer.names[prayer] })
  const jumuahName = name === undefined ? t.prayer.jumuah : `${t.prayer.jumuah}${separator}${format.inText(name)}`
  const previousTime = before && format.clock(before)
  return jamaat
    ? t.prayer.jumuahChange({ day, which: jumuahName, time: format.clock(jamaat.time), before: previousTime })
    : t.prayer.jumuahChangeToNone({ day, which: jumuahName, before: previousTime || '' })
}
