import { InvalidArgumentError, Option } from 'commander'
import type { Finding } from '@minaret/server/operator'

/** The options that resolve ambiguities in a table. */
export type ReadingOptions = { dates?: 'dmy' | 'mdy' | 'ymd'; for?: string; map?: Record<string, string> }

function readPeriod(text: string): string {
  if (/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)) return text
  throw new InvalidArgumentError('Write a year or a month: 2027 or 2027-01.')
}

function readMap(text: string, previous: Record<string, string> = {}): Record<string, string> {
  const separatorIndex = text.lastIndexOf('=')
  if (separatorIndex < 1)
    throw new InvalidArgumentError('Write "heading=field", for example --map "Start=fajr.begins".')
  return { ...previous, [text.slice(0, separatorIndex)]: text.slice(separatorIndex + 1) }
}

/** The options of `timetable import` that resolve ambiguities in a table. */
export const createReadingOptions = (): Option[] => [
  new Option('--dates <order>', 'the order of ambiguous dates: day, month or year first').choices([
    'dmy',
    'mdy',
    'ymd',
  ]),
  new Option('--for <period>', 'the year or month, if the timetable does not state it: 2027 or 2027-01').argParser(
    readPeriod,
  ),
  new Option(
    '--map <heading=field>',
    'the field in a column: fajr.begins, fajr.jamaat, sunrise, date …, or ignore; use its heading or number; can be repeated',
  ).argParser(readMap),
]

const hints = {
  dates: 'Add --dates dmy if the day comes first, --dates mdy if the month does, or --dates ymd if the year does.',
  period: 'Add --for with the year or the month, for example --for 2027 or --for 2027-01.',
  columns: 'Identify it with --map, for example --map "Start=fajr.begins"; you can use the column number instead.',
} as const

/** Returns a hint for each option that resolves findings. */
export const listOptionHints = (findings: readonly Finding[]): string[] =>
  (['dates', 'period', 'columns'] as const).flatMap((ask) =>
    findings.some((finding) => finding.ask === ask) ? [hints[ask]] : [],
  )
