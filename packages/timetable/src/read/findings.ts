/** What a finding is about; findings of one kind can be told together (`summariseFindings`). */
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

/** A time of a row and the column it stands in. */
export type CellTime = { column: string; minutes: number }

/** Something to tell the person who made the file. */
export type Finding = {
  kind: FindingKind
  /** Line in the file, the header being 1. A day that is missing has the line where it should have stood. */
  line: number
  /** The column's name as the format spells it. */
  column?: string
  /** `YYYY-MM-DD` */
  day?: string
  /** What is wrong and what to do next, in a sentence or two. */
  message: string
  /** The times it compares, in the order of its sentence; minutes on the clock. */
  times?: readonly CellTime[]
  /** How many days it is about; without it one. */
  days?: number
  /** Of how many days of the file, where it says so. */
  of?: number
  /** Findings of one kind that are alike in this too are told as one; without it all of the kind are. */
  like?: string
  /** What an answer would settle: the order of day and month, the year or month, which column is which. */
  ask?: 'dates' | 'period' | 'columns'
  /** The sheet of a workbook it stands in, where there are several. */
  sheet?: string
}

/** Findings in the order of the file. */
export const inFileOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => a.line - b.line)

/** So many places are named; whoever mends a file looks at the first ones. */
const mostPlaces = 3

/** The lines of findings, as `9 to 10, 40`; only the first few. */
export function listLines(findings: readonly Finding[]): string {
  const runs: [number, number][] = []
  for (const { line } of inFileOrder(findings)) {
    const run = runs.at(-1)
    if (run && line <= run[1] + 1) run[1] = line
    else runs.push([line, line])
  }
  const places = runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const more = places.length > mostPlaces ? ' and more' : ''
  return `${places.slice(0, mostPlaces).join(', ')}${more}`
}

/** What all findings that are alike come to. */
export type FindingSummary = { kind: FindingKind; line: number; count: number; message: string }

const groupOf = ({ kind, like = '' }: Finding): string => `${kind} ${like}`

/** Findings that share a key, together, in the order of the first of each. */
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
 * One sentence for all findings that are odd in the same way, with how often and the first lines; the message shown is
 * the first one's. A wrong style of dates is one mistake, not 365. The findings keep every line in full.
 */
export function summariseFindings(findings: readonly Finding[]): FindingSummary[] {
  return groupFindings(inFileOrder(findings), groupOf).flatMap((group): FindingSummary[] => {
    const [first] = group
    if (!first) return []
    const count = group.length
    const where = first.sheet === undefined ? '' : `${first.sheet}, `
    const sentence = `${where}line ${first.line}: ${first.message}`
    const message =
      count === 1
        ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
        : `${count} times (lines ${listLines(group)}), first on ${sentence}`
    return [{ kind: first.kind, line: first.line, count, message }]
  })
}
