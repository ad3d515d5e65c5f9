import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

test('rejects a path that is not a file or is too large for a timetable, before reading it', async () => {
  const mosque = await cli.createTenant()
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-times-'))
  const largeFile = path.join(root, 'large.csv')
  await writeFile(largeFile, '')
  await truncate(largeFile, 3 * 1024 ** 3)
  for (const [file, reason] of [
    ['/dev/zero', 'it is not a file'],
    [root, 'it is a folder'],
    [largeFile, 'it is larger than 4 MB'],
    [path.join(root, 'none.csv'), 'ENOENT'],
  ] as const) {
    const result = await cli.run(`timetable import --tenant ${mosque.slug}`, file)
    expect([result.code, result.err]).toEqual([1, expect.stringContaining(`${file} cannot be read (${reason}`)])
  }
})

test('resets a single time of a day, and keeps the others', async () => {
  const mosque = await cli.createTenant()
  const override = (...times: string[]) =>
    cli.run(`timetable override --tenant ${mosque.slug} 2026-12-25 --json`, ...times)
  expect((await override('asr=14:30', 'isha=20:00')).json).toMatchObject({ jamaat: { asr: '14:30', isha: '20:00' } })
  expect((await override('asr=table')).json).toMatchObject({ jamaat: { isha: '20:00' } })
  expect(JSON.stringify((await override('isha', '--clear')).json)).not.toContain('20:00')
})

test("Jumu'ah on a Saturday is rejected with a message, not an internal error", async () => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`timetable override --tenant ${mosque.slug} 2026-12-26 jumuah=13:00`)
  expect(result).toMatchObject({
    code: 1,
    err: "2026-12-26 is not a Friday, so it has no Jumu'ah. Nothing was changed.",
  })
})

const heading = 'Date,Fajr,Fajr Jamaat,Sunrise,Zuhr,Zuhr Jamaat,Asr,Asr Jamaat,Maghrib,Maghrib Jamaat,Isha,Isha Jamaat'
const createRow = (day: string) => `${day},6:13,7:30,8:25,12:12,1:00,2:09,2:30,3:57,4:02,6:08,7:00`
const createJanuary = (formatDay: (day: number) => string) =>
  Array.from({ length: 31 }, (_, index) => createRow(formatDay(index + 1)))

async function writeTable(name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-times-')), name)
  await writeFile(file, lines.join('\n'))
  return file
}

test('imports an ordinary table, and first prints how it was read', async () => {
  const mosque = await cli.createTenant()
  const file = await writeTable('table.csv', [heading, ...createJanuary((day) => `${day}/1/2027`)])
  const dryRun = await cli.run(`timetable import --tenant ${mosque.slug} --dry-run`, file)
  expect(dryRun.err).toContain(`How table.csv was read:
  Columns: date = "Date", fajr.begins = "Fajr", fajr.jamaat = "Fajr Jamaat", sunrise = "Sunrise", dhuhr.begins = "Zuhr",`)
  expect(dryRun.err).toContain('  Days: day first; "2/1/2027" is 2027-01-02; 2027-01-01 to 2027-01-31, 31 days\n')
  expect(dryRun.err).toContain('  Times: 12-hour clock; "1:00" under dhuhr.jamaat is 13:00')
  expect(dryRun.out).toContain('Nothing was changed. Importing would add 31 days: 31 new, 0 changed, 0 unchanged.')
  const result = await cli.run(`timetable import --tenant ${mosque.slug}`, file)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  expect(result.out).toContain(
    'Calculated, because they are not in your timetable: 2027-02-01 to 2027-12-31 (334 days).',
  )
})

test('recognises dates with the year first as one month, not as many years', async () => {
  const mosque = await cli.createTenant()
  const file = await writeTable('table.csv', [
    heading,
    ...createJanuary((day) => `27-01-${String(day).padStart(2, '0')}`),
  ])
  const result = await cli.run(`timetable import --tenant ${mosque.slug}`, file)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  expect(result.err).toContain('  Days: year first; "27-01-01" is 2027-01-01; 2027-01-01 to 2027-01-31, 31 days')
  const dayFirst = await cli.run(`timetable import --tenant ${mosque.slug} --dates dmy`, file)
  expect([dayFirst.code, dayFirst.err]).toEqual([1, expect.stringContaining('Check how the days were read')])
})

test('jamaats without a prayer in their heading are imported, and unknown columns are reported with a hint', async () => {
  const mosque = await cli.createTenant()
  const days = createJanuary((day) => `2027-01-${String(day).padStart(2, '0')}`)
  const jamaatFile = await writeTable('jamaats.csv', [heading.replaceAll(/\w+ Jamaat/g, "Jama'a"), ...days])
  const result = await cli.run(`timetable import --tenant ${mosque.slug}`, jamaatFile)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  expect(result.err).toContain('isha.jamaat = "Jama\'a"')
  const unknownFile = await writeTable('unknown.csv', [heading.replaceAll(/\w+ Jamaat/g, 'Prayer'), ...days])
  const unknownResult = await cli.run(`timetable import --tenant ${mosque.slug}`, unknownFile)
  expect([unknownResult.code, unknownResult.err]).toEqual([
    1,
    expect.stringMatching(/5 columns of times were not read: "Prayer" \(column 3\).*Identify it with --map/s),
  ])
})

test('reports an ambiguity with the option that resolves it, and the option works', async () => {
  const mosque = await cli.createTenant()
  const cases: [string[], RegExp, string[]][] = [
    [[heading, createRow('3/4/2027')], /Add --dates dmy if the day comes first/, ['--dates', 'dmy']],
    [[heading, ...createJanuary(String)], /Add --for with the year or the month/, ['--for', '2027-01']],
    [
      [heading.replace('Fajr,', 'Start,'), ...createJanuary((day) => `2027-01-${String(day).padStart(2, '0')}`)],
      /Identify it with --map, for example --map "Start=fajr\.begins"/,
      ['--map', 'Start=fajr.begins'],
    ],
  ]
  for (const [lines, hint, resolvingOption] of cases) {
    const file = await writeTable('table.csv', lines)
    const result = await cli.run(`timetable import --tenant ${mosque.slug}`, file)
    expect([result.code, result.err]).toEqual([1, expect.stringMatching(hint)])
    expect(await cli.run(`timetable import --tenant ${mosque.slug}`, file, ...resolvingOption)).toMatchObject({
      code: 0,
    })
  }
})

test('an error in every line is reported once, and line by line with --verbose', async () => {
  const mosque = await cli.createTenant()
  const file = await writeTable('table.csv', [heading, ...createJanuary((day) => `the ${day} of Rajab`)])
  const summary = await cli.run(`timetable import --tenant ${mosque.slug}`, file)
  expect(summary.err).toContain('1 error:\n  31 times (lines 2 to 32), first on line 2: "the 1 of Rajab" is not a day')
  expect(summary.err.split('\n').length).toBeLessThan(12)
  const details = await cli.run(`timetable import --tenant ${mosque.slug} --verbose`, file)
  expect(details.err.split('\n').length).toBeGreaterThan(31)
})

test('rejects a PDF, a picture, a web page and an invalid option, with advice', async () => {
  const mosque = await cli.createTenant()
  for (const [name, content, message] of [
    ['times.pdf', '%PDF-1.7', 'times.pdf is a PDF, and times cannot be read from a PDF reliably.'],
    ['times.png', '\u0089PNG', 'times.png'],
    ['times.csv', '<!doctype html>', 'times.csv is a web page. Copy its table into a spreadsheet.'],
  ] as const) {
    const result = await cli.run(`timetable import --tenant ${mosque.slug}`, await writeTable(name, [content]))
    expect([result.code, result.err]).toEqual([1, expect.stringContaining(message)])
  }
  const file = await writeTable('table.csv', [heading])
  for (const option of [
    ['--for', 'next year'],
    ['--map', 'Start'],
    ['--dates', 'ydm'],
  ])
    expect((await cli.run(`timetable import --tenant ${mosque.slug}`, file, ...option)).code).toBe(2)
})

test('imports days in a JSON file as a table, but not rules', async () => {
  const mosque = await cli.createTenant()
  const days = Array.from({ length: 31 }, (_, index) => ({
    date: `2027-01-${String(index + 1).padStart(2, '0')}`,
    times: { fajr: '06:13', sunrise: '08:25', dhuhr: '12:12', asr: '14:09', maghrib: '15:57', isha: '18:08' },
  }))
  const table = await writeTable('january.json', [JSON.stringify({ mosque: 'An-Noor', days })])
  const result = await cli.run(`timetable import --tenant ${mosque.slug}`, table)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  const rules = await cli.run(
    `timetable import --tenant ${mosque.slug}`,
    await writeTable('rules.json', ['{"times":{}}']),
  )
  expect([rules.code, rules.err]).toEqual([1, expect.stringContaining('not a SalahAPI 1.0 document')])
})

/** Today at a mosque in London, and later days. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
const addToToday = (days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const rowsFrom = (firstOffset: number, count: number) =>
  Array.from({ length: count }, (_, index) => createRow(addToToday(firstOffset + index)))

test('a file with only past or future days leads to a warning, with and without --dry-run', async () => {
  const mosque = await cli.createTenant()
  const pastFile = await writeTable('old.csv', [heading, ...rowsFrom(-400, 10)])
  const laterFile = await writeTable('later.csv', [heading, ...rowsFrom(60, 10)])
  for (const option of [['--dry-run'], []]) {
    const pastResult = await cli.run(`timetable import --tenant ${mosque.slug}`, pastFile, ...option)
    expect(pastResult).toMatchObject({
      code: 0,
      err: expect.stringMatching(/first:\n  All 10 days of this file are past: the last is \d+ \w+ \d{4}\./),
    })
    expect(pastResult.out).toMatch(/Today, \w+ \d+ \w+ \d{4}: not in the file, so its times stay as they are/)
    const laterResult = await cli.run(`timetable import --tenant ${mosque.slug}`, laterFile, ...option)
    expect(laterResult.err).toMatch(/From today on, \d+ days until then are not in your timetable/)
  }
})

test('the changes start with today, tomorrow and next Friday, each with the times before and after', async () => {
  const mosque = await cli.createTenant()
  const firstFile = await writeTable('first.csv', [heading, ...rowsFrom(0, 12)])
  expect((await cli.run(`timetable import --tenant ${mosque.slug}`, firstFile)).code).toBe(0)
  const nextFile = await writeTable('next.csv', [
    heading,
    ...rowsFrom(0, 12).map((line) => line.replace(/7:00$/, '7:15')),
  ])
  const dryRun = await cli.run(`timetable import --tenant ${mosque.slug} --dry-run`, nextFile)
  const lines = dryRun.out.split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'What visitors would see:',
    expect.stringMatching(/^  Today, .*\(10 times stay the same\):$/),
    expect.stringMatching(/^    Isha jamaat +19:00 → 19:15$/),
    expect.stringMatching(/^  Tomorrow, /),
  ])
  expect(lines.indexOf('All changes:')).toBeGreaterThan(3)
})

test('warnings are grouped by kind with a count and an example, serious ones first', async () => {
  const mosque = await cli.createTenant()
  const swappedHeading = heading.replace('Isha,Isha Jamaat', 'Isha Jamaat,Isha')
  const lines = [
    swappedHeading,
    ...Array.from(
      { length: 31 },
      (_, index) =>
        `2027-01-${String(index + 1).padStart(2, '0')},6:13,7:30,8:25,12:12,1:00,2:09,2:30,3:57,4:02,6:08,7:00`,
    ),
  ]
  const { err } = await cli.run(
    `timetable import --tenant ${mosque.slug} --dry-run`,
    await writeTable('2027.csv', lines),
  )
  expect(err).toContain('Check this in 2027.csv first:')
  expect(err).toContain(
    'Isha and Isha jamaat look swapped on all 31 days, such as 1 January 2027 (Isha 19:00, Isha jamaat 18:08). Give each column its right heading.',
  )
  expect(err).not.toContain('Isha jamaat is before')
})

test('a day shows its source file, and a month each source file with its days', async () => {
  const mosque = await cli.createTenant()
  const days = (month: string, count: number) =>
    Array.from({ length: count }, (_, index) => createRow(`2027-${month}-${String(index + 1).padStart(2, '0')}`))
  const files = [
    await writeTable('january.csv', [heading, ...days('01', 31)]),
    await writeTable('february.csv', [heading, ...days('02', 28)]),
  ]
  expect((await cli.run(`timetable import --tenant ${mosque.slug}`, ...files)).code).toBe(0)
  const dayResult = await cli.run(`timetable show --tenant ${mosque.slug} --day 2027-01-10`)
  expect(dayResult.out).toMatch(/From january\.csv, imported on \d{4}-\d\d-\d\d/)
  const month = await cli.run(`timetable show --tenant ${mosque.slug} --month 2027-02`)
  expect(month.out).toMatch(/2027-02-01 to 2027-02-28 \(28 days\) from february\.csv, imported on/)
  const otherDay = await cli.run(`timetable show --tenant ${mosque.slug} --day 2027-05-10`)
  expect(otherDay.out).not.toContain('imported')
})
