import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { readTimetable, summariseFindings, type TimetableDay } from '@minaret/timetable'
import { makeWorkbook, type StoredCell, type StoredFormat, type StoredSheet } from '../../../testkit/src/workbook.ts'
import { readTimetableFile } from './readTimetableFile.ts'

let january: TimetableDay[]
let lines: string[][]

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
  const text = await readFile(file, 'utf8')
  lines = text
    .split('\n')
    .slice(0, 32)
    .map((line) => line.split(','))
  const result = readTimetable(text, { fileName: 'x.csv', timeZone: 'Europe/London' })
  january = result.ok ? result.days.slice(0, 31) : []
})

const epoch = Date.UTC(1899, 11, 30)
const serial = (date: string) => (Date.parse(date) - epoch) / 86_400_000
const fraction = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440
const header = [
  'Date',
  'Fajr Begins',
  'Fajr Jamaat',
  'Sunrise',
  'Zuhr Begins',
  'Zuhr Jamaat',
  'Asr Begins',
  'Asr Jamaat',
  'Maghrib Begins',
  'Maghrib Jamaat',
  'Isha Begins',
  'Isha Jamaat',
]

/** January as stored by Excel: days and times are numbers with number formats. */
const sheetOf = (day: StoredFormat, time: StoredFormat, shift = 0): StoredCell[][] => [
  header,
  ...lines
    .slice(1)
    .map(([date = '', ...times]) => [
      { number: serial(date) - shift, format: day },
      ...times.map((cell) => ({ number: fraction(cell), format: time })),
    ]),
]

const readWorkbook = (bytes: Uint8Array, name = 'times.xlsx') =>
  readTimetableFile({ name, bytes }, { timeZone: 'Europe/London' })
async function daysOf(sheets: StoredSheet[], options = {}) {
  const table = await readWorkbook(makeWorkbook(sheets, options))
  expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([])
  return table.ok ? table.days : []
}
async function readRejection(bytes: Uint8Array) {
  const table = await readWorkbook(bytes)
  return table.ok ? 'it was read' : table.findings.map(({ message }) => message).join('\n')
}

describe('reads a workbook', () => {
  test.each<[StoredFormat, StoredFormat]>([
    ['yyyy-mm-dd', 'hh:mm'],
    ['dd/mm/yyyy', 'h:mm AM/PM'],
    ['dd/mm/yyyy', '[hh]:mm'],
    // Without a format, and with existing numbers formatted as text.
    ['General', 'General'],
    ['@', '@'],
  ])('with days as %s and times as %s', async (day, time) => {
    expect(await daysOf([{ name: 'Sheet1', rows: sheetOf(day, time) }])).toEqual(january)
  })

  test('with dates relative to 1904', async () => {
    expect(await daysOf([{ name: 'Sheet1', rows: sheetOf('yyyy-mm-dd', 'hh:mm', 1462) }], { date1904: true })).toEqual(
      january,
    )
  })

  test('with text cells', async () => {
    expect(await daysOf([{ name: 'Sheet1', rows: [header, ...lines.slice(1)] }])).toEqual(january)
  })

  test('with formulas, using their stored values', async () => {
    const rows = sheetOf('yyyy-mm-dd', 'hh:mm').map((cells, index) =>
      cells.map((cell, column): StoredCell => {
        if (index === 0 || cell === null || typeof cell === 'string' || !('number' in cell)) return cell
        if (column === 9) return { ...cell, formula: `I${index + 1}+TIME(0,5,0)` }
        return column === 11 ? { formula: `TEXT(K${index + 1},"hh:mm")`, text: lines[index]?.[11] ?? '' } : cell
      }),
    )
    expect(await daysOf([{ name: 'Sheet1', rows }])).toEqual(january)
  })

  test('with a title, two rows of merged headings, merged jamaats, and notes', async () => {
    const upperHeadings = ['Date', 'Fajr', null, 'Sunrise', 'Zuhr', null, 'Asr', null, 'Maghrib', null, 'Isha', null]
    const lowerHeadings = [
      null,
      'Begins',
      'Jamaat',
      null,
      'Begins',
      'Jamaat',
      'Begins',
      'Jamaat',
      'Begins',
      'Jamaat',
      'Begins',
      'Jamaat',
    ]
    const rows = sheetOf('dd/mm/yyyy', 'hh:mm').slice(1)
    const merges = ['A1:L1', 'A2:A3', 'B2:C2', 'D2:D3', 'E2:F2', 'G2:H2', 'I2:J2', 'K2:L2']
    // A jamaat time that stays the same is in one merged cell.
    let from = 0
    for (let index = 1; index <= rows.length; index += 1) {
      if (lines[index + 1]?.[11] === lines[from + 1]?.[11] && index < rows.length) continue
      if (index - from > 1) merges.push(`L${from + 4}:L${index + 3}`)
      for (let row = from + 1; row < index; row += 1) rows[row] = (rows[row] ?? []).with(11, null)
      from = index
    }
    const sheet = {
      name: 'Times',
      rows: [['Prayer timetable'], upperHeadings, lowerHeadings, ...rows, [null], ['* Jumuah 13:15']],
      merges,
    }
    expect(merges.length).toBeGreaterThan(8)
    expect(await daysOf([sheet])).toEqual(january)
  })

  test('with a sheet per month, and sheets without tables', async () => {
    const rows = sheetOf('General', 'hh:mm').map((cells, index) =>
      index === 0 ? cells : cells.with(0, { number: index }),
    )
    const sheets = [
      { name: 'Notes', rows: [['Printed by the committee']] },
      { name: 'January 2026', rows: rows.slice(0, 32) },
    ]
    expect(await daysOf(sheets)).toEqual(january)
    const table = await readWorkbook(makeWorkbook(sheets))
    expect(table.interpretation?.sheets).toEqual({ read: ['January 2026'], withoutTable: ['Notes'] })
  })
})

test('reports an error with its sheet and line', async () => {
  const rows = sheetOf('yyyy-mm-dd', 'hh:mm')
  const rowsWithError = rows.with(4, (rows[4] ?? []).with(3, { error: '#REF!' }))
  const table = await readWorkbook(
    makeWorkbook([
      { name: 'Cover', rows: [['Welcome']] },
      { name: 'Times', rows: rowsWithError },
    ]),
  )
  expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Times, line 5: "#REF!" is not a time we can read|^Times, line 5: The cell is empty/),
  ])
})

describe('rejects malicious and invalid workbooks with a message:', () => {
  const tooLargeMessage = 'is far larger than a timetable. Copy only the timetable into a new workbook'
  const zip = (files: Record<string, string>, level: 0 | 9 = 9) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level })

  test('a zip bomb', async () => {
    const bytes = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': ' '.repeat(13_000_000) })
    expect(bytes.length).toBeLessThan(50_000)
    expect(await readRejection(bytes)).toContain(tooLargeMessage)
  })

  test('a million unclosed tags, in linear time', async () => {
    const sheet = '<c '.repeat(1_500_000) + '<row '.repeat(800_000)
    expect(await readRejection(zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }))).not.toBe(
      'it was read',
    )
  })

  test('hundreds of files', async () => {
    const files = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`xl/a${index}.xml`, '']))
    expect(await readRejection(zip(files))).toContain(tooLargeMessage)
  })

  test.each([
    ['a cell far to the right', '<row r="40"><c r="XFD40"><v>1</v></c></row>'],
    ['a cell far below', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
  ])('%s, for which a reader would allocate all others', async (_description, raw) => {
    expect(await readRejection(makeWorkbook([{ name: 'Sheet1', rows: [header], raw }]))).toContain(tooLargeMessage)
  })

  test('but not empty rows that only have a style', async () => {
    const raw = '<row r="1048576" s="1"><c r="A1048576" s="1"/></row>'
    expect(await daysOf([{ name: 'Sheet1', rows: sheetOf('yyyy-mm-dd', 'hh:mm'), raw }])).toEqual(january)
  })

  test.each([
    [
      'a LibreOffice spreadsheet',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' },
      'is a LibreOffice spreadsheet (.ods)',
    ],
    ['a Word document', { 'word/document.xml': '<x/>' }, 'is a Word document'],
    ['an archive', { 'times.csv': 'day' }, 'is an archive without a workbook'],
    ['a damaged workbook', { 'xl/workbook.xml': '<workbook' }, 'cannot be read as a workbook'],
  ])('%s', async (_description, files, message) => {
    expect(await readRejection(zip({ ...files }))).toContain(message)
  })

  test('a truncated workbook', async () => {
    const workbook = makeWorkbook([{ name: 'Sheet1', rows: sheetOf('yyyy-mm-dd', 'hh:mm') }])
    expect(await readRejection(workbook.slice(0, workbook.length / 2))).toContain('cannot be read as a workbook')
  })

  test('a file over the size limit', async () => {
    expect(await readRejection(new Uint8Array(5 * 1024 * 1024))).toContain('larger than 4 MB')
  })
})
