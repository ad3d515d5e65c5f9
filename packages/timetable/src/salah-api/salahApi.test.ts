import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { readJamaatRules } from '../jamaat/readRules.ts'
import { noSchedule } from '../schedule/types.ts'
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

const made = { title: 'Masjid an-Noor', version: 'abc', place: bradford, schedule, csvUrl: 'https://example.org/t.csv' }

test('what the format can say comes back as it was', () => {
  const { document, lost } = writeSalahApi(made)
  expect(lost).toEqual([])
  expect(readSalahApi(JSON.parse(JSON.stringify(document)))).toEqual({
    ok: true,
    warnings: [],
    read: {
      place: bradford,
      jamaat: schedule.jamaat,
      jumuah: schedule.jumuah,
      csvUrl: 'https://example.org/t.csv',
    },
  })
})

test('what the format cannot say is named', () => {
  const jamaat = rulesOf({
    dhuhr: { always: '13:00', friday: '13:15', 'from 2026-04-01': '13:30' },
    asr: 'none',
    isha: '10 minutes after, changes on sunday',
    fajr: '10 minutes after, changes on friday',
  })
  const jumuah = [{ rules: { ordinary: { kind: 'fixed', at: 780 } as const }, language: 'Urdu', until: '2026-10-01' }]
  expect(writeSalahApi({ ...made, schedule: { jamaat, jumuah } }).lost).toEqual([
    'Dhuhr: rules for a day of the week',
    'Dhuhr: rules that begin on a date',
    'Asr: that there is no jamaat',
    'Isha: its own day of change',
    "Jumu'ah: its language and khatib",
    "Jumu'ah: the months it is held in",
  ])
})

test('what cannot be taken over is told, and the rest is', () => {
  const document = {
    salahapi: '1.0.0',
    calculationMethod: {
      name: 'jafari',
      iqamaCalculationRules: { fajr: { change: 'daily' }, maghrib: { static: '20:00' }, dhuhr: { static: '13:00' } },
    },
  }
  const read = readSalahApi(document)
  expect(read.ok && read.read.jamaat).toEqual({ dhuhr: { ordinary: { kind: 'fixed', at: 780 } } })
  expect(read.ok && read.warnings.map((warning) => warning.slice(0, 42))).toEqual([
    'The rule for Fajr says no time. It was lef',
    'Maghrib may not stand still: the sun sets ',
    'The method "jafari" is not one we calculat',
  ])
})

test.each([[null], [[]], ['{}'], [{ salahapi: '2.0' }], [{ salahapi: 1 }]])('%j is refused', (document) => {
  expect(readSalahApi(document)).toMatchObject({ ok: false })
})

describe.skipIf(!hasShared)("the format's own files", () => {
  test('a document of ours is one by its schema', () => {
    const formats = { email: /@/, uri: (text: string) => URL.canParse(text) }
    const ajv = new Ajv({ strict: false, allErrors: true, formats })
    const valid = ajv.compile(JSON.parse(file('1.0.schema.json')))
    valid(writeSalahApi(made).document)
    expect(valid.errors).toBeNull()
  })

  test("its sample's place and Jumu'ahs are read", () => {
    const read = readSalahApi(JSON.parse(file('sample-with-csv.json')))
    expect(read.ok && read.read.place).toMatchObject({ timeZone: 'America/New_York', method: 'NorthAmerica' })
    expect(read.ok && read.read.jumuah.map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([
      ['Jumuah 1', ['ordinary', 'summer']],
      ['Jumuah 2', ['ordinary', 'summer']],
    ])
  })

  test('its sample table is read, and is refused only because it holds a single month', () => {
    const read = readTimetable(file('prayer_times_2025.csv'), { fileName: 'x.csv', timeZone: 'America/New_York' })
    expect(read.ok ? [] : read.findings.map(({ message }) => message)).toEqual([
      '2025-02-01 to 2025-12-31 are missing (334 days). Add a line for each: a timetable holds every day of its year.',
    ])
  })
})
