import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { prayerQueries } from '@minaret/domain'
import { parseConfig } from '@minaret/plans'
import { addDays, daysOfMonth, openDays, readTimetable, rowsByDate, type TimetableDay } from '@minaret/timetable'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EmbedPage } from '../prayer-embed/EmbedPage.tsx'
import { MonthTable } from '../prayer-times/MonthTable.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { SheetPage } from './SheetPage.tsx'
import { loadSheetMessages } from './sheetMessages.tsx'

const timetableFiles = [
  createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv'),
  resolve(
    process.env['MINARET_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
    'data/madina-masjid-sheffield-2026.csv',
  ),
]

const tenant = parseConfig([
  { key: 'websiteName', value: 'Masjid an-Noor' },
  { key: 'country', value: 'GB' },
])
const messages = await loadSheetMessages('en', tenant)
const place = {
  latitude: 53.8,
  longitude: -1.76,
  timeZone: 'Europe/London',
  method: 'Karachi',
  madhab: 'Hanafi',
  highLatitudeRule: 'SeventhOfTheNight',
} as const
const version = '0123456789abcdef'

function rowsOf(file: string): TimetableDay[] {
  const result = readTimetable(readFileSync(file, 'utf8'), { fileName: file, timeZone: place.timeZone })
  if (!result.ok) throw new Error('Expected a valid timetable.')
  return result.days
}

const monthsOf = (day: (date: string) => PrayerDay, calculated?: PrayerMonth['calculation']): PrayerMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    year: 2026,
    timeZone: place.timeZone,
    version,
    days: daysOfMonth(2026, index + 1).map(day),
    ...(calculated ? { calculation: calculated } : {}),
  }))

const sheetOf = (months: readonly PrayerMonth[]) =>
  renderToStaticMarkup(
    <SheetPage
      tenant={tenant}
      request={{ year: 2026, paper: 'a4', languages: ['en'] }}
      months={months}
      site="mosque.example"
      back="/prayer-times"
      first={messages}
    />,
  )

const embedOf = (day: (date: string) => PrayerDay, date: string) =>
  renderToStaticMarkup(
    <EmbedPage
      tenant={tenant}
      times={{
        timeZone: place.timeZone,
        version,
        yesterday: day(addDays(date, -1)),
        today: day(date),
        tomorrow: day(addDays(date, 1)),
      }}
      now={Date.parse(`${date}T12:00:00Z`)}
      messages={messages}
      href="/"
    />,
  )

const timesIn = (html: string) => [...html.matchAll(/<td[^>]*>(\d\d:\d\d)<\/td>/g)].map(([, time]) => time)

/** The table rows of a page, as `2026-01-01,06:13,07:30,…`. */
const printedRows = (html: string) =>
  [...html.matchAll(/<tr data-date="([^"]+)".*?<\/tr>/g)].map(([row, date]) => [date, ...timesIn(row)].join(','))

describe.each(timetableFiles)('a year imported from %s', (file) => {
  test.skipIf(!existsSync(file))('prints and embeds the imported times on all 365 days', () => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
    const { day } = openDays({ rows: rowsByDate(rowsOf(file)), place })
    const sheet = sheetOf(monthsOf(day))
    // In Ramadan imsak precedes Fajr; the imported tables have no column for it.
    const sheetRows = printedRows(sheet).map((line) => line.split(','))
    const [fastDays, otherDays] = [
      sheetRows.filter(({ length }) => length === 13),
      sheetRows.filter(({ length }) => length === 12),
    ]
    expect([fastDays.length, otherDays.length]).toEqual([30, 335])
    expect(sheetRows.map((cells) => (cells.length === 13 ? cells.toSpliced(1, 1) : cells).join(','))).toEqual(lines)
    expect(sheet.match(/Version 0123456789abcdef/g)).toHaveLength(12)
    expect(sheet.match(/From the mosque’s own timetable\./g)).toHaveLength(12)
    // The frame adds tomorrow's Fajr only after Isha, so not at noon.
    const embeddedRows = lines.map((line) => [line.slice(0, 10), ...timesIn(embedOf(day, line.slice(0, 10)))].join(','))
    expect(embeddedRows).toEqual(lines)
  })
})

test('shows both Asr times in print, in the frame and in the month, the earlier first', async () => {
  const rows = rowsOf(timetableFiles[0] ?? '').map((row) => ({ ...row, otherAsr: row.asr.begins - 45 }))
  const { day } = openDays({ rows: rowsByDate(rows), place })
  const months = monthsOf(day)
  const [january] = months
  const [row] = rows
  const clock = (minutes = 0) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  const expectedTimes = [clock(row?.otherAsr), clock(row?.asr.begins), clock(row?.asr.jamaat)]
  expect(printedRows(sheetOf(months))[0]?.split(',').slice(6, 9)).toEqual(expectedTimes)
  const frame = embedOf(day, '2026-01-01')
  expect(timesIn(frame).slice(5, 8)).toEqual(expectedTimes)
  expect(frame).toContain('Asr · Mithl 1')
  const html = renderHtml(<MonthTable />, {
    settings: { activePlan: 'premium', country: 'GB' },
    path: '/prayer-times',
    seed: ({ api, queryClient }) => {
      queryClient.setQueryData(prayerQueries.month(api, 2026, 11).queryKey, months[10] ?? january)
    },
  })
  expect(html.indexOf('Asr Mithl 1')).toBeGreaterThan(0)
  expect(html.indexOf('Asr Mithl 2')).toBeGreaterThan(html.indexOf('Asr Mithl 1'))
  const november = day('2026-11-05')
  expect(html).toContain(november.otherAsr?.time)
})

test('a calculated month names its method, and the days calculated for another latitude', () => {
  const north = { ...place, latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
  const { day } = openDays({ rows: new Map(), place: north })
  const calculation = { method: 'Karachi', madhab: 'Hanafi', highLatitudeRule: 'SeventhOfTheNight' }
  const may = sheetOf(monthsOf(day, calculation).slice(4, 5))
  expect(may).toMatch(
    /Method: University of Islamic Sciences, Karachi\. Asr: Hanafi\. Fajr and Isha on short nights: one seventh of the night\. Mon 18 – Sun 31: the sun doesn’t rise or doesn’t set, so times are calculated for latitude 6\d\.\d – 6\d\.\d°\./,
  )
  expect(sheetOf(monthsOf(day, calculation).slice(2, 3))).not.toContain('latitude')
})

test('a month without jamaats has one row of headings and a note on times after midnight', () => {
  const { day } = openDays({ rows: new Map(), place: { ...place, latitude: 69.65, timeZone: 'Europe/Oslo' } })
  const june = sheetOf(monthsOf(day).slice(5, 6))
  expect(june.match(/<thead>.*<\/thead>/)?.[0].match(/<tr>/g)).toHaveLength(1)
  expect(june).toContain('A Maghrib or Isha time after midnight belongs to the night after the day shown.')
  const spring = openDays({ rows: rowsByDate(rowsOf(timetableFiles[0] ?? '')), place }).day
  const march = sheetOf(monthsOf(spring).slice(2, 3))
  expect(march.match(/<thead>.*<\/thead>/)?.[0].match(/<tr>/g)).toHaveLength(2)
  expect(march).not.toContain('after midnight')
})
