import { expect, test } from 'vitest'
import { clockTime, isFriday } from '../base/calendar.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { validFile } from '../testing/edits.ts'
import { daysOf } from '../testing/tables.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'
import type { ReadOptions } from './index.ts'

const january = daysOf(validFile).slice(0, 31)
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const formatTime = (minutes: number | undefined) => (minutes === undefined ? '' : clockTime(minutes))
/** `1:05` for 13:05; {@link formatDotted} gives `8.2` for 8:20, as a spreadsheet shortens `8.20`. */
const formatTwelveHour = (minutes: number) => clockTime(((minutes + 660) % 720) + 60).replace(/^0/, '')
const formatDotted = (minutes: number) => String(Number(formatTwelveHour(minutes).replace(':', '.')))
const numberOf = ({ date }: TimetableDay) => String(Number(date.slice(8)))
const weekdayOf = ({ date }: TimetableDay) => weekdays[new Date(date).getUTCDay()] ?? ''
const otherAsr = (day: TimetableDay) => day.asr.begins - 42

const withoutJamaats = (day: TimetableDay): TimetableDay => ({
  ...day,
  ...Object.fromEntries(prayers.map((prayer) => [prayer, { begins: day[prayer].begins }])),
})
const without =
  (...names: Prayer[]) =>
  (day: TimetableDay): TimetableDay => ({
    ...day,
    ...Object.fromEntries(names.map((prayer) => [prayer, { begins: day[prayer].begins }])),
  })
const startTimes = (day: TimetableDay, write: (minutes: number) => string = formatTime) =>
  [day.fajr.begins, day.sunrise, ...prayers.slice(1).map((prayer) => day[prayer].begins)].map(write).join(',')
const beginsAndJamaats = (day: TimetableDay, ...names: Prayer[]) =>
  names.map((prayer) => `${formatTime(day[prayer].begins)},${formatTime(day[prayer].jamaat)}`).join(',')

type Layout = {
  head: string
  row: (day: TimetableDay) => string
  days: (day: TimetableDay) => TimetableDay
  options?: Partial<ReadOptions>
}

/** Table layouts published by mosques, plugins and APIs, with our own times. */
const layouts: Record<string, Layout> = {
  'days as "01 Thu" without a heading, jamaats only on Fridays, Asr by both schools': {
    head: ",Fajr,Jama'a,Sunrise,Dhuhr,Jama'a,Asr(S),Asr(H),Jama'a,Maghrib,Isha,Jama'a",
    row: (day) => {
      const jamaat = (prayer: Prayer) => (isFriday(day.date) ? formatTime(day[prayer].jamaat) : '')
      const [fajr, dhuhr] = [
        `${formatTime(day.fajr.begins)},${jamaat('fajr')}`,
        `${formatTime(day.dhuhr.begins)},${jamaat('dhuhr')}`,
      ]
      const asr = `${formatTime(otherAsr(day))},${formatTime(day.asr.begins)},${jamaat('asr')}`
      const isha = `${formatTime(day.isha.begins)},${jamaat('isha')}`
      return `${day.date.slice(8)} ${weekdayOf(day)},${fajr},${formatTime(day.sunrise)},${dhuhr},${asr},${formatTime(day.maghrib.begins)},${isha}`
    },
    days: (day) => ({
      ...(isFriday(day.date) ? without('maghrib')(day) : withoutJamaats(day)),
      otherAsr: otherAsr(day),
    }),
    options: { period: '2026-01', madhab: 'Hanafi' },
  },
  'empty columns between others, days as 1-Jan next to the Islamic day, dots in times': {
    head: ',DATE,,ISLAMIC DATE,FAJR,,SUNRISE,DHUHR,,ASR,,MAGHRIB,ISHA,',
    row: (day) => {
      const [fajr, sunrise, dhuhr, asr, maghrib, isha] = startTimes(day, (minutes) =>
        formatTwelveHour(minutes).replace(':', '.'),
      ).split(',')
      return `,${numberOf(day)}-Jan,${weekdayOf(day).toUpperCase()},${numberOf(day)},${fajr},,${sunrise},${dhuhr},,${asr},,${maghrib},${isha},`
    },
    days: withoutJamaats,
    options: { period: '2026' },
  },
  'spaces after commas, weekday before the number': {
    head: 'Day, Date, Fajr, Sunrise, Dhuhr, Asr, Maghrib, Isha',
    row: (day) => `${weekdayOf(day)},${numberOf(day)}, ${startTimes(day).replaceAll(',', ', ')}`,
    days: withoutJamaats,
    options: { period: '2026-01' },
  },
  'the number before the weekday, the 12-hour clock': {
    head: 'No,Day,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha',
    row: (day) => `${numberOf(day)},${weekdayOf(day)},${startTimes(day, formatTwelveHour)}`,
    days: withoutJamaats,
    options: { period: '2026-01' },
  },
  "one column for Maghrib's start time and jamaat": {
    head: 'Greg Date,Week Day,Fajr Start,Fajr Jamat,Sun Rise,Zuhr Start,Zuhr Jamat,Asr Start,Asr Jamat,Magrib St/Jm,Isha Start,Isha Jamat',
    row: (day) =>
      `${numberOf(day)},${weekdayOf(day)},${beginsAndJamaats(day, 'fajr')},${formatTime(day.sunrise)},${beginsAndJamaats(day, 'dhuhr', 'asr')},${formatTime(day.maghrib.begins)},${beginsAndJamaats(day, 'isha')}`,
    days: without('maghrib'),
    options: { period: '2026-01' },
  },
  "a month's name over its days, times with a dot and without a final zero": {
    head: "January,,,,, ,,,\nJanuary,,Fajr,Sunrise,Zuhr,Jumu'ah,Asr,Magrib,Isha",
    row: (day) => {
      const [fajr, sunrise, dhuhr, asr, maghrib, isha] = startTimes(day, formatDotted).split(',')
      return `${numberOf(day)},,${fajr},${sunrise},${dhuhr},${isFriday(day.date) ? '1.3' : ''},${asr},${maghrib},${isha}`
    },
    days: withoutJamaats,
    options: { period: '2026' },
  },
  'days as "01-Jan Thu"': {
    head: 'Date,Fajr Begins,Fajr Jamah,Sunrise,Zuhr Begins,Zuhr Jamah,Asr Begins,Asr Jamah,Maghrib Begins,Maghrib Jamah,Isha Begins,Isha Jamah',
    row: (day) =>
      `${day.date.slice(8)}-Jan ${weekdayOf(day)},${beginsAndJamaats(day, 'fajr')},${formatTime(day.sunrise)},${beginsAndJamaats(day, 'dhuhr', 'asr', 'maghrib', 'isha')}`,
    days: (day) => day,
    options: { period: '2026' },
  },
  "a plugin's days with a two-digit year first": {
    head: 'd_date,fajr_begins,fajr_jamah,sunrise,zuhr_begins,zuhr_jamah,asr_mithl_1,asr_mithl_2,asr_jamah,maghrib_begins,maghrib_jamah,isha_begins,isha_jamah,is_ramadan,hijri_date',
    row: (day) =>
      `${day.date.slice(2)},${beginsAndJamaats(day, 'fajr')},${formatTime(day.sunrise)},${beginsAndJamaats(day, 'dhuhr')},${formatTime(otherAsr(day))},${beginsAndJamaats(day, 'asr', 'maghrib', 'isha')},0,0`,
    days: (day) => ({ ...day, otherAsr: otherAsr(day) }),
    options: { madhab: 'Hanafi' },
  },
  'a table for any year, by month and day': {
    head: 'Month,Day,Fajr,Shuruk,Dhuhr,Asr,Maghrib,Ishaa',
    row: (day) => `1,${numberOf(day)},${startTimes(day)}`,
    days: withoutJamaats,
    options: { period: '2026' },
  },
  'the name of a city before each day': {
    head: 'city,date,fajr,sunrise,dhuhr,asr,maghrib,isha',
    row: (day) => `Leeds,${numberOf(day)}-Jan,${startTimes(day)}`,
    days: withoutJamaats,
    options: { period: '2026' },
  },
  'sunrise last': {
    head: 'Date,Fajr,Fajr Iqama,Dhuhr,Dhuhr Iqama,Asr,Asr Iqama,Maghrib,Maghrib Iqama,Isha,Isha Iqama,Sunrise',
    row: (day) => `${day.date},${beginsAndJamaats(day, ...prayers)},${formatTime(day.sunrise)}`,
    days: (day) => day,
  },
  'parts of the night after the prayers': {
    head: 'City,Date,Islamic_Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Imsak,Midnight,Firstthird,Lastthird',
    row: (day) => `Leeds,${day.date.slice(8)} Jan 2026,12-07-1447,${startTimes(day)},05:40,00:10,22:00,02:10`,
    days: withoutJamaats,
  },
}

test.each(Object.entries(layouts))('%s', (_, { head, row, days, options }) => {
  const table = readTimetable([head, ...january.map(row)].join('\n'), {
    fileName: 'table.csv',
    timeZone: 'Europe/London',
    ...options,
  })
  expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([])
  expect(table.ok && table.days).toEqual(january.map(days))
})

test("an API's days, with the second Asr as asr_2", () => {
  const times = Object.fromEntries(
    january.map((day) => {
      const names = { fajr: 'fajr', dhuhr: 'dhuhr', asr: 'asr', maghrib: 'magrib', isha: 'isha' } as const
      const prayerFields = prayers.flatMap((prayer) => [
        [names[prayer], formatTwelveHour(prayer === 'asr' ? otherAsr(day) : day[prayer].begins)],
        [`${names[prayer]}_jamat`, formatTwelveHour(day[prayer].jamaat ?? 0)],
      ])
      const otherFields = { sunrise: formatTwelveHour(day.sunrise), asr_2: formatTwelveHour(day.asr.begins) }
      return [day.date, { date: day.date, ...Object.fromEntries(prayerFields), ...otherFields }]
    }),
  )
  const table = readTimetable(JSON.stringify({ city: 'leeds', times }), { fileName: 'times.json', madhab: 'Hanafi' })
  expect(table.ok && table.days).toEqual(january.map((day) => ({ ...day, otherAsr: otherAsr(day) })))
})
