import { otherAsrColumn } from './columns.ts'
import type { Role } from './columns.ts'
import { timesOf } from './columnTimes.ts'
import type { Header } from './header.ts'
import type { SheetRow } from './sheet.ts'

/** A column that begins Asr, and the school its heading names. */
export type AsrColumn = { index: number; school?: 1 | 2 }

/** Which of two columns that begin Asr is the earlier on nearly every day; undefined if neither is. */
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
 * Places the columns that begin Asr: the mosque's own school's, and the other's beside it. The Hanafi Asr is the later one
 * all over the world, so the times tell which is whose where the headings do not.
 *
 * @param own the school whose Asr the mosque prays: 2 is Hanafi
 * @returns the column that is one too many, or whose heading its times belie
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
  const isBelied = ({ index, school }: AsrColumn) => school !== undefined && school !== (index === first ? 1 : 2)
  const named = one.school !== undefined || other.school !== undefined
  if (isBelied(one) || isBelied(other) || (earlier === undefined && !named)) return other
  const [shafi, hanafi] = first === one.index ? [one, other] : [other, one]
  at.set('asr_athan', own === 1 ? shafi.index : hanafi.index)
  if (!at.has(otherAsrColumn)) at.set(otherAsrColumn, own === 1 ? hanafi.index : shafi.index)
  return undefined
}

/** Whether a column is headed by the name of a prayer and nothing else. */
export const isBareName = (header: Header | undefined, index = -1): boolean => {
  const { prayer, kind, school } = header?.columns[index]?.heading ?? {}
  return prayer !== undefined && kind === undefined && school === undefined
}

/** Whether a prayer but Asr stands twice under its bare name: then the second is its jamaat, and Asr's is too. */
export function isDoubled(header: Header | undefined): boolean {
  const names = (header?.columns ?? []).flatMap(({ heading: { prayer, weak } }, index) =>
    isBareName(header, index) && prayer !== 'asr' && prayer !== 'sunrise' && !weak ? (prayer ?? []) : [],
  )
  return new Set(names).size < names.length
}
