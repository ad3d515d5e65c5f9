import { expect, test } from 'vitest'
import { createFormat } from '../app/format.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { words as events } from '../messages/languages/en/events.gen.ts'
import { seriesText } from './series.ts'

const london = 'Europe/London'
const messages = { t: { ...common, events }, format: createFormat('en-GB', { timeZone: london }) }
const event = (series: object) => ({
  starts: '2026-12-01T18:00:00Z',
  timeZone: london,
  series: { over: '2026-12-01T20:00:00Z', ...series },
})

test.each([
  [{ repeats: 'daily' }, 'Every day'],
  [{ repeats: 'weekly' }, 'Every Tuesday'],
  [{ repeats: 'weekly', weekdays: [2, 5] }, 'Every Tuesday and Friday'],
  [{ repeats: 'fortnightly' }, 'Every two weeks on Tuesday'],
  [{ repeats: 'monthly' }, 'Once a month on a Tuesday'],
  [{ repeats: 'weekly', prayer: 'maghrib' }, 'Every Tuesday, after Maghrib'],
  [{ repeats: 'weekly', prayer: 'maghrib', minutesAfter: 15 }, 'Every Tuesday, 15 minutes after Maghrib'],
  [{ prayer: 'isha' }, 'after Isha'],
])('describes %o as %s', (series, text) => {
  expect(seriesText(event(series), messages)).toBe(text)
})

test('a one-off event has no series text', () => {
  expect(seriesText({ starts: '2026-12-01T18:00:00Z', timeZone: london }, messages)).toBeUndefined()
})
