import { otherAsrColumn } from './columns.ts'
import type { Role } from './columns.ts'
import { timesOf } from './columnTimes.ts'
import type { Header } from './header.ts'
import type { SheetRow } from './sheet.ts'

/** A column of Asr start times, and the school in its heading. */
export type AsrColumn = { index: number; school?: 1 | 2 }

/** Returns the column of Asr start times that is earlier on nearly every day; undefined if neither is. */
function earlierOf(rows: readonly SheetRow[], firstIndex: number, secondIndex: number): number | undefined {
  const [first, second] = [timesOf(rows, 'asr_athan', firstIndex), timesOf(rows, 'asr_athan', secondIndex)]
  const signs = first.flatMap((time, row) => {
    const secondTime = second[row]
    return time === undefined || secondTime === undefined ? [] : [Math.sign(secondTime - time)]
  })
  const shareOf = (sign: number) => signs.filter((step) => step === sign).length / Math.max(1, signs.length)
  if (shareOf(1) > 0.9) return firstIndex
  return shareOf(-1) > 0.9 ? secondIndex : undefined
}

/**
 * Assigns the columns of Asr start times: the mosque's own school's, and the other school's. The Hanafi Asr is later
 * everywhere in the world, so the times decide if the headings do not.
 *
 * @param mosqueSchool the mosque's own school: 2 is Hanafi
 * @returns a column that cannot be assigned, or whose times contradict its heading
 */
export function assignAsrColumns(
  columns: readonly AsrColumn[],
  mosqueSchool: 1 | 2,
  columnIndexes: Map<Role, number>,
  rows: readonly SheetRow[],
): AsrColumn | undefined {
  const [first, second] = columns
  if (!first) return undefined
  columnIndexes.set('asr_athan', first.index)
  if (!second) return undefined
  const earlierIndex = earlierOf(rows, first.index, second.index)
  const shafiIndex = earlierIndex ?? (first.school === 2 || second.school === 1 ? second.index : first.index)
  const isContradicted = ({ index, school }: AsrColumn) =>
    school !== undefined && school !== (index === shafiIndex ? 1 : 2)
  const hasNamedSchool = first.school !== undefined || second.school !== undefined
  if (isContradicted(first) || isContradicted(second) || (earlierIndex === undefined && !hasNamedSchool)) return second
  const [shafi, hanafi] = shafiIndex === first.index ? [first, second] : [second, first]
  columnIndexes.set('asr_athan', mosqueSchool === 1 ? shafi.index : hanafi.index)
  if (!columnIndexes.has(otherAsrColumn))
    columnIndexes.set(otherAsrColumn, mosqueSchool === 1 ? hanafi.index : shafi.index)
  return undefined
}

/** Whether a column's heading is only the name of a prayer. */
export const isBareName = (header: Header | undefined, index = -1): boolean => {
  const { prayer, kind, school } = header?.columns[index]?.heading ?? {}
  return prayer !== undefined && kind === undefined && school === undefined
}

/** Whether a prayer other than Asr has two columns with only its name; if so, the second of each pair is a jamaat. */
export function hasDoubledPrayers(header: Header | undefined): boolean {
  const names = (header?.columns ?? []).flatMap(({ heading: { prayer, weak } }, index) =>
    isBareName(header, index) && prayer !== 'asr' && prayer !== 'sunrise' && !weak ? (prayer ?? []) : [],
  )
  return new Set(names).size < names.length
}
