import { InvalidArgumentError, Option } from 'commander'
import type { Finding } from '@minaret/server/operator'

/** The options that resolve ambiguities in a table. */
export type ReadingFlags = { dates?: 'dmy' | 'mdy' | 'ymd'; for?: string; map?: Record<string, string> }

function readPeriod(text: string): string {
  if (/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)) return text
  throw new InvalidArgumentError('Write a year or a month: 2027 or 2027-01.')
}

function readMap(text: string, previous: Record<string, string> = {}): Record<string, string> {
  const separatorIndex = text.lastIndexOf('=')
  if (separatorIndex < 1)
    throw new InvalidArgumentError('Write "heading=prayer.begins", for example --map "Start=fajr.begins".')
  return { ...previous, [text.slice(0, separatorIndex)]: text.slice(separatorIndex + 1) }
}

/** The options of `timetable import` that resolve ambiguities in a table. */
export const createReadingOptions = (): Option[] => [
  new Option(
    '--dates <order>',
    'which comes first if the dates are ambiguous: dmy (day), mdy (month) or ymd (year)',
  ).choices(['dmy', 'mdy', 'ymd']),
  new Option('--for <period>', 'the year or month of a timetable without one: 2027 or 2027-01').argParser(readPeriod),
  new Option(
    '--map <heading=what>',
    'what a column holds: fajr.begins, fajr.jamaat, sunrise, date …, or ignore; the heading or its number; repeatable',
  ).argParser(readMap),
]

const hints = {
  dates: 'Add --dates dmy when the day comes first, --dates mdy when the month does, --dates ymd when the year does.',
  period: 'Add --for with the year or the month, for example --for 2027 or --for 2027-01.',
  columns: 'Name it with --map, for example --map "Start=fajr.begins"; a column\'s number does as well.',
} as const

/** Returns hints about the options that resolve the findings, each once. */
export const listResolvingOptions = (findings: readonly Finding[]): string[] =>
  (['dates', 'period', 'columns'] as const).flatMap((ask) =>
    findings.some((finding) => finding.ask === ask) ? [hints[ask]] : [],
  )
