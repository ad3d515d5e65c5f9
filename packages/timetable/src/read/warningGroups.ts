import { ofNight } from '../base/calendar.ts'
import { groupFindings } from './findings.ts'
import type { Finding } from './findings.ts'
import { exceptions, seriousnessOf } from './seriousness.ts'
import type { Seriousness } from './seriousness.ts'

/** A group of similar warnings of an import. */
export type WarningGroup<F extends Finding = Finding> = {
  seriousness: Seriousness
  /** The number of days. */
  days: number
  /** The first, which serves as the example. */
  first: F
  /** All of them, in the order of the file. */
  findings: F[]
}

function seriousnessFor({ kind, column = '', times }: Finding): Seriousness {
  const [first] = times ?? []
  const isFrom = (from: number) => first !== undefined && ofNight('isha', first.minutes) >= from
  const exception = exceptions.find(
    ({ kind: of, columns, from }) => of === kind && columns.includes(column) && (from === undefined || isFrom(from)),
  )
  return exception?.is ?? seriousnessOf[kind]
}

const groupOf = (finding: Finding): string =>
  [finding.kind, finding.like ?? finding.column ?? '', seriousnessFor(finding)].join(' ')

const kinds = Object.keys(seriousnessOf)

/**
 * Groups warnings by kind and column, serious ones first, in the order of `seriousnessOf`. Both the desk and the terminal
 * show them before an import.
 */
export function groupWarnings<F extends Finding>(warnings: readonly F[]): WarningGroup<F>[] {
  const groups = groupFindings(warnings, groupOf).flatMap((alike): WarningGroup<F>[] => {
    const [first] = alike
    if (!first) return []
    const days = alike.reduce((total, finding) => total + (finding.days ?? 1), 0)
    return [{ seriousness: seriousnessFor(first), days, first, findings: alike }]
  })
  const positionOf = ({ seriousness, first }: WarningGroup<F>) =>
    (seriousness === 'serious' ? 0 : kinds.length) + kinds.indexOf(first.kind)
  return groups.toSorted((a, b) => positionOf(a) - positionOf(b))
}
