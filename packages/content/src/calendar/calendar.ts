import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator'
import type { Tenant } from '@minaret/foundation/tenancy'

/** Escapes text as RFC 5545 (3.3.11) requires, for values that the library writes unescaped. */
const escapeText = (text: string) => text.replace(/\p{Cc}+/gu, ' ').replace(/[\\;,]/g, String.raw`\$&`)

/**
 * Creates an empty calendar to subscribe to. Its times are in UTC; the mosque's zone is included for calendar apps that
 * show a calendar in its own zone.
 */
export const createCalendar = ({ config }: Tenant, title: string): ICalCalendar =>
  ical({
    name: escapeText(`${config.websiteName}: ${title}`),
    prodId: { company: 'Minaret', product: 'Mosque website', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    x: { 'X-WR-TIMEZONE': config.timeZone },
    // How often a calendar app should refresh, in seconds.
    ttl: 6 * 60 * 60,
  })

const lastLine = 'END:VCALENDAR'

const misplacedAlarms = /((?:BEGIN:VALARM\r\n[\s\S]*?END:VALARM\r\n)+)([\s\S]*?)(?=END:VEVENT\r\n)/g

/**
 * Writes a calendar as text, with its properties before its events, and an event's properties before its alarms (RFC
 * 5545, 3.6 and 3.6.1). The library writes some of them afterwards.
 */
export function writeCalendar(calendar: ICalCalendar): string {
  const text = calendar.toString().replaceAll(misplacedAlarms, '$2$1')
  const start = text.indexOf('\r\nBEGIN:VEVENT\r\n') + 2
  const end = text.lastIndexOf('\r\nEND:VEVENT\r\n') + '\r\nEND:VEVENT\r\n'.length
  if (start < 2) return `${text}\r\n`
  return `${text.slice(0, start)}${text.slice(end, -lastLine.length)}${text.slice(start, end)}${lastLine}\r\n`
}
