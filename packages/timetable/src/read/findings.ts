/** The subject of a finding; findings of one kind can be summarised together (`summariseFindings`). */
export type FindingKind =
  | 'file'
  | 'column'
  | 'date'
  | 'time'
  | 'missing-day'
  | 'doubled-day'
  | 'order'
  | 'swap'
  | 'weekday'
  | 'edge'
  | 'row-order'
  | 'no-jamaat'
  | 'jamaat-early'
  | 'jamaat-late'
  | 'twelve-hours'
  | 'fajr-late'
  | 'isha-early'
  | 'maghrib-after-midnight'
  | 'isha-after-midnight'
  | 'isha-after-fajr'
  | 'jump'
  | 'clock-change'
  | 'past'
  | 'mostly-past'
  | 'starts-later'

/** A time in a row, and its column. */
export type CellTime = { column: string; minutes: number }

/** A problem or warning for the author of the file. */
export type Finding = {
  kind: FindingKind
  /** Line in the file; the header is line 1. For a missing day it is the line where the day should be. */
  line: number
  /** The column's name in the file format. */
  column?: string
  /** `YYYY-MM-DD` */
  day?: string
  /** The problem and the next step, in a sentence or two. */
  message: string
  /** The times it compares in minutes after midnight, in the order of the message. */
  times?: readonly CellTime[]
  /** The number of days affected; 1 if undefined. */
  days?: number
  /** The number of days in the file, if the message has it. */
  of?: number
  /** The group within the kind: findings with the same kind and group are summarised together. */
  like?: string
  /** The question to answer: the order of day and month, the year or month, or the contents of columns. */
  ask?: 'dates' | 'period' | 'columns'
  /** The sheet of the workbook, if it has several. */
  sheet?: string
}

/** Findings in the order of the file. */
export const inFileOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => a.line - b.line)

/** The number of line ranges that are listed; the first few are enough to correct a file. */
const maxRanges = 3

/** The first few line numbers of findings, as `9 to 10, 40`. */
export function listLines(findings: readonly Finding[]): string {
  const runs: [number, number][] = []
  for (const { line } of inFileOrder(findings)) {
    const run = runs.at(-1)
    if (run && line <= run[1] + 1) run[1] = line
    else runs.push([line, line])
  }
  const ranges = runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const suffix = ranges.length > maxRanges ? ' and more' : ''
  return `${ranges.slice(0, maxRanges).join(', ')}${suffix}`
}

/** A summary of similar findings. */
export type FindingSummary = { kind: FindingKind; line: number; count: number; message: string }

const groupOf = ({ kind, like = '' }: Finding): string => `${kind} ${like}`

/** Groups findings by a key, in the order of each group's first finding. */
export function groupFindings<F extends Finding>(findings: readonly F[], keyOf: (finding: F) => string): F[][] {
  const groups = new Map<string, F[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

/**
 * Summarises similar findings in one sentence each: the first message, with the count and the first line numbers. A wrong
 * date format is one mistake, not 365.
 */
export function summariseFindings(findings: readonly Finding[]): FindingSummary[] {
  return groupFindings(inFileOrder(findings), groupOf).flatMap((group): FindingSummary[] => {
    const [first] = group
    if (!first) return []
    const count = group.length
    const sheetPrefix = first.sheet === undefined ? '' : `${first.sheet}, `
    const sentence = `${sheetPrefix}line ${first.line}: ${first.message}`
    const message =
      count === 1
        ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
        : `${count} times (lines ${listLines(group)}), first on ${sentence}`
    return [{ kind: first.kind, line: first.line, count, message }]
  })
}
