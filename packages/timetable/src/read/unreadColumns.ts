import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import { columnsOf, neededColumns, roleName } from './columns.ts'
import type { Role } from './columns.ts'
import type { Finding } from './findings.ts'
import type { Header } from './header.ts'

/** Headings of columns that were not read, and the findings about them. */
export type UnreadColumns = { names: string[]; problems: Finding[]; warnings: Finding[] }

/**
 * Lists the columns that were not read. A column of times is a question if a prayer has no jamaat, because it probably is
 * that jamaat; any other unknown column is a warning.
 *
 * @param handledIndexes columns that have been handled, even without a role
 * @param contentOf the contents of a column: times, numbers that might be times, or anything else
 */
export function listUnreadColumns(
  header: Header | undefined,
  columnIndexes: ReadonlyMap<Role, number>,
  handledIndexes: ReadonlySet<number>,
  contentOf: (index: number) => 'times' | 'numbers' | 'other',
): UnreadColumns {
  const readIndexes = new Set(columnIndexes.values())
  const names: string[] = []
  const unknownColumns: { name: string; index: number }[] = []
  const texts = (header?.columns ?? []).map(({ text }) => text)
  for (const [index, { text, heading }] of (header?.columns ?? []).entries()) {
    if (readIndexes.has(index) || (text === '' && contentOf(index) === 'other')) continue
    const number = texts.indexOf(text) === texts.lastIndexOf(text) ? '' : ` (column ${index + 1})`
    const name = text === '' ? `column ${index + 1}, which has no heading` : `"${text}"${number}`
    names.push(name)
    if (!heading.other && heading.kind !== 'ends' && heading.date === undefined && !handledIndexes.has(index))
      unknownColumns.push({ name, index })
  }
  const line = header?.line ?? 1
  const timeColumns = unknownColumns.filter(({ index }) => contentOf(index) === 'times')
  // Required columns come first. Maghrib is prayed immediately, so many tables have no jamaat for it.
  const hasNeededColumns = neededColumns.every((column) => columnIndexes.has(column))
  const prayersWithoutJamaat = prayers.filter(
    (prayer) => prayer !== 'maghrib' && !columnIndexes.has(columnsOf[prayer].jamaat),
  )
  if (hasNeededColumns && timeColumns.length > 0 && prayersWithoutJamaat.length > 0) {
    const hint =
      timeColumns.length === 1 ? 'Set what it holds, or ignore it' : 'Set what each of them holds, or ignore it'
    const message = `${listColumns(timeColumns, ' of times')}. No column is the jamaat of ${prayersWithoutJamaat.map(nameOf).join(', ')}. ${hint}.`
    return { names, problems: [{ kind: 'column', line, message, ask: 'columns', like: 'times' }], warnings: [] }
  }
  if (unknownColumns.length === 0) return { names, problems: [], warnings: [] }
  const message = `${listColumns(unknownColumns, '')}. If it has times of a prayer, name it with a heading such as "Fajr jamaat" (${roleName('fajr_iqama')}).`
  return { names, problems: [], warnings: [{ kind: 'column', line, message }] }
}

function listColumns(columns: readonly { name: string }[], qualifier: string): string {
  const names = columns.map(({ name }) => name).join(', ')
  return columns.length === 1
    ? `A column${qualifier} was not read: ${names}`
    : `${columns.length} columns${qualifier} were not read: ${names}`
}
