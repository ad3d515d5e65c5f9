import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJamaatRules } from '../jamaat/readRules.ts'
import { type JumuahSlot, noSchedule } from '../schedule/types.ts'
import { bradford, realTable } from '../testing/tables.ts'
import { readTimetable } from '../read/index.ts'
import { readSalahApi } from './readSalahApi.ts'
import { writeSalahApi } from './writeSalahApi.ts'

const shared = resolve(realTable, '../salahapi')
const hasShared = existsSync(shared)
const file = (name: string) => readFileSync(resolve(shared, name), 'utf8')

function rulesOf(written: Record<string, unknown>) {
  const read = readJamaatRules(written)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.rules
}

const schedule = {
  ...noSchedule,
  jamaat: rulesOf({
    fajr: '30 minutes before the end, rounded to 5, changes on friday, not before 04:30',
    dhuhr: { always: '13:00', summer: '13:30' },
    asr: '10 minutes after, rounded to 15, changes on friday',
    maghrib: { always: '5 minutes after', ramadan: '15 minutes after' },
    isha: '15 minutes after, not after 22:30',
  }),
  jumuah: [{ name: 'First', venue: 'Main hall', rules: { ordinary: { kind: 'fixed', at: 780 } as const } }],
}

const created = {
  title: 'Masjid an-Noor',
  version: 'abc',
  place: bradford,
  schedule,
  csvUrl: 'https://example.org/t.csv',
}

test('everything that the format can express reads back unchanged', () => {
  const { document, lost } = writeSalahApi(created)
  expect(lost).toEqual([])
  expect(readSalahApi(JSON.parse(JSON.stringify(document)))).toEqual({
    ok: true,
    warnings: [expect.stringContaining('which is not fetched')],
    read: {
      place: bradford,
      jamaat: schedule.jamaat,
      jumuah: schedule.jumuah,
      csvUrl: 'https://example.org/t.csv',
    },
  })
})

test('everything that the format cannot express is listed', () => {
  const jamaat = rulesOf({
    dhuhr: { always: '13:00', friday: '13:15', 'from 2026-04-01': '13:30' },
    asr: { always: 'none', ramadan: '16:00' },
    isha: '10 minutes after, changes on sunday',
    fajr: '10 minutes after, changes on friday',
  })
  const jumuah: JumuahSlot[] = [
    { rules: { ordinary: { kind: 'fixed', at: 780 } }, language: 'Urdu', khatib: 'Imam Yusuf', until: '2026-10-01' },
    { name: 'Summer', rules: { summer: { kind: 'fixed', at: 840 } } },
  ]
  const all = writeSalahApi({
    ...created,
    csvUrl: undefined,
    place: { ...bradford, method: 'MoonsightingCommittee', adjustments: { dhuhr: 5 } },
    hijriOffset: -1,
    tableDays: 365,
    schedule: {
      ...noSchedule,
      jamaat,
      jumuah,
      overrides: new Map([
        ['2026-12-25', { jamaat: { dhuhr: 800 }, note: 'Conference' }],
        ['2026-12-26', { jamaat: { dhuhr: null } }],
      ]),
      eid: [{ eid: 'fitr', at: 480 }],
      ramadan: { imsak: 15, taraweeh: { kind: 'after', minutes: 10 } },
      bothAsr: true,
    },
  })
  expect(all.lost).toEqual([
    'Dhuhr: rules for a day of the week',
    'Dhuhr: rules that begin on a date',
    'Asr: that there is no jamaat',
    'Asr: its rule for Ramadan, without one for always',
    'Isha: its own day of change',
    "Jumu'ah: its language",
    "Jumu'ah: its khatib",
    "Jumu'ah: the months it is held in",
    'Summer: its rule for summer, without one for always',
    'Summer: all of it, for want of a rule for always',
    '2 single days with times of their own',
    '1 note of a single day',
    '1 prayer of an Eid',
    'when taraweeh begins',
    'how long before Fajr imsak is',
    'that Asr is shown by both schools',
    'the name of the method (Moonsighting Committee); its angles are there',
    'the minutes by which calculated times are adjusted',
    'the offset of Hijri dates',
    'the table (365 days): export it as CSV',
  ])
  expect(all.document.calculationMethod).toMatchObject({ name: 'other', fajrAngle: 18, ishaAngle: 18 })
})

const documentWith = (calculationMethod: object, more: object = {}) => ({ salahapi: '1.0', calculationMethod, ...more })
const withRule = (prayer: string, rule: object) => documentWith({ iqamaCalculationRules: { [prayer]: rule } })

test('unusable parts give warnings, and the rest is used', () => {
  const read = readSalahApi(
    documentWith(
      {
        name: 'jafari',
        iqamaCalculationRules: { fajr: { change: 'daily' }, maghrib: { static: '20:00' }, dhuhr: { static: '13:00' } },
      },
      { dailyPrayerTimes: { csvUrl: 'https://example.org/t.csv' } },
    ),
  )
  expect(read.ok && read.read.jamaat).toEqual({ dhuhr: { ordinary: { kind: 'fixed', at: 780 } } })
  expect(read.ok && read.warnings).toEqual([
    '$.calculationMethod.name: the method "jafari" is not one we calculate by. Choose one with "config set method"; until then yours stays as it is.',
    '$.calculationMethod.iqamaCalculationRules.fajr says no time. It was left out.',
    expect.stringMatching(
      /^\$\.calculationMethod\.iqamaCalculationRules\.maghrib: Maghrib .* The rule was left out\.$/,
    ),
    'The daily times stand in a table of their own at https://example.org/t.csv, which is not fetched. Save it as a file and import it: timetable import FILE.csv',
  ])
})

test('a named method with other angles, and weekly rules without a day of change, give warnings', () => {
  const rule = { change: 'weekly', afterAthanMinutes: 10 }
  const read = readSalahApi(documentWith({ name: 'isna', fajrAngle: 17.5, iqamaCalculationRules: { asr: rule } }))
  expect(read.ok && read.warnings).toEqual([
    '$.calculationMethod.fajrAngle is 17.5, but the method "isna" has its own (15). The method\'s own is used.',
    '$.calculationMethod.iqamaCalculationRules.changeOn is missing: weekly times change on Friday.',
  ])
})

test('parts that a document lacks are not mentioned', () => {
  expect(readSalahApi({ salahapi: '1.0' })).toEqual({ ok: true, read: { place: {} }, warnings: [] })
})

test.each([
  ['9:30 PM', 1290],
  ['12:05 am', 5],
  ['12:05 p.m.', 725],
  ['21:30', 1290],
])('a fixed time "%s" is read', (text, at) => {
  const read = readSalahApi(withRule('isha', { static: text }))
  expect(read.ok && read.read.jamaat?.isha).toEqual({ ordinary: { kind: 'fixed', at } })
})

const rulesPath = '$.calculationMethod.iqamaCalculationRules'

test.each([
  [
    { afterAthanMinutes: 5, roundMinutes: 7 },
    '.roundMinutes is 7. Times are rounded to 5, 10, 15, 20, 30 or 60 minutes, or to 1.',
  ],
  [{ afterAthanMinutes: 5, roundMinutes: 1.5 }, '.roundMinutes is 1.5. Give a whole number from 1 to 60.'],
  [{ afterAthanMinutes: 5, roundMinutes: 0 }, '.roundMinutes is 0. Give a whole number from 1 to 60.'],
  [{ afterAthanMinutes: -5 }, '.afterAthanMinutes is -5. Give a whole number from 0 to 180.'],
  [{ beforeEndMinutes: 1e9 }, '.beforeEndMinutes is 1000000000. Give a whole number from 0 to 180.'],
  [{ afterAthanMinutes: '5' }, '.afterAthanMinutes is "5". Give a whole number from 0 to 180.'],
  [
    { afterAthanMinutes: 5, beforeEndMinutes: 5 },
    ' says both afterAthanMinutes and beforeEndMinutes. Keep one of them.',
  ],
  [{ static: '9:30' }, '.static is "9:30". Write a time as 09:30 or 21:30, or with am or pm behind it.'],
  [{ static: 930 }, '.static is 930. Write a time as 09:30 or 21:30, or with am or pm behind it.'],
  [{ change: 'monthly', afterAthanMinutes: 5 }, '.change is "monthly". Write one of daily, weekly.'],
  [[], ' is []. Write an object: { … }.'],
  [
    { static: '13:00', overrides: [{ condition: 'eid', time: { static: '14:00' } }] },
    '.overrides[0].condition is "eid". Write one of daylightSavingsTime, ramadan.',
  ],
  [
    { static: '13:00', overrides: [{ condition: 'ramadan', time: { static: '25:00' } }] },
    '.overrides[0].time.static is "25:00". Write a time as 09:30 or 21:30, or with am or pm behind it.',
  ],
])('a rule %j is refused with its path', (rule, problem) => {
  expect(readSalahApi(withRule('dhuhr', rule))).toEqual({ ok: false, problems: [`${rulesPath}.dhuhr${problem}`] })
})

test('the earliest time may not be later than the latest, unless midnight is between them', () => {
  const limited = { afterAthanMinutes: 5, earliest: '22:00', latest: '00:30' }
  expect(readSalahApi(withRule('isha', limited)).ok).toBe(true)
  expect(readSalahApi(withRule('asr', { ...limited, latest: '16:00' }))).toMatchObject({
    ok: false,
    problems: [expect.stringContaining(`${rulesPath}.asr cannot be kept. `)],
  })
})

test('all problems are reported together, with their paths', () => {
  const read = readSalahApi(
    documentWith(
      {
        name: 'mars',
        asrCalculationMethod: 'maliki',
        highLatitudeAdjustment: 7,
        iqamaCalculationRules: { changeOn: 'Fri', asr: { static: 'noon' } },
        jumuahRules: [{ time: { static: '1 o’clock' } }, 'First'],
      },
      { location: { latitude: 999, longitude: 0, timezone: 'Mars/Olympus' } },
    ),
  )
  expect(read.ok ? [] : read.problems.map((problem) => problem.split('. ')[0])).toEqual([
    `${rulesPath}.changeOn is "Fri"`,
    '$.location.latitude is 999',
    '$.location.timezone is "Mars/Olympus", which no clock goes by',
    '$.calculationMethod.name is "mars"',
    '$.calculationMethod.asrCalculationMethod is "maliki"',
    '$.calculationMethod.highLatitudeAdjustment is 7',
    `${rulesPath}.asr.static is "noon"`,
    '$.calculationMethod.jumuahRules[0].time.static is "1 o’clock"',
    '$.calculationMethod.jumuahRules[1] is "First"',
  ])
})

test.each([
  ['only a latitude', { latitude: 50 }],
  ['an offset for a zone', { timezone: '+02:00' }],
])('a place with %s is refused', (_, location) => {
  expect(readSalahApi(documentWith({}, { location })).ok).toBe(false)
})

test('any JSON is read or refused with messages, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      const read = readSalahApi({
        salahapi: '1.0',
        location: a,
        dailyPrayerTimes: b,
        calculationMethod: { jumuahRules: [c], iqamaCalculationRules: { dhuhr: a, maghrib: b } },
      })
      return read.ok ? read.warnings.every(Boolean) : read.problems.length > 0
    }),
  )
})

test.each([[null], [[]], ['{}'], [{ salahapi: '2.0' }], [{ salahapi: 1 }]])('%j is refused', (document) => {
  expect(readSalahApi(document)).toMatchObject({ ok: false })
})

describe.skipIf(!hasShared)("the format's own files", () => {
  test('our document is valid by its schema', () => {
    const formats = { email: /@/, uri: (text: string) => URL.canParse(text) }
    const ajv = new Ajv({ strict: false, allErrors: true, formats })
    const valid = ajv.compile(JSON.parse(file('1.0.schema.json')))
    valid(writeSalahApi(created).document)
    expect(valid.errors).toBeNull()
  })

  test("the sample's place and Jumu'ahs are read", () => {
    const read = readSalahApi(JSON.parse(file('sample-with-csv.json')))
    expect(read.ok && read.read.place).toMatchObject({ timeZone: 'America/New_York', method: 'NorthAmerica' })
    expect(read.ok && read.read.jumuah?.map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([
      ['Jumuah 1', ['ordinary', 'summer']],
      ['Jumuah 2', ['ordinary', 'summer']],
    ])
    expect(read.ok && read.read.jamaat).toBeUndefined()
    expect(read.ok && read.warnings.at(-1)).toContain(
      'https://nyislamiccenter.org/api/csv_prayer_times, which is not fetched',
    )
  })

  test('the sample table of a single month is read', () => {
    const read = readTimetable(file('prayer_times_2025.csv'), { fileName: 'x.csv', timeZone: 'America/New_York' })
    expect(read.ok && [read.days[0]?.date, read.days.at(-1)?.date]).toEqual(['2025-01-01', '2025-01-31'])
  })
})
