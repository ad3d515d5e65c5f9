import type { PrayerDay, PrayerToday } from '@minaret/contract'
import type { Words } from '../app/WordsProvider.tsx'

type Gathering = NonNullable<PrayerDay['jumuah']>[number]
type Friday = { date: string; jumuah: readonly Gathering[] }

/** A Jumu'ah in a line: when, and what else the mosque has said of it. */
export type JumuahLine = { id: string; time: string; more: string }

/** What a gathering is beside its time: which, where, in which language and by whom. */
export const gatheringDetails = (
  { name, venue, language, khatib }: Omit<Gathering, 'at'>,
  { format }: Pick<Words, 'format'>,
): string => [name, venue, language, khatib].flatMap((part) => (part ? [format.inText(part)] : [])).join(' · ')

/** The Friday that is shown. A server that does not name it may still tell it of today or tomorrow. */
function fridayOf({ friday, today, tomorrow }: Pick<PrayerToday, 'friday' | 'today' | 'tomorrow'>, day: PrayerDay) {
  const days: readonly Partial<Friday>[] = [friday ?? {}, today, tomorrow]
  return days.find((one): one is Friday => Boolean(one.jumuah?.length) && (one.date ?? '') >= day.date)
}

/**
 * The Jumu'ahs of the next Friday, on that day too.
 * @param day the day that is shown, one of the answer's
 */
export function jumuahShown(
  answer: Pick<PrayerToday, 'friday' | 'today' | 'tomorrow'>,
  day: PrayerDay,
  words: Pick<Words, 't' | 'format'>,
): { title: string; lines: JumuahLine[] } | undefined {
  const friday = fridayOf(answer, day)
  if (!friday) return undefined
  const { t, format } = words
  return {
    title:
      friday.date === day.date
        ? t.prayer.jumuahToday
        : t.prayer.jumuahOn({ day: t.prayer.date(format.day(friday.date)) }),
    lines: friday.jumuah.map((one, at) => ({
      id: `${friday.date} ${at}`,
      time: one.at.time,
      more: gatheringDetails(one, words),
    })),
  }
}
