import { expect, test } from 'vitest'
import { createFormat } from '../app/format.ts'
import { loadMessages } from '../messages/index.ts'
import { endOf, formatEventDates } from './when.ts'

const messages = { t: await loadMessages('en', 'events'), format: createFormat('en-GB', { timeZone: 'Europe/London' }) }
const event = (starts: string, ends?: string, more: object = {}) => ({
  starts,
  ends,
  allDay: false,
  timeZone: 'Europe/London',
  ...more,
})
const textOf = (...details: Parameters<typeof event>) =>
  formatEventDates(event(...details), messages).text.replaceAll('\u00a0', ' ')
const allDay = { allDay: true }

test.each([
  ['2026-12-04T19:00:00Z', '2026-12-04T21:00:00Z', {}, 'Friday 4 December 2026, 19:00 to 21:00'],
  ['2026-12-04T19:00:00Z', undefined, {}, 'Friday 4 December 2026, 19:00'],
  // In summer time.
  ['2026-07-03T19:00:00Z', undefined, {}, 'Friday 3 July 2026, 20:00'],
  [
    '2026-12-04T19:00:00Z',
    '2026-12-06T12:00:00Z',
    {},
    'Friday 4 December 2026, 19:00 to Sunday 6 December 2026, 12:00',
  ],
  // An end at midnight belongs to the day before.
  ['2026-12-04T19:00:00Z', '2026-12-05T00:00:00Z', {}, 'Friday 4 December 2026, 19:00 to 00:00'],
  ['2026-12-04T00:00:00Z', undefined, allDay, 'Friday 4 December 2026, all day'],
  ['2026-12-04T00:00:00Z', '2026-12-05T00:00:00Z', allDay, 'Friday 4 December 2026, all day'],
  ['2026-12-04T00:00:00Z', '2026-12-06T00:00:00Z', allDay, 'Friday 4 December 2026 to Saturday 5 December 2026'],
  // Date and time in the event's time zone.
  ['2026-12-04T19:30:00Z', undefined, { timeZone: 'Asia/Karachi' }, 'Saturday 5 December 2026, 00:30'],
])('formats the dates from %s to %s %j', (starts, ends, more, text) => {
  expect(textOf(starts, ends, more)).toBe(text)
})

test("an event without an end lasts two hours, or a day if all-day, by the server's rule", () => {
  const startMs = Date.parse('2026-12-04T19:00:00Z')
  expect(endOf(event('2026-12-04T19:00:00Z')) - startMs).toBe(2 * 3_600_000)
  expect(endOf(event('2026-12-04T19:00:00Z', undefined, allDay)) - startMs).toBe(24 * 3_600_000)
  expect(endOf(event('2026-12-04T19:00:00Z', '2026-12-04T19:30:00Z')) - startMs).toBe(1_800_000)
})
