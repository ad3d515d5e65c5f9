import type { PrayerDay } from '@minaret/contract'
import { expect, test } from 'vitest'
import { createFormat, localeOf } from '../app/format.ts'
import { languages, loadMessages } from '../messages/index.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { dayNotes } from './notes.ts'

const moment = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

const dayOf = (date: string, overrides: Partial<PrayerDay> = {}): PrayerDay => ({
  date,
  hijri: { year: 1448, month: 6, day: 11 },
  source: 'table',
  sunrise: moment(date, '07:40'),
  prayers: [],
  ...overrides,
})

const thursday = dayOf('2026-11-26')
const friday = dayOf('2026-11-27', {
  jumuah: [
    { at: moment('2026-11-27', '13:15'), name: 'First', venue: 'Main hall', language: 'English', khatib: 'Imam Yusuf' },
    { at: moment('2026-11-27', '14:00') },
  ],
})
const english = { t: common, format: createFormat('en-GB', { timeZone: 'Europe/London' }) }
const textOf = (day: PrayerDay, tomorrow: PrayerDay, messages = english) =>
  dayNotes({ tomorrow }, day, messages).map(({ text }) => text)

test("Jumu'ah is not among the notes", () => {
  expect(textOf(friday, dayOf('2026-11-28'))).toEqual([])
  expect(textOf(thursday, friday)).toEqual([])
})

test("lists Ramadan's times, Eid and the mosque's note in this order", () => {
  const fasting = { imsak: moment('2027-02-08', '05:31'), iftar: moment('2027-02-08', '17:05') }
  const eid = { which: 'fitr' as const, prayers: [{ at: moment('2027-03-10', '08:00'), venue: 'Park' }] }
  expect(textOf(dayOf('2027-02-08', { fasting, note: 'Iftar for all' }), dayOf('2027-02-09', { fasting }))).toEqual([
    'Imsak 05:31 · Iftar 17:05',
    'Iftar for all',
  ])
  expect(textOf(dayOf('2027-03-09'), dayOf('2027-03-10', { eid }))).toEqual(['Tomorrow: Eid al-Fitr 08:00 · Park'])
  expect(textOf(dayOf('2027-03-10', { eid: { which: 'adha', prayers: [] } }), dayOf('2027-03-11'))).toEqual([
    'Eid al-Adha',
  ])
})

test('announces a change until its day', () => {
  const changes = [
    { prayer: 'asr', date: '2026-11-27', jamaat: moment('2026-11-27', '13:45'), before: '14:00' },
  ] as const
  const notesOn = (day: PrayerDay) => dayNotes({ tomorrow: dayOf('2026-11-27'), changes: [...changes] }, day, english)
  expect(notesOn(thursday).map(({ text }) => text)).toEqual(['Asr jamaat moves to 13:45 on Friday 27 November 2026'])
  expect(notesOn(dayOf('2026-11-27'))).toEqual([])
})

test("announces a change of Jumu'ah with its name and previous time", () => {
  const [date, jumuah] = ['2026-11-27', 'jumuah'] as const
  const changes = [
    { prayer: jumuah, name: 'First', date, jamaat: moment(date, '13:45'), before: '13:15' },
    { prayer: jumuah, date, jamaat: moment(date, '15:00') },
    { prayer: jumuah, date, before: '14:15' },
  ]
  expect(
    dayNotes({ tomorrow: dayOf(date), changes }, thursday, english)
      .map(({ text }) => text)
      .filter((text) => text.includes('Jumu’ah')),
  ).toEqual([
    'Jumu’ah · First moves from 13:15 to 13:45 on Friday 27 November 2026',
    'Jumu’ah at 15:00 from Friday 27 November 2026',
    'From Friday 27 November 2026: no Jumu’ah 14:15',
  ])
})

test.each(languages.filter((language) => language !== 'en'))('in %s the notes contain no English', async (language) => {
  const messages = {
    t: await loadMessages(language),
    format: createFormat(localeOf({ language, country: 'GB' }), { timeZone: 'Europe/London' }),
  }
  const fasting = { imsak: moment('2027-02-08', '05:31'), iftar: moment('2027-02-08', '17:05') }
  const dayWithoutDetails = dayOf('2026-11-27', { jumuah: [{ at: moment('2026-11-27', '13:15') }], fasting })
  expect(textOf(dayWithoutDetails, dayOf('2026-11-28'), messages).join(' ')).not.toMatch(/[A-Za-z]/)
})
