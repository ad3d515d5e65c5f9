import { ICalEventTransparency } from 'ical-generator'
import type { Prayer } from '@minaret/contract'
import { wallClock } from '@minaret/timetable'
import type { Tx } from '../db/database.ts'
import { readDays } from '../prayer/today.ts'
import { siteLink } from '../tenants/siteLink.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { inLanguage, openCalendar } from './calendar.ts'

type Words = Record<Prayer, string> & { title: string; begins: string; jamaat: string }

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
  },
}

/** How many days a calendar looks ahead. */
const days = 60

/**
 * One event a prayer, from today on: when the congregation prays where that is known, else when the prayer begins. Nobody
 * is busy then, as far as the calendar knows.
 */
export async function prayerCalendar(tx: Tx, tenant: Tenant, now: Date): Promise<string> {
  const say = inLanguage(tenant, words)
  const today = wallClock(now, tenant.config.timeZone).date
  const calendar = openCalendar(tenant, say.title)
  for (const { date, prayers } of (await readDays(tx, tenant, today, days)).days)
    for (const { prayer, begins, jamaat } of prayers)
      calendar.createEvent({
        id: `${date}-${prayer}@${tenant.slug}`,
        start: new Date((jamaat ?? begins).at),
        // Made anew each day, so that the same day gives the same bytes.
        stamp: new Date(`${today}T00:00:00Z`),
        summary: jamaat ? `${say[prayer]}, ${say.jamaat.toLowerCase()} ${jamaat.time}` : say[prayer],
        description: [`${say.begins} ${begins.time}`, ...(jamaat ? [`${say.jamaat} ${jamaat.time}`] : [])].join('\n'),
        location: tenant.config.contact.address ?? tenant.config.websiteName,
        url: siteLink(tenant, '/prayer-times'),
        transparency: ICalEventTransparency.TRANSPARENT,
      })
  return calendar.toString()
}
