import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator'
import type { Tenant } from '@minaret/foundation/tenancy'

/** Text of one line, as RFC 5545 (3.3.11) writes it, for what the library puts down as it comes. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').replace(/[\\;,]/g, String.raw`\$&`)

/**
 * A calendar to subscribe to, still empty. Its times are instants in UTC, exact for whoever reads them; the mosque's zone
 * is named beside them, for programs that show a calendar in its own.
 */
export const openCalendar = ({ config }: Tenant, what: string): ICalCalendar =>
  ical({
    name: line(`${config.websiteName}: ${what}`),
    prodId: { company: 'Minaret', product: 'Mosque website', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    x: { 'X-WR-TIMEZONE': config.timeZone },
    // How often a program should look again, in seconds.
    ttl: 6 * 60 * 60,
  })

const lastLine = 'END:VCALENDAR'

const alarmsTooSoon = /((?:BEGIN:VALARM\r\n[\s\S]*?END:VALARM\r\n)+)([\s\S]*?)(?=END:VEVENT\r\n)/g

/**
 * A calendar as text: what it says of itself stands before its events, and what an event says before its alarms (RFC
 * 5545, 3.6 and 3.6.1); the library puts part of either behind.
 */
export function writeCalendar(calendar: ICalCalendar): string {
  const text = calendar.toString().replaceAll(alarmsTooSoon, '$2$1')
  const first = text.indexOf('\r\nBEGIN:VEVENT\r\n') + 2
  const end = text.lastIndexOf('\r\nEND:VEVENT\r\n') + '\r\nEND:VEVENT\r\n'.length
  if (first < 2) return `${text}\r\n`
  return `${text.slice(0, first)}${text.slice(end, -lastLine.length)}${text.slice(first, end)}${lastLine}\r\n`
}

/** Words for the tenant's own language, or in English. */
export const inLanguage = <T>({ config }: Tenant, words: { en: T; ar: T; ur: T }): T => {
  const [language] = config.language.split('-')
  return language === 'ar' || language === 'ur' ? words[language] : words.en
}
