import { describe, expect, test } from 'vitest'
import { validFile, validLines } from '../testing/edits.ts'
import { decodeFile, isWorkbook } from './decode.ts'
import { readTimetable } from './index.ts'

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value)])))
const outcomeOf = (text: string) => {
  const result = readTimetable(text, { fileName: 'x.csv' })
  return result.ok ? [] : result.findings.map(({ message }) => message)
}

describe('a file that is not a table is identified, with advice', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['a PDF', bytes('%PDF-1.7\n'), /^x is a PDF, .* Ask for the original spreadsheet/],
    ['a PNG', bytes(0x89, 'PNG\r\n'), /^x is a picture, .* Type them into a spreadsheet/],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), /^x is a picture/],
    ['a photograph from a phone', bytes(0, 0, 0, 24, 'ftypheic'), /^x is a picture/],
    [
      'an old Excel workbook',
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
      /^x is a workbook of an old Excel \(\.xls\), or one with a password/,
    ],
    ['a web page', bytes('<!DOCTYPE html><html><table>'), /^x is a web page\. Copy its table into a spreadsheet/],
    ['a web page that Excel opens as a table', bytes('\n<table border="1"><tr><td>'), /^x is a web page/],
    ['a text document', bytes('{\\rtf1\\ansi'), /^x is a text document/],
  ])('%s', (_, file, expected) => {
    const result = decodeFile(file, 'x')
    expect('problem' in result ? result.problem : result.text).toMatch(expected)
  })

  test('a workbook is recognised by its first bytes', () => {
    expect(isWorkbook(bytes('PK', 3, 4))).toBe(true)
    expect(isWorkbook(bytes('day,'))).toBe(false)
  })
})

describe('a malicious file', () => {
  test('a line of ten megabytes is rejected without being parsed', () => {
    expect(outcomeOf(`${validLines[0]}\n${'1'.repeat(10_000_000)}`)).toEqual([
      expect.stringContaining('far larger than a timetable'),
    ])
  })

  test.each([
    [
      'a line of a hundred thousand cells',
      `${validLines[0]}\n${','.repeat(100_000)}x`,
      'which is too many for a timetable',
    ],
    ['ten thousand lines', `${validLines[0]}\n${'1,2\n'.repeat(10_000)}`, 'far longer than a timetable'],
    ['only quotation marks', '"'.repeat(9999), 'quotation mark'],
    ['a hundred thousand empty lines', '\n'.repeat(100_000), 'has no timetable'],
    ['one long word', 'a'.repeat(390_000), 'has no timetable'],
    ['one long number', '1'.repeat(390_000), 'has no timetable'],
    ['repeated headings', `${validLines[0]}\n`.repeat(2000), 'has no timetable'],
    ['a long run of plus signs in a cell', validFile.replace('06:13', '+'.repeat(100_000)), 'is not a time'],
    ['thousands of spaces in a day', validFile.replace('2026-01-01', ' 1 '.repeat(30_000)), 'is not a day'],
  ])('%s is rejected with a message', (_, text, message) => {
    expect(outcomeOf(text)).toContainEqual(expect.stringContaining(message))
  })

  test('a formula is an unreadable cell and is never evaluated', () => {
    for (const formula of ['=1+1', '=cmd|"/c calc"!A1', '@SUM(1)', '+44', '=HYPERLINK("http://x")'])
      expect(outcomeOf(validFile.replace('06:13', formula.replaceAll('"', "'"))).length).toBe(1)
  })

  test("headings with the names of JavaScript's built-in properties are ordinary text", () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(outcomeOf(validFile.replace('fajr_athan', name))).toEqual([
        expect.stringContaining('No column was found for fajr.begins'),
      ])
  })
})
