import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findSlowParsers, listUntrusted, type Parser, repeat } from '@minaret/tooling/growth'
import { diffTimetables } from './diff.ts'
import { readClock, readJamaat } from './jamaat/phrase.ts'
import { decodeFile } from './read/decode.ts'
import { readTimetable } from './read/index.ts'
import { readJsonTable } from './read/jsonTable.ts'
import { tablesOfPages } from './read/positionedText.ts'
import { maxCharacters } from './read/sheet.ts'
import { readSalahApi } from './salah-api/readSalahApi.ts'

const encoder = new TextEncoder()
const headings = 'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n'
const fileName = 'times.csv'
const years = (size: number) =>
  headings +
  Array.from({ length: size / 50 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
    return `${day},05:00,06:30,12:15,15:00,17:30,19:00\n`
  }).join('')

const daysOf = (text: string) => {
  const result = readTimetable(text, { fileName })
  return result.ok ? result.days : []
}

const parsers: Parser[] = [
  {
    name: 'readTimetable',
    maxLength: maxCharacters,
    run: (text) => readTimetable(text, { fileName }),
    frames: {
      plain: (text) => text,
      heading: (text) => `${text},${headings}2026-01-01,05:00`,
      cell: (text) => `${headings}2026-01-01,${text}`,
      quoted: (text) => `${headings}"${text}`,
    },
    families: {
      years,
      'one day': (size) => headings + repeat('2026-01-01,05:00,06:30,12:15,15:00,17:30,19:00\n')(size),
      'dates only': (size) => headings + repeat('2026-01-01\n')(size),
      'headings only': repeat(headings),
      'short years': (size) => headings + repeat('27-01-01,05:00,06:30,12:15,15:00,17:30,19:00\n')(size),
      'dates without a year': (size) => headings + repeat('01/01,05:00,06:30\n31/12,05:00,06:30\n')(size),
      'jamaats only': (size) =>
        headings.replaceAll(/(?<=Fajr|hr|Isha)/g, ',Jamaat') +
        repeat('2026-01-01,05:00,05:30,06:30,12:15,13:00,15:00,17:30,19:00,19:30\n')(size),
      months: repeat('January,Fajr,Isha\n1,05:00,19:00\n'),
      'days without months': repeat('1,05:00,06:00\n2,05:00,06:00\n'),
    },
  },
  { name: 'decodeFile', maxLength: maxCharacters, run: (text) => decodeFile(encoder.encode(text), fileName) },
  {
    name: 'readJsonTable',
    maxLength: maxCharacters,
    run: (text) => readJsonTable(text),
    families: {
      days: (size) => `[${repeat('{"date":"2026-01-01","fajr":"05:00"},')(size)}{}]`,
      keys: (size) => `[{${Array.from({ length: size / 12 }, (_, index) => `"a${index}":"1"`).join()}}]`,
      nesting: (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
    },
  },
  {
    name: 'tablesOfPages',
    maxLength: 200_000,
    run: (text) =>
      tablesOfPages([
        Array.from(text.slice(0, text.length / 20), (word, index) => ({
          text: word,
          left: index % 90,
          right: (index % 90) + 5,
          baseline: index,
          size: 9,
        })),
      ]),
    frames: { plain: (text) => text },
  },
  {
    name: 'readSalahApi',
    maxLength: maxCharacters,
    run: (text) => readSalahApi(JSON.parse(text)),
    frames: { phrase: (text) => JSON.stringify({ iqamah: { fajr: { default: text } }, jumuah: [{ khutbah: text }] }) },
  },
  { name: 'readClock', maxLength: 10_000, run: (text) => readClock(text, 'fajr') },
  { name: 'readJamaat', maxLength: 10_000, run: (text) => readJamaat(text) },
  {
    name: 'diffTimetables',
    maxLength: maxCharacters,
    run: (text) => {
      const days = daysOf(text)
      return diffTimetables(new Map(days.map((day) => [day.date, day])), days)
    },
    frames: {},
    families: { years },
  },
]

test('parsing time is at most linear in the length of the text', { timeout: 300_000 }, async () => {
  expect(await findSlowParsers(parsers)).toEqual([])
})

test('every function that reads untrusted text is tested', () => {
  const names = new Set(parsers.map(({ name }) => name))
  expect(listUntrusted(fileURLToPath(new URL('.', import.meta.url))).filter((name) => !names.has(name))).toEqual([])
})
