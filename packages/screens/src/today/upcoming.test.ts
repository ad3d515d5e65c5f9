import type { PrayerDay } from '@minaret/contract'
import type { DayState } from '@minaret/domain'
import { expect, test } from 'vitest'
import { createFormat } from '../app/format.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { upcomingPrayer, stripItems } from './upcoming.ts'

const messages = { t: common, format: createFormat('en-GB', { timeZone: 'Europe/London' }), language: 'en' }
const momentOf = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

const day: PrayerDay = {
  date: '2026-11-21',
  hijri: { year: 1448, month: 6, day: 11 },
  source: 'table',
  sunrise: momentOf('2026-11-21', '07:45'),
  prayers: [
    { prayer: 'fajr', begins: momentOf('2026-11-21', '05:39'), jamaat: momentOf('2026-11-21', '07:00') },
    { prayer: 'dhuhr', begins: momentOf('2026-11-21', '11:54'), jamaat: momentOf('2026-11-21', '13:00') },
    { prayer: 'asr', begins: momentOf('2026-11-21', '14:11'), jamaat: momentOf('2026-11-21', '14:30') },
    { prayer: 'maghrib', begins: momentOf('2026-11-21', '16:00') },
    { prayer: 'isha', begins: momentOf('2026-11-21', '18:06') },
  ],
}

const stateOf = (now: Partial<DayState>): DayState => ({
  day,
  hijri: day.hijri,
  isOutdated: false,
  current: null,
  noCurrentReason: null,
  next: null,
  nextJamaat: null,
  ...now,
})

/** Asr has begun; its jamaat is later. */
const afternoon = stateOf({
  current: { prayer: 'asr', date: day.date, until: new Date('2026-11-21T16:00:00Z') },
  next: { prayer: 'maghrib', date: day.date, begins: momentOf(day.date, '16:00') },
  nextJamaat: { prayer: 'asr', date: day.date, at: new Date('2026-11-21T14:30:00Z'), time: '14:30' },
})

test('the countdown follows the jamaat, while now and next follow the start times', () => {
  expect(upcomingPrayer(afternoon, messages)).toEqual({
    phase: 'asr',
    eyebrow: 'Next jamaat',
    name: 'Asr',
    startsAt: new Date('2026-11-21T14:30:00Z'),
    begins: '14:11',
    jamaat: '14:30',
  })
  const states = stripItems(afternoon, messages).map(({ id, state = '', stateLabel = '' }) =>
    [id, state, stateLabel].join(' '),
  )
  expect(states.map((text) => text.trim())).toEqual([
    'fajr',
    'sunrise',
    'dhuhr',
    'asr current now',
    'maghrib next next',
    'isha',
  ])
})

test("after the last prayer of the day tomorrow's is next, and no item of today is marked", () => {
  const night = stateOf({
    current: { prayer: 'isha', date: day.date, until: new Date('2026-11-22T05:40:00Z') },
    next: { prayer: 'fajr', date: '2026-11-22', begins: momentOf('2026-11-22', '05:40') },
    nextJamaat: { prayer: 'fajr', date: '2026-11-22', at: new Date('2026-11-22T07:00:00Z'), time: '07:00' },
  })
  expect(upcomingPrayer(night, messages)).toMatchObject({
    eyebrow: 'Next jamaat, tomorrow',
    begins: '05:40',
    jamaat: '07:00',
  })
  expect(stripItems(night, messages).filter(({ state }) => state === 'next')).toEqual([])
})

test('without a timetable the countdown runs to the next start time', () => {
  const calculatedState = { ...afternoon, nextJamaat: null }
  expect(upcomingPrayer(calculatedState, messages)).toMatchObject({
    eyebrow: 'Next prayer',
    name: 'Maghrib',
    begins: '16:00',
  })
  expect(upcomingPrayer(stateOf({}), messages)).toBeUndefined()
})

test("on a Friday the jamaats are Jumu'ahs, and Dhuhr has only its start", () => {
  const friday = stateOf({
    day: {
      ...day,
      jumuah: [
        { at: momentOf('2026-11-21', '13:15'), name: 'First', khatib: 'Imam Yusuf' },
        { at: momentOf('2026-11-21', '14:00') },
      ],
    },
  })
  const noon = stripItems(friday, messages).slice(2, 5)
  expect(noon.map(({ label, begins, jamaat }) => [label, begins, jamaat])).toEqual([
    ['Dhuhr', '11:54', undefined],
    ['Jumu’ah · First', undefined, '13:15'],
    ['Jumu’ah', undefined, '14:00'],
  ])
})
