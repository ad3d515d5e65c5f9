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

const sharedFolder = resolve(realTable, '../salahapi')
const hasSharedFolder = existsSync(sharedFolder)
const readSharedFile = (name: string) => readFileSync(resolve(sharedFolder, name), 'utf8')

function rulesOf(ruleTexts: Record<string, unknown>) {
  const result = readJamaatRules(ruleTexts)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.rules
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

const exportOptions = {
  title: 'Masjid an-Noor',
  version: 'abc',
  place: bradford,
  schedule,
  csvUrl: 'https://example.org/t.csv',
}

test('everything that the format can express is written and read back unchanged', () => {
  const { document, losses } = writeSalahApi(exportOptions)
  expect(losses).toEqual([])
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

test('lists everything that the format cannot express', () => {
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
  const result = writeSalahApi({
    ...exportOptions,
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
  expect(result.losses).toEqual([
    'Dhuhr: rules for a day of the week',
    'Dhuhr: rules that begin on a date',
    'Asr: that there is no jamaat',
    'Asr: its rule for Ramadan, because it has no rule for always',
    'Isha: its own day for weekly changes',
    "Jumu'ah: its language",
    "Jumu'ah: its khatib",
    "Jumu'ah: the months it is held in",
    'Summer: its rule for summer, because it has no rule for always',
    'Summer: all of it, because it has no rule for always',
    '2 single days with their own times',
    '1 note of a single day',
    '1 Eid prayer',
    'the start time of taraweeh',
    'the time from imsak to Fajr',
    'that Asr is shown for both schools',
    'the name of the method (Moonsighting Committee); its angles are there',
    'the minutes by which calculated times are adjusted',
    'the offset of Hijri dates',
    'the table (365 days): export it as CSV',
  ])
  expect(result.document.calculationMethod).toMatchObject({ name: 'other', fajrAngle: 18, ishaAngle: 18 })
})

const documentWith = (calculationMethod: object, extraFields: object = {}) => ({
  salahapi: '1.0',
  calculationMethod,
  ...extraFields,
})
const withRule = (prayer: string, rule: object) => documentWith({ iqamaCalculationRules: { [prayer]: rule } })

test('unusable parts give warnings, and the rest is used', () => {
  const result = readSalahApi(
    documentWith(
      {
        name: 'jafari',
        iqamaCalculationRules: { fajr: { change: 'daily' }, maghrib: { static: '20:00' }, dhuhr: { static: '13:00' } },
      },
      { dailyPrayerTimes: { csvUrl: 'https://example.org/t.csv' } },
    ),
  )
  expect(result.ok && result.read.jamaat).toEqual({ dhuhr: { ordinary: { kind: 'fixed', at: 780 } } })
  expect(result.ok && result.warnings).toEqual([
    '$.calculationMethod.name: the method "jafari" is not supported. Choose another with "config set method"; until then your current method stays.',
    '$.calculationMethod.iqamaCalculationRules.fajr has no time. It was left out.',
    expect.stringMatching(
      /^\$\.calculationMethod\.iqamaCalculationRules\.maghrib: Maghrib .* The rule was left out\.$/,
    ),
    'The daily times are in a separate file at https://example.org/t.csv, which is not fetched. Save it and import it: timetable import FILE.csv',
  ])
})

test('a named method with different angles, and weekly rules without a day of change, give warnings', () => {
  const rule = { change: 'weekly', afterAthanMinutes: 10 }
  const result = readSalahApi(documentWith({ name: 'isna', fajrAngle: 17.5, iqamaCalculationRules: { asr: rule } }))
  expect(result.ok && result.warnings).toEqual([
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
  const result = readSalahApi(withRule('isha', { static: text }))
  expect(result.ok && result.read.jamaat?.isha).toEqual({ ordinary: { kind: 'fixed', at } })
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
    ' has both afterAthanMinutes and beforeEndMinutes. Keep one of them.',
  ],
  [{ static: '9:30' }, '.static is "9:30". Write a time as 09:30 or 21:30, or with am or pm after it.'],
  [{ static: 930 }, '.static is 930. Write a time as 09:30 or 21:30, or with am or pm after it.'],
  [{ change: 'monthly', afterAthanMinutes: 5 }, '.change is "monthly". Write one of daily, weekly.'],
  [[], ' is []. Write an object: { … }.'],
  [
    { static: '13:00', overrides: [{ condition: 'eid', time: { static: '14:00' } }] },
    '.overrides[0].condition is "eid". Write one of daylightSavingsTime, ramadan.',
  ],
  [
    { static: '13:00', overrides: [{ condition: 'ramadan', time: { static: '25:00' } }] },
    '.overrides[0].time.static is "25:00". Write a time as 09:30 or 21:30, or with am or pm after it.',
  ],
])('a rule %j is rejected with its path', (rule, problem) => {
  expect(readSalahApi(withRule('dhuhr', rule))).toEqual({ ok: false, problems: [`${rulesPath}.dhuhr${problem}`] })
})

test('the earliest time must not be later than the latest, unless midnight is between them', () => {
  const limits = { afterAthanMinutes: 5, earliest: '22:00', latest: '00:30' }
  expect(readSalahApi(withRule('isha', limits)).ok).toBe(true)
  expect(readSalahApi(withRule('asr', { ...limits, latest: '16:00' }))).toMatchObject({
    ok: false,
    problems: [expect.stringContaining(`${rulesPath}.asr cannot be kept. `)],
  })
})

test('all problems are reported together, with their paths', () => {
  const result = readSalahApi(
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
  expect(result.ok ? [] : result.problems.map((problem) => problem.split('. ')[0])).toEqual([
    `${rulesPath}.changeOn is "Fri"`,
    '$.location.latitude is 999',
    '$.location.timezone is "Mars/Olympus", which is not a time zone',
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
  ['an offset as its time zone', { timezone: '+02:00' }],
])('a place with %s is rejected', (_, location) => {
  expect(readSalahApi(documentWith({}, { location })).ok).toBe(false)
})

test('accepts or rejects any JSON with messages, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      const result = readSalahApi({
        salahapi: '1.0',
        location: a,
        dailyPrayerTimes: b,
        calculationMethod: { jumuahRules: [c], iqamaCalculationRules: { dhuhr: a, maghrib: b } },
      })
      return result.ok ? result.warnings.every(Boolean) : result.problems.length > 0
    }),
  )
})

test.each([[null], [[]], ['{}'], [{ salahapi: '2.0' }], [{ salahapi: 1 }]])('%j is rejected', (document) => {
  expect(readSalahApi(document)).toMatchObject({ ok: false })
})

describe.skipIf(!hasSharedFolder)("the format's schema and samples", () => {
  test('our document is valid according to the schema', () => {
    const formats = { email: /@/, uri: (text: string) => URL.canParse(text) }
    const ajv = new Ajv({ strict: false, allErrors: true, formats })
    const valid = ajv.compile(JSON.parse(readSharedFile('1.0.schema.json')))
    valid(writeSalahApi(exportOptions).document)
    expect(valid.errors).toBeNull()
  })

  test("the sample's place and Jumu'ahs are read", () => {
    const result = readSalahApi(JSON.parse(readSharedFile('sample-with-csv.json')))
    expect(result.ok && result.read.place).toMatchObject({ timeZone: 'America/New_York', method: 'NorthAmerica' })
    expect(result.ok && result.read.jumuah?.map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([
      ['Jumuah 1', ['ordinary', 'summer']],
      ['Jumuah 2', ['ordinary', 'summer']],
    ])
    expect(result.ok && result.read.jamaat).toBeUndefined()
    expect(result.ok && result.warnings.at(-1)).toContain(
      'https://nyislamiccenter.org/api/csv_prayer_times, which is not fetched',
    )
  })

  test('the sample table for a single month is read', () => {
    const result = readTimetable(readSharedFile('prayer_times_2025.csv'), {
      fileName: 'x.csv',
      timeZone: 'America/New_York',
    })
    expect(result.ok && [result.days[0]?.date, result.days.at(-1)?.date]).toEqual(['2025-01-01', '2025-01-31'])
  })
})
