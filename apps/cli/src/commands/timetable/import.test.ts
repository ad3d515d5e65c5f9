import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => (desk = await startDesk()))
afterAll(() => desk.close())

test('what is no file, or far too large for a table, is refused before it is read', async () => {
  const mosque = await desk.tenant()
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-times-'))
  const large = path.join(root, 'large.csv')
  await writeFile(large, '')
  await truncate(large, 3 * 1024 ** 3)
  for (const [file, why] of [
    ['/dev/zero', 'it is not a file'],
    [root, 'it is a folder'],
    [large, 'it is larger than 4 MB'],
    [path.join(root, 'none.csv'), 'ENOENT'],
  ] as const) {
    const result = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
    expect([result.code, result.err]).toEqual([1, expect.stringContaining(`${file} cannot be read (${why}`)])
  }
})

test("Jumu'ah on a Saturday is refused as a mistake of the day, and not as a fault", async () => {
  const mosque = await desk.tenant()
  const result = await desk.type(`timetable override --tenant ${mosque.slug} 2026-12-26 jumuah=13:00`)
  expect(result).toMatchObject({
    code: 1,
    err: "2026-12-26 is not a Friday: no Jumu'ah is held on it. Nothing was changed.",
  })
})

const heading = 'Date,Fajr,Fajr Jamaat,Sunrise,Zuhr,Zuhr Jamaat,Asr,Asr Jamaat,Maghrib,Maghrib Jamaat,Isha,Isha Jamaat'
const row = (day: string) => `${day},6:13,7:30,8:25,12:12,1:00,2:09,2:30,3:57,4:02,6:08,7:00`
const january = (spell: (day: number) => string) => Array.from({ length: 31 }, (_, at) => row(spell(at + 1)))

async function written(name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-times-')), name)
  await writeFile(file, lines.join('\n'))
  return file
}

test('an ordinary table is imported, and before anything else it is said how it was read', async () => {
  const mosque = await desk.tenant()
  const file = await written('table.csv', [heading, ...january((day) => `${day}/1/2027`)])
  const dryRun = await desk.type(`timetable import --tenant ${mosque.slug} --dry-run`, file)
  expect(dryRun.err).toContain(`How table.csv was read:
  Columns: date = "Date", fajr.begins = "Fajr", fajr.jamaat = "Fajr Jamaat", sunrise = "Sunrise", dhuhr.begins = "Zuhr",`)
  expect(dryRun.err).toContain('  Days: day first; "2/1/2027" is 2027-01-02; 2027-01-01 to 2027-01-31, 31 days\n')
  expect(dryRun.err).toContain('  Times: 12-hour clock; "1:00" under dhuhr.jamaat is 13:00')
  expect(dryRun.out).toContain('Nothing was changed. Importing would add 31 days: 31 new, 0 changed, 0 as before.')
  const result = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  expect(result.out).toContain(
    'Calculated, because they are not in your timetable: 2027-02-01 to 2027-12-31 (334 days).',
  )
})

test('what a table leaves open is asked with the option that answers it, and the answer is taken', async () => {
  const mosque = await desk.tenant()
  const asks: [string[], RegExp, string[]][] = [
    [[heading, row('3/4/2027')], /Add --dates dmy when the day comes first/, ['--dates', 'dmy']],
    [[heading, ...january(String)], /Add --for with the year or the month/, ['--for', '2027-01']],
    [
      [heading.replace('Fajr,', 'Start,'), ...january((day) => `2027-01-${String(day).padStart(2, '0')}`)],
      /Name it with --map, for example --map "Start=fajr\.begins"/,
      ['--map', 'Start=fajr.begins'],
    ],
  ]
  for (const [lines, question, answer] of asks) {
    const file = await written('table.csv', lines)
    const result = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
    expect([result.code, result.err]).toEqual([1, expect.stringMatching(question)])
    expect(await desk.type(`timetable import --tenant ${mosque.slug}`, file, ...answer)).toMatchObject({ code: 0 })
  }
})

test('a mistake made in every line is said once, and line by line when asked', async () => {
  const mosque = await desk.tenant()
  const file = await written('table.csv', [heading, ...january((day) => `the ${day} of Rajab`)])
  const once = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
  expect(once.err).toContain(
    'One thing is wrong:\n  31 times (lines 2 to 32), first on line 2: "the 1 of Rajab" is not a day',
  )
  expect(once.err.split('\n').length).toBeLessThan(12)
  const all = await desk.type(`timetable import --tenant ${mosque.slug} --verbose`, file)
  expect(all.err.split('\n').length).toBeGreaterThan(31)
})

test('a PDF, a picture and a web page are told what to do, and an option that cannot be is refused', async () => {
  const mosque = await desk.tenant()
  for (const [name, start, words] of [
    ['times.pdf', '%PDF-1.7', 'times.pdf is a PDF, and times cannot be read from a PDF reliably.'],
    ['times.png', '\u0089PNG', 'times.png'],
    ['times.csv', '<!doctype html>', 'times.csv is a web page. Copy its table into a spreadsheet.'],
  ] as const) {
    const result = await desk.type(`timetable import --tenant ${mosque.slug}`, await written(name, [start]))
    expect([result.code, result.err]).toEqual([1, expect.stringContaining(words)])
  }
  const file = await written('table.csv', [heading])
  for (const option of [
    ['--for', 'next year'],
    ['--map', 'Start'],
    ['--dates', 'ymd'],
  ])
    expect((await desk.type(`timetable import --tenant ${mosque.slug}`, file, ...option)).code).toBe(2)
})

test('days that a program gives as JSON are a table; rules are not', async () => {
  const mosque = await desk.tenant()
  const days = Array.from({ length: 31 }, (_, at) => ({
    date: `2027-01-${String(at + 1).padStart(2, '0')}`,
    times: { fajr: '06:13', sunrise: '08:25', dhuhr: '12:12', asr: '14:09', maghrib: '15:57', isha: '18:08' },
  }))
  const table = await written('january.json', [JSON.stringify({ mosque: 'An-Noor', days })])
  const result = await desk.type(`timetable import --tenant ${mosque.slug}`, table)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Imported 31 days') })
  const rules = await desk.type(
    `timetable import --tenant ${mosque.slug}`,
    await written('rules.json', ['{"times":{}}']),
  )
  expect([rules.code, rules.err]).toEqual([1, expect.stringContaining('not a SalahAPI 1.0 document')])
})
