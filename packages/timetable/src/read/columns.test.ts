import { describe, expect, test } from 'vitest'
import { addDays } from '../base/calendar.ts'
import { prayers } from '../base/types.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'
import type { ReadOptions, ReadTimetable } from './index.ts'

const january = Array.from({ length: 31 }, (_, index) => addDays('2027-01-01', index))
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Reads a month with these headings and the same times every day. */
const readTable = (headings: string, times: string, options: Partial<ReadOptions> = {}) =>
  readTimetable([`Date,${headings}`, ...january.map((date) => `${date},${times}`)].join('\n'), {
    fileName: 'table.csv',
    ...options,
  })
const messagesOf = (table: ReadTimetable) =>
  summariseFindings(table.ok ? table.warnings : table.findings).map(({ message }) => message)
const firstOf = (table: ReadTimetable) => (table.ok ? table.days[0] : messagesOf(table))
const jamaatsOf = (table: ReadTimetable) =>
  table.ok ? prayers.map((prayer) => table.days[0]?.[prayer].jamaat) : messagesOf(table)
const questionsOf = (table: ReadTimetable) =>
  table.ok ? [] : table.findings.flatMap(({ ask, message }) => (ask === 'columns' ? [message] : []))

const jamaats = ['7:15', '13:00', '14:30', undefined, '18:00'].map((time) => time && minutesOf(time))

describe('a jamaat without a prayer in its heading', () => {
  const times = '6:48,7:15,8:30,12:20,13:00,13:44,14:30,16:03,17:37,18:00'
  const jamaatHeadings = [
    ['Jamaat', "Jama'a", 'Jamat', "Jam'at", "Jamā'ah", 'Iqamah', 'Iqama', 'Iqaamah', 'J', '(J)', 'Congregation'],
    ['Jamaat time', 'الإقامة', 'جماعت', 'اقامة', 'باجماعت'],
  ].flat()
  test.each(jamaatHeadings)('belongs to the prayer before it: %s', (heading) => {
    const headings = `Fajr,${heading},Sunrise,Zuhr,${heading},Asr,${heading},Maghrib,Isha,${heading}`
    expect(jamaatsOf(readTable(headings, times))).toEqual(jamaats)
    expect(jamaatsOf(readTable(headings, '6:48,7:15,8:30,12:20,1:00,1:44,2:30,4:03,5:37,6:00'))).toEqual(jamaats)
  })

  test.each<[string, string, string?]>([
    [
      'after a heading with the start time',
      'Fajr Start,Jamaat,Sunrise,Zuhr Start,Jamaat,Asr Start,Jamaat,Maghrib Start,Isha Start,Jamaat',
    ],
    ['after Arabic names', 'الفجر,الإقامة,الشروق,الظهر,الإقامة,العصر,الإقامة,المغرب,العشاء,الإقامة'],
    [
      'after a prayer name for both columns',
      'Fajr,Begins,Jamaat,Sunrise,Zuhr,Begins,Jamaat,Asr,Begins,Jamaat,Maghrib,Isha,Begins,Jamaat',
      ',6:48,7:15,8:30,,12:20,13:00,,13:44,14:30,16:03,,17:37,18:00',
    ],
    ['from initials', 'Fajr B,Fajr J,Sunrise,Zuhr B,Zuhr J,Asr B,Asr J,Maghrib B,Isha B,Isha J'],
  ])('is recognised %s', (_, headings, cells = times) => {
    expect(jamaatsOf(readTable(headings, cells))).toEqual(jamaats)
  })

  test('is recognised after sunrise, and after two Asr columns for different schools', () => {
    const headings = 'Fajr,Sunrise,Jamaat,Zuhr,Jamaat,Asr(S),Asr(H),Jamaat,Maghrib,Isha,Jamaat'
    const table = readTable(headings, '6:48,8:30,7:15,12:20,13:00,13:44,14:12,14:30,16:03,17:37,18:00')
    expect(jamaatsOf(table)).toEqual(jamaats)
    expect(firstOf(table)).toMatchObject({ asr: { begins: minutesOf('13:44') }, otherAsr: minutesOf('14:12') })
  })

  test('is recognised in two rows of headings in two languages', () => {
    const headings = `Fajr,Jamaat,Sunrise,Zuhr,Jamaat,Asr,Jamaat,Maghrib,Isha,Jamaat
تاریخ,فجر,جماعت,طلوع آفتاب,ظہر,جماعت,عصر,جماعت,مغرب,عشاء,جماعت`
    expect(jamaatsOf(readTable(headings, times))).toEqual(jamaats)
  })

  test('belongs to the prayer after it if the times fit', () => {
    const headings = 'Jamaat,Fajr,Sunrise,Jamaat,Zuhr,Jamaat,Asr,Maghrib,Jamaat,Isha'
    const table = readTable(headings, '7:15,6:48,8:30,13:00,12:20,14:30,13:44,16:03,18:00,17:37')
    expect(jamaatsOf(table)).toEqual(jamaats)
  })

  test.each([
    [
      'the times fit neither neighbour',
      'Fajr,Jamaat,Sunrise,Zuhr,Jamaat,Asr,Jamaat,Maghrib,Isha,Jamaat',
      '6:48,4:15,8:30,12:20,11:00,13:44,12:30,16:03,17:37,12:00',
    ],
    [
      'a prayer has two',
      'Fajr,Jamaat,Sunrise,Zuhr,1st Jamaat,2nd Jamaat,Asr,Maghrib,Isha,Jamaat',
      '6:48,7:15,8:30,12:20,13:00,13:30,13:44,16:03,17:37,18:00',
    ],
  ])('raises a question if %s', (_, headings, cells) => {
    expect(questionsOf(readTable(headings, cells))).toEqual([
      expect.stringMatching(/^It is not clear which prayers columns 3 \("/),
    ])
  })

  test('is assigned by column number', () => {
    const headings = 'Fajr,Jamaat,Sunrise,Zuhr,Jamaat,Jamaat,Asr,Maghrib,Isha,Jamaat'
    const cells = '6:48,7:15,8:30,12:20,13:00,13:30,13:44,16:03,17:37,18:00'
    const map = { '3': 'fajr.jamaat', '6': 'dhuhr.jamaat', '7': 'ignore', '11': 'isha.jamaat' }
    expect(jamaatsOf(readTable(headings, cells, { map }))).toEqual([435, 780, undefined, undefined, 1080])
    expect(jamaatsOf(readTable(headings, cells, { map: { Jamaat: 'ignore' } }))).toEqual(prayers.map(() => undefined))
    expect(messagesOf(readTable(headings, cells, { map: { Jamaat: 'fajr.jamaat' } }))).toContain(
      'Line 1: 4 columns are called "Jamaat": 3, 6, 7, 11. Use the number of the one you mean.',
    )
  })
})

describe('unread columns of times', () => {
  const times = '6:48,7:15,8:30,12:20,13:00,13:44,16:03,17:37'
  test('raise a question if a prayer has no jamaat', () => {
    const table = readTable('Fajr,Prayer,Sunrise,Zuhr,Prayer,Asr,Maghrib,Isha', times)
    expect(questionsOf(table)).toEqual([
      '2 columns of times were not read: "Prayer" (column 3), "Prayer" (column 6). No column is the jamaat of Fajr, Dhuhr, Asr, Isha. Set what each of them holds, or ignore it.',
    ])
    const map = { Prayer: 'ignore' }
    expect(jamaatsOf(readTable('Fajr,Prayer,Sunrise,Zuhr,Prayer,Asr,Maghrib,Isha', times, { map }))).toEqual(
      prayers.map(() => undefined),
    )
  })

  test('are reported if every prayer has a jamaat', () => {
    const headings = 'Fajr,Fajr Jamaat,Sunrise,Elder,Zuhr,Zuhr Jamaat,Asr,Asr Jamaat,Maghrib,Isha,Isha Jamaat'
    const table = readTable(headings, '6:48,7:15,8:30,9:00,12:20,13:00,13:44,14:30,16:03,17:37,18:00')
    expect(jamaatsOf(table)).toEqual(jamaats)
    expect(messagesOf(table)).toContainEqual(expect.stringMatching(/A column was not read: "Elder"\. If it has times/))
  })

  test('raise no question if their names show that they are not a jamaat', () => {
    const headings = 'Imsak,Fajr,Sunrise,Ishraq,Zawal,Zuhr,Jumuah,Asr,Sunset,Maghrib,Isha,Midnight,Firstthird,Lastthird'
    const cells = '6:38,6:48,8:30,8:50,12:10,12:20,13:00,13:44,16:03,16:03,17:37,0:10,22:00,2:00'
    expect(messagesOf(readTable(headings, cells))).toEqual([
      expect.stringMatching(/The table has no jamaat for Fajr, Dhuhr/),
    ])
  })

  test('raise no question if they are numbers', () => {
    const rows = january.map((date, index) => `${date},6:48,8:30,12:20,13:44,16:03,17:37,${index + 90},12.5,0,${index}`)
    const text = ['Date,Fajr,Sunrise,Zuhr,Asr,Maghrib,Isha,Line,Degrees,Holiday,Count', ...rows].join('\n')
    const table = readTimetable(text, { fileName: 'table.csv' })
    expect(messagesOf(table)).toContainEqual(expect.stringMatching(/4 columns were not read: "Line", "Degrees"/))
    expect(table.ok).toBe(true)
  })

  test('do not include a Dhuhr jamaat whose heading also names Jumu\u2019ah', () => {
    const table = readTable(
      'Fajr,Sunrise,Zuhr,Zuhr / Jumuah Jamaat,Asr,Maghrib,Isha',
      '6:48,8:30,12:20,13:00,13:44,16:03,17:37',
    )
    expect(jamaatsOf(table)).toEqual([undefined, 780, undefined, undefined, undefined])
  })
})

describe('Asr columns for two schools', () => {
  const times = '6:48,8:30,12:20,13:44,14:12,16:03,17:37'
  const pairs: [string, string][] = [
    ['Asr(S)', 'Asr(H)'],
    ['Asr 1', 'Asr 2'],
    ['Asr I', 'Asr II'],
    ['Asr Mithl 1', 'Asr Mithl 2'],
    ['Asr Misl 1', 'Asr Misl 2'],
    ["Asr Shafi'i", 'Hanafi Asr'],
    ['Asr (Standard)', 'Asr (Hanafi)'],
    ['1st Asr', '2nd Asr'],
    ['Asr M1', 'Asr M2'],
    ['asr', 'asr_2'],
    ['asr_mithl_1', 'asr_mithl_2'],
    ['Asr', 'Asr Hanafi'],
    ['Asr Shafi', 'Asr'],
    ['Asr', 'Asr'],
    ['العصر', 'العصر الثاني'],
    ['عصر مثل اول', 'عصر مثل ثانی'],
    ['عصر شافعی', 'عصر حنفی'],
    ['عصر', 'عصر (مثلین)'],
  ]
  test.each(pairs)('are distinguished in either order: %s and %s', (shafi, hanafi) => {
    const [earlierAsr, laterAsr] = [minutesOf('13:44'), minutesOf('14:12')]
    const headings = (first: string, second: string) => `Fajr,Sunrise,Dhuhr,${first},${second},Maghrib,Isha`
    for (const [names, cells] of [
      [headings(shafi, hanafi), times],
      [headings(hanafi, shafi), times.replace('13:44,14:12', '14:12,13:44')],
    ] as const) {
      expect(firstOf(readTable(names, cells))).toMatchObject({ asr: { begins: earlierAsr }, otherAsr: laterAsr })
      const hanafiTable = readTable(names, cells, { madhab: 'Hanafi' })
      expect(firstOf(hanafiTable)).toMatchObject({ asr: { begins: laterAsr }, otherAsr: earlierAsr })
    }
  })

  test.each<[string, string, string, string]>([
    ['their times contradict their names', 'Asr(S)', 'Asr(H)', '14:12,13:44'],
    ['they are for the same school', 'Asr (Shafi)', 'Asr (Maliki)', '13:44,14:12'],
    ['their times are the same', 'Asr', 'Asr', '13:44,13:44'],
  ])('raise a question if %s', (_, first, second, cells) => {
    const table = readTable(`Fajr,Sunrise,Dhuhr,${first},${second},Maghrib,Isha`, times.replace('13:44,14:12', cells))
    expect(questionsOf(table)).toEqual([
      `Columns 5 ("${first}") and 6 ("${second}") both look like asr.begins. Set what each of them holds, or ignore one.`,
    ])
  })

  test('raise a question if the second could be the jamaat', () => {
    const table = readTable(
      'Fajr,Fajr Jamaat,Sunrise,Dhuhr,Asr,Asr,Maghrib,Isha',
      '6:48,7:15,8:30,12:20,13:44,14:30,16:03,17:37',
    )
    expect(questionsOf(table)).toEqual([expect.stringMatching(/^Columns 6 \("Asr"\) and 7 \("Asr"\) both look like/)])
    const map = { '6': 'asr.begins', '7': 'asr.jamaat' }
    const assignedTable = readTable(
      'Fajr,Fajr Jamaat,Sunrise,Dhuhr,Asr,Asr,Maghrib,Isha',
      '6:48,7:15,8:30,12:20,13:44,14:30,16:03,17:37',
      { map },
    )
    expect(jamaatsOf(assignedTable)).toEqual([435, undefined, 870, undefined, undefined])
  })

  test('may share one heading', () => {
    const table = readTable('Fajr,Sunrise,Dhuhr,Asr,,Maghrib,Isha', times)
    expect(firstOf(table)).toMatchObject({ asr: { begins: minutesOf('13:44') }, otherAsr: minutesOf('14:12') })
    const pairedTable = readTable(
      'Fajr,,Sunrise,Dhuhr,,Asr,,Maghrib,Isha,',
      '6:48,7:15,8:30,12:20,13:00,13:44,14:30,16:03,17:37,18:00',
    )
    expect(jamaatsOf(pairedTable)).toEqual(jamaats)
  })

  test('are a start time and a jamaat if every prayer has two columns', () => {
    const table = readTable(
      'Fajr,Fajr,Sunrise,Dhuhr,Dhuhr,Asr,Asr,Maghrib,Isha,Isha',
      '6:48,7:15,8:30,12:20,13:00,13:44,14:30,16:03,17:37,18:00',
    )
    expect(jamaatsOf(table)).toEqual(jamaats)
  })
})

test.each<[string, string, string, Record<string, string>]>([
  [
    'Isha',
    'Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha (Ahmar),Isha (Abyad)',
    '6:48,8:30,12:20,13:44,16:03,17:37,18:00',
    { '8': 'ignore' },
  ],
  [
    'Fajr',
    'Subh Sadiq,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha',
    '6:40,6:48,8:30,12:20,13:44,16:03,17:37',
    { 'Subh Sadiq': 'ignore' },
  ],
])('asks which of two %s columns to use, and applies the answer', (_, headings, cells, map) => {
  expect(questionsOf(readTable(headings, cells))).toEqual([
    expect.stringMatching(/^Columns \d \(".*"\) and \d \(".*"\) both look like/),
  ])
  expect(firstOf(readTable(headings, cells, { map }))).toMatchObject({
    fajr: { begins: minutesOf('6:48') },
    isha: { begins: minutesOf('17:37') },
  })
})
