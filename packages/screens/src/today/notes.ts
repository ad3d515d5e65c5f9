import type { PrayerDay, PrayerToday } from '@minaret/contract'
import type { Messages } from '../app/MessagesProvider.tsx'
import { formatChange } from '@minaret/display'
import { gatheringDetails } from './jumuah.ts'

/** One line under the day's times. */
export type DayNote = { id: string; text: string }

/** The id of the note with a day's fasting and taraweeh times. */
export const ramadanNote = ({ date }: Pick<PrayerDay, 'date'>): string => `${date} ramadan`

type Gathering = NonNullable<PrayerDay['eid']>['prayers'][number]

/** One line about an Eid prayer: time, name, venue, language and khatib. */
const describeGathering = ({ at, ...details }: Gathering, messages: Pick<Messages, 'format'>) =>
  [messages.format.clock(at.time), gatheringDetails(details, messages)].filter(Boolean).join(' · ')

function notesOf(day: PrayerDay, messages: Pick<Messages, 't' | 'format'>): DayNote[] {
  const { prayer } = messages.t
  const { fasting, taraweeh, eid, note, date } = day
  const formatClock = messages.format.clock
  const lines: DayNote[] = []
  const ramadan = [
    ...(fasting
      ? [`${prayer.imsak} ${formatClock(fasting.imsak.time)}`, `${prayer.iftar} ${formatClock(fasting.iftar.time)}`]
      : []),
    ...(taraweeh ? [`${prayer.taraweeh} ${formatClock(taraweeh.time)}`] : []),
  ]
  if (ramadan.length > 0) lines.push({ id: ramadanNote(day), text: ramadan.join(' · ') })
  if (eid && eid.prayers.length === 0) lines.push({ id: `${date} eid`, text: prayer.eid[eid.which] })
  for (const [index, eidPrayer] of (eid ? eid.prayers : []).entries())
    lines.push({
      id: `${date} eid ${index}`,
      text: `${eid ? prayer.eid[eid.which] : ''} ${describeGathering(eidPrayer, messages)}`,
    })
  if (note) lines.push({ id: `${date} note`, text: messages.format.inText(note) })
  return lines
}

/**
 * The notes of a day other than its prayers and Jumu'ahs: Ramadan, Eid, the mosque's note, tomorrow's Eid, and coming changes.
 * @param day the day shown, one of the response's
 */
export function dayNotes(
  { tomorrow, changes = [] }: Pick<PrayerToday, 'tomorrow' | 'changes'>,
  day: PrayerDay,
  messages: Pick<Messages, 't' | 'format'>,
): DayNote[] {
  const { t, format } = messages
  const tomorrowNotes =
    day.date < tomorrow.date
      ? notesOf({ ...tomorrow, fasting: undefined, taraweeh: undefined, note: undefined }, messages)
      : []
  return [
    ...notesOf(day, messages),
    ...tomorrowNotes.map(({ id, text }) => ({ id, text: t.prayer.tomorrow({ what: text }) })),
    ...changes
      .filter(({ date }) => date > day.date)
      .map((change, index) => ({
        id: `change ${change.date} ${change.prayer} ${index}`,
        text: formatChange(change, t.prayer.date(format.day(change.date)), messages),
      })),
  ]
}
