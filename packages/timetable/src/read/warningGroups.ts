import { toNightMinutes } from '../base/calendar.ts'
import { groupFindings } from './findings.ts'
import type { Finding } from './findings.ts'
import { severityExceptions, severityOf } from './severity.ts'
import type { Severity } from './severity.ts'

/** A group of similar import warnings. */
export type WarningGroup<F extends Finding = Finding> = {
  severity: Severity
  /** The number of days. */
  days: number
  /** The first finding, which serves as the example. */
  first: F
  /** All findings, in the order of the file. */
  findings: F[]
}

function severityFor({ kind, column = '', times }: Finding): Severity {
  const [first] = times ?? []
  const isFrom = (from: number) => first !== undefined && toNightMinutes('isha', first.minutes) >= from
  const exception = severityExceptions.find(
    ({ kind: exceptionKind, columns, minMinutes }) =>
      exceptionKind === kind && columns.includes(column) && (minMinutes === undefined || isFrom(minMinutes)),
  )
  return exception?.severity ?? severityOf[kind]
}

const groupOf = (finding: Finding): string =>
  [finding.kind, finding.like ?? finding.column ?? '', severityFor(finding)].join(' ')

const kinds = Object.keys(severityOf)

/**
 * Groups warnings by kind and column, serious ones first, in the order of `severityOf`. They are shown before an import,
 * both at the desk and in the terminal.
 */
export function groupWarnings<F extends Finding>(warnings: readonly F[]): WarningGroup<F>[] {
  const groups = groupFindings(warnings, groupOf).flatMap((group): WarningGroup<F>[] => {
    const [first] = group
    if (!first) return []
    const days = group.reduce((total, finding) => total + (finding.days ?? 1), 0)
    return [{ severity: severityFor(first), days, first, findings: group }]
  })
  const positionOf = ({ severity, first }: WarningGroup<F>) =>
    (severity === 'serious' ? 0 : kinds.length) + kinds.indexOf(first.kind)
  return groups.toSorted((a, b) => positionOf(a) - positionOf(b))
}
