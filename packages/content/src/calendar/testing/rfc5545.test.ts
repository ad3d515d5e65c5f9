import { expect, test } from 'vitest'
import { calendarFaults } from './rfc5545.ts'

const event = [
  'BEGIN:VEVENT',
  'UID:1@here',
  'DTSTAMP:20261121T000000Z',
  'DTSTART:20261121T120000Z',
  'SUMMARY:Dhuhr\\, jamaat',
  'END:VEVENT',
]
const calendar = (...inner: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Minaret//EN', ...inner, 'END:VCALENDAR', ''].join('\r\n')

test('reports no faults in a valid calendar', () => {
  expect(calendarFaults(calendar(...event))).toEqual([])
  const days = event.map((line) => line.replace('DTSTART:20261121T120000Z', 'DTSTART;VALUE=DATE:20261121'))
  expect(calendarFaults(calendar(...days))).toEqual([])
})

const replaceInEvent = (from: string, to: string) => calendar(...event.map((line) => line.replace(from, to)))

test.each([
  ['a missing stamp', replaceInEvent('DTSTAMP', 'X-STAMP'), 'line 4: 0 DTSTAMP in VEVENT'],
  ['an invalid time', replaceInEvent('T120000Z', 'T250000Z'), 'content line 7: DTSTART is "20261121T250000Z"'],
  ['an unescaped comma', replaceInEvent('\\,', ','), 'content line 8: SUMMARY is "Dhuhr, jamaat"'],
  ['a duplicate UID', calendar(...event, ...event), 'content line 11: the UID 1@here a second time'],
  ['a property not allowed in the component', replaceInEvent('SUMMARY', 'TRIGGER'), 'TRIGGER in VEVENT'],
  ['an overlong line', replaceInEvent('Dhuhr', 'ظ'.repeat(40)), 'octets'],
  ['a bare line feed', replaceInEvent('jamaat', 'jamaat\nX'), 'a bare CR or LF'],
  ['a property after the events', calendar(...event, 'X-LATE:1'), "X-LATE comes after VCALENDAR's components"],
  ['an end before its start', replaceInEvent('SUMMARY:Dhuhr\\, jamaat', 'DTEND:20261121T110000Z'), 'it ends at'],
  ['an event that does not end', calendar(...event.slice(0, -1)), 'VCALENDAR ends while VEVENT is open'],
  ['no line ending after the last line', calendar(...event).trimEnd(), 'the last line does not end'],
])('reports %s', (_, text, fault) => {
  expect(calendarFaults(text).join('\n')).toContain(fault)
})
