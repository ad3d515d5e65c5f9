import { otherAsrColumn } from './columns.ts'
import type { Role } from './columns.ts'
import { timesOf } from './columnTimes.ts'
import type { Header } from './header.ts'
import type { SheetRow } from './sheet.ts'

/** A column with the beginning of Asr, and the school in its heading. */
export type AsrColumn = { index: number; school?: 1 | 2 }

/** Which of two columns with the beginning of Asr is earlier on nearly every day; undefined if neither is. */
function earlierOf(rows: readonly SheetRow[], one: number, other: number): number | undefined {
  const [first, second] = [timesOf(rows, 'asr_athan', one), timesOf(rows, 'asr_athan', other)]
  const steps = first.flatMap((time, line) => {
    const later = second[line]
    return time === undefined || later === undefined ? [] : [Math.sign(later - time)]
  })
  const share = (sign: number) => steps.filter((step) => step === sign).length / Math.max(1, steps.length)
  if (share(1) > 0.9) return one
  return share(-1) > 0.9 ? other : undefined
}

/**
 * Assigns the columns with the beginning of Asr: the mosque's own school's, and the other school's. The Hanafi Asr is later
 * everywhere in the world, so the times decide if the headings do not.
 *
 * @param own the mosque's own school: 2 is Hanafi
 * @returns a column that cannot be assigned, or whose times contradict its heading
 */
export function placeAsr(
  columns: readonly AsrColumn[],
  own: 1 | 2,
  at: Map<Role, number>,
  rows: readonly SheetRow[],
): AsrColumn | undefined {
  const [one, other] = columns
  if (!one) return undefined
  at.set('asr_athan', one.index)
  if (!other) return undefined
  const earlier = earlierOf(rows, one.index, other.index)
  const first = earlier ?? (one.school === 2 || other.school === 1 ? other.index : one.index)
  const isContradicted = ({ index, school }: AsrColumn) => school !== undefined && school !== (index === first ? 1 : 2)
  const named = one.school !== undefined || other.school !== undefined
  if (isContradicted(one) || isContradicted(other) || (earlier === undefined && !named)) return other
  const [shafi, hanafi] = first === one.index ? [one, other] : [other, one]
  at.set('asr_athan', own === 1 ? shafi.index : hanafi.index)
  if (!at.has(otherAsrColumn)) at.set(otherAsrColumn, own === 1 ? hanafi.index : shafi.index)
  return undefined
}

/** Whether a column's heading is only the name of a prayer. */
export const isBareName = (header: Header | undefined, index = -1): boolean => {
  const { prayer, kind, school } = header?.columns[index]?.heading ?? {}
  return prayer !== undefined && kind === undefined && school === undefined
}

/** Whether a prayer other than Asr has two columns with only its name: then every second one, also Asr's, is a jamaat. */
export function isDoubled(header: Header | undefined): boolean {
  const names = (header?.columns ?? []).flatMap(({ heading: { prayer, weak } }, index) =>
    isBareName(header, index) && prayer !== 'asr' && prayer !== 'sunrise' && !weak ? (prayer ?? []) : [],
  )
  return new Set(names).size < names.length
}
