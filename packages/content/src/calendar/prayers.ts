import { ICalAlarmType, type ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { isOpen, pathTo } from '@minaret/plans'
import { addDays, type Gathering, type PrayerDay, wallClock } from '@minaret/timetable'
import type { Tx } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import { readDays } from '@minaret/times/prayer'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { inLanguage } from '@minaret/messages'
import { createCalendar, writeCalendar } from './calendar.ts'
import { messages } from './prayers/messages.gen.ts'

type Texts = ReturnType<typeof inLanguage<typeof messages>>

/** The number of days that the calendar covers. */
const daysAhead = 60

const joinLines = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n')

/** The prayers of a day, each at its jamaat time if there is one, otherwise at its start time. */
const prayersOf = ({ date, prayers, note }: PrayerDay, texts: Texts): ICalEventData[] =>
  prayers.map(({ prayer, begins, jamaat }) => ({
    id: `${date}-${prayer}`,
    start: new Date((jamaat ?? begins).at),
    summary: jamaat ? texts.jamaatAt({ prayer: texts[prayer], time: jamaat.time }) : texts[prayer],
    description: joinLines(`${texts.begins} ${begins.time}`, jamaat && `${texts.jamaat} ${jamaat.time}`, note),
  }))

/** The Jumu'ah or Eid prayers of a day. */
const gatheringsOf = (
  { date }: PrayerDay,
  kind: 'jumuah' | 'eid',
  gatherings: readonly Gathering[],
  { label, texts }: { label: string; texts: Texts },
): ICalEventData[] =>
  gatherings.map(({ at: time, name, venue, language, khatib }, index) => ({
    id: `${date}-${kind}-${index + 1}`,
    start: new Date(time.at),
    summary: name ? texts.named({ gathering: label, name }) : label,
    description: joinLines(time.time, venue, language, khatib),
  }))

const eventsOf = (day: PrayerDay, texts: Texts): ICalEventData[] => [
  ...prayersOf(day, texts),
  ...gatheringsOf(day, 'jumuah', day.jumuah ?? [], { label: texts.jumuah, texts }),
  ...(day.eid ? gatheringsOf(day, 'eid', day.eid.prayers, { label: texts[day.eid.which], texts }) : []),
]

/**
 * Writes the calendar of prayers, Jumu'ah and Eid prayers for 60 days from today. It includes yesterday's prayers that
 * fall after midnight, such as Isha in summer. Its events do not mark anyone as busy.
 * @param alarm minutes before each prayer at which an alarm rings; undefined for no alarm
 */
export async function prayerCalendar(tx: Tx, tenant: Tenant, now: Date, alarm?: number): Promise<string> {
  const texts = inLanguage(messages, getTenantLanguage(tenant))
  const today = wallClock(now, tenant.config.timeZone).date
  const calendar: ICalCalendar = createCalendar(tenant, texts.title)
  const timetable = await readDays(tx, tenant, addDays(today, -1), daysAhead + 1)
  const isFromToday = ({ start }: ICalEventData) =>
    start instanceof Date && wallClock(start, tenant.config.timeZone).date >= today
  // If the prayer times page is closed, the home page shows today's times.
  const page = getSiteLink(tenant, isOpen('prayerTimes', tenant.config) ? pathTo('prayerTimes') : '/')
  // The same version as in the API and on displays, so that they can be compared.
  calendar.x('X-MINARET-VERSION', timetable.version)
  for (const day of timetable.days)
    for (const { id, ...event } of eventsOf(day, texts).filter(isFromToday)) {
      const calendarEvent = calendar.createEvent({
        ...event,
        id: `${id}@${tenant.slug}`,
        // Midnight, so that the bytes are the same all day.
        stamp: new Date(`${today}T00:00:00Z`),
        location: tenant.config.contact.address ?? tenant.config.websiteName,
        url: page,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      if (alarm !== undefined) calendarEvent.createAlarm({ type: ICalAlarmType.display, trigger: alarm * 60 })
    }
  return writeCalendar(calendar)
}
