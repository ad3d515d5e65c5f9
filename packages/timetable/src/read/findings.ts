/** What a finding is about; findings of one kind can be told together (`summariseFindings`). */
export type FindingKind =
  | 'file'
  | 'column'
  | 'date'
  | 'time'
  | 'missing-day'
  | 'doubled-day'
  | 'order'
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
}

/** Findings in the order of the file. */
export const inFileOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => a.line - b.line)

function listLines(findings: readonly Finding[]): string {
  const runs: [number, number][] = []
  for (const { line } of inFileOrder(findings)) {
    const run = runs.at(-1)
    if (run && line <= run[1] + 1) run[1] = line
    else runs.push([line, line])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ')
}

/** What all findings of one kind come to. */
export type FindingSummary = { kind: FindingKind; count: number; message: string }

/**
 * One sentence per kind of finding, with how often and on which lines; the message shown is the kind's first. A real
 * table has hundreds of warnings, and this is what fits a terminal. The findings keep every line in full.
 */
export function summariseFindings(findings: readonly Finding[]): FindingSummary[] {
  const groups = new Map<FindingKind, Finding[]>()
  for (const finding of inFileOrder(findings)) {
    groups.set(finding.kind, [...(groups.get(finding.kind) ?? []), finding])
  }
  return [...groups].map(([kind, group]) => {
    const count = group.length
    const first = group[0] ? `line ${group[0].line}: ${group[0].message}` : ''
    const message = count === 1 ? `L${first.slice(1)}` : `${count} times (lines ${listLines(group)}), first on ${first}`
    return { kind, count, message }
  })
}
