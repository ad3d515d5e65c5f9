import { toNightMinutes } from '../base/calendar.ts'
import { groupFindings } from './findings.ts'
import type { Finding } from './findings.ts'
import { exceptions, seriousnessOf } from './seriousness.ts'
import type { Seriousness } from './seriousness.ts'

/** A group of similar import warnings. */
export type WarningGroup<F extends Finding = Finding> = {
  seriousness: Seriousness
  /** The number of days. */
  days: number
  /** The first finding, which serves as the example. */
  first: F
  /** All findings, in the order of the file. */
  findings: F[]
}

function seriousnessFor({ kind, column = '', times }: Finding): Seriousness {
  const [first] = times ?? []
  const isFrom = (from: number) => first !== undefined && toNightMinutes('isha', first.minutes) >= from
  const exception = exceptions.find(
    ({ kind: exceptionKind, columns, from }) =>
      exceptionKind === kind && columns.includes(column) && (from === undefined || isFrom(from)),
  )
  return exception?.is ?? seriousnessOf[kind]
}

const groupOf = (finding: Finding): string =>
  [finding.kind, finding.like ?? finding.column ?? '', seriousnessFor(finding)].join(' ')

const kinds = Object.keys(seriousnessOf)

/**
 * Groups warnings by kind and column, serious ones first, in the order of `seriousnessOf`. They are shown before an import,
 * both at the desk and in the terminal.
 */
export function groupWarnings<F extends Finding>(warnings: readonly F[]): WarningGroup<F>[] {
  const groups = groupFindings(warnings, groupOf).flatMap((group): WarningGroup<F>[] => {
    const [first] = group
    if (!first) return []
    const days = group.reduce((total, finding) => total + (finding.days ?? 1), 0)
    return [{ seriousness: seriousnessFor(first), days, first, findings: group }]
  })
  const positionOf = ({ seriousness, first }: WarningGroup<F>) =>
    (seriousness === 'serious' ? 0 : kinds.length) + kinds.indexOf(first.kind)
  return groups.toSorted((a, b) => positionOf(a) - positionOf(b))
}
