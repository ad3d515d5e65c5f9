import { ICalAlarmType, type ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import type { Prayer } from '@minaret/contract'
import { isOpen, pathTo } from '@minaret/plans'
import { addDays, type Eid, type Gathering, type PrayerDay, wallClock } from '@minaret/timetable'
import type { Tx } from '@minaret/foundation/db'
import { readDays } from '@minaret/times/prayer'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { inLanguage, openCalendar, writeCalendar } from './calendar.ts'

type Words = Record<Prayer | Eid, string> & { title: string; begins: string; jamaat: string; jumuah: string }

const words: { en: Words; ar: Words; ur: Words } = {
  en: {
    fajr: 'Fajr',
    dhuhr: 'Dhuhr',
    asr: 'Asr',
    maghrib: 'Maghrib',
    isha: 'Isha',
    title: 'Prayer times',
    begins: 'Begins',
    jamaat: 'Jamaat',
    jumuah: 'Jumu\u2019ah',
    fitr: 'Eid al-Fitr prayer',
    adha: 'Eid al-Adha prayer',
  },
  ar: {
    fajr: 'الفجر',
    dhuhr: 'الظهر',
    asr: 'العصر',
    maghrib: 'المغرب',
    isha: 'العشاء',
    title: 'أوقات الصلاة',
    begins: 'دخول الوقت',
    jamaat: 'الجماعة',
    jumuah: 'صلاة الجمعة',
    fitr: 'صلاة عيد الفطر',
    adha: 'صلاة عيد الأضحى',
  },
  ur: {
    fajr: 'فجر',
    dhuhr: 'ظہر',
    asr: 'عصر',
    maghrib: 'مغرب',
    isha: 'عشاء',
    title: 'اوقاتِ نماز',
    begins: 'ابتدائی وقت',
    jamaat: 'جماعت',
    jumuah: 'نمازِ جمعہ',
    fitr: 'نمازِ عید الفطر',
    adha: 'نمازِ عید الاضحیٰ',
  },
}

/** How many days a calendar looks ahead. */
const days = 60

const lines = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n')

/** The prayers of a day: when the congregation prays where that is known, else when the prayer begins. */
const prayersOf = ({ date, prayers, note }: PrayerDay, say: Words): ICalEventData[] =>
  prayers.map(({ prayer, begins, jamaat }) => ({
    id: `${date}-${prayer}`,
    start: new Date((jamaat ?? begins).at),
    summary: jamaat ? `${say[prayer]}, ${say.jamaat.toLowerCase()} ${jamaat.time}` : say[prayer],
    description: lines(`${say.begins} ${begins.time}`, jamaat && `${say.jamaat} ${jamaat.time}`, note),
  }))

/** Gatherings of a day that stand beside its prayers. */
const gatheringsOf = (date: string, kind: string, called: string, all: readonly Gathering[]): ICalEventData[] =>
  all.map(({ at, name, venue, language, khatib }, place) => ({
    id: `${date}-${kind}-${place + 1}`,
    start: new Date(at.at),
    summary: [called, name].filter(Boolean).join(', '),
    description: lines(at.time, venue, language, khatib),
  }))

const eventsOf = (day: PrayerDay, say: Words): ICalEventData[] => [
  ...prayersOf(day, say),
  ...gatheringsOf(day.date, 'jumuah', say.jumuah, day.jumuah ?? []),
  ...(day.eid ? gatheringsOf(day.date, 'eid', say[day.eid.which], day.eid.prayers) : []),
]

/**
 * One event a prayer for the 60 days from today on, and those of Jumu'ah and Eid; of yesterday those that stand after
 * midnight, as an Isha in summer does. Nobody is busy then, as far as the calendar knows.
 * @param alarm minutes before each at which it rings; nothing: it does not
 */
export async function prayerCalendar(tx: Tx, tenant: Tenant, now: Date, alarm?: number): Promise<string> {
  const say = inLanguage(tenant, words)
  const today = wallClock(now, tenant.config.timeZone).date
  const calendar: ICalCalendar = openCalendar(tenant, say.title)
  const read = await readDays(tx, tenant, addDays(today, -1), days + 1)
  const isAhead = ({ start }: ICalEventData) =>
    start instanceof Date && wallClock(start, tenant.config.timeZone).date >= today
  // Where their own screen is closed, today's times stand at the front.
  const page = getSiteLink(tenant, isOpen('prayerTimes', tenant.config) ? pathTo('prayerTimes') : '/')
  // As on every other outlet, so that two of them can be compared.
  calendar.x('X-MINARET-VERSION', read.version)
  for (const day of read.days)
    for (const { id, ...event } of eventsOf(day, say).filter(isAhead)) {
      const created = calendar.createEvent({
        ...event,
        id: `${id}@${tenant.slug}`,
        // Made anew each day, so that the same day gives the same bytes.
        stamp: new Date(`${today}T00:00:00Z`),
        location: tenant.config.contact.address ?? tenant.config.websiteName,
        url: page,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      if (alarm !== undefined) created.createAlarm({ type: ICalAlarmType.display, trigger: alarm * 60 })
    }
  return writeCalendar(calendar)
}
