import type { PrayerDay, PrayerToday } from '@minaret/contract'
import type { Messages } from '../app/MessagesProvider.tsx'

type Gathering = NonNullable<PrayerDay['jumuah']>[number]
type Friday = { date: string; jumuah: readonly Gathering[] }

/** One line about a Jumu'ah: its time and details. */
export type JumuahLine = { id: string; time: string; more: string }

/** The details of a gathering other than its time: name, khatib, language and venue. */
export const gatheringDetails = (
  { name, venue, language, khatib }: Omit<Gathering, 'at'>,
  { format }: Pick<Messages, 'format'>,
): string => [name, khatib, language, venue].flatMap((part) => (part ? [format.inText(part)] : [])).join(' · ')

/** The Friday to show; if an older server does not send it, today or tomorrow. */
function fridayOf({ friday, today, tomorrow }: Pick<PrayerToday, 'friday' | 'today' | 'tomorrow'>, day: PrayerDay) {
  const days: readonly Partial<Friday>[] = [friday ?? {}, today, tomorrow]
  return days.find(
    (candidate): candidate is Friday => Boolean(candidate.jumuah?.length) && (candidate.date ?? '') >= day.date,
  )
}

/**
 * The Jumu'ahs of the next Friday, including today.
 * @param day the day shown, one of the response's
 */
export function nextJumuahs(
  response: Pick<PrayerToday, 'friday' | 'today' | 'tomorrow'>,
  day: PrayerDay,
  messages: Pick<Messages, 't' | 'format'>,
): { title: string; lines: JumuahLine[] } | undefined {
  const friday = fridayOf(response, day)
  if (!friday) return undefined
  const { t, format } = messages
  return {
    title:
      friday.date === day.date ? t.prayer.jumuahToday : t.prayer.jumuahOn({ day: format.day(friday.date).weekday }),
    lines: friday.jumuah.map((gathering, index) => ({
      id: `${friday.date} ${index}`,
      time: gathering.at.time,
      more: gatheringDetails(gathering, messages),
    })),
  }
}
