import { findHeader } from './header.ts'
import { plainCell } from './plain.ts'
import type { Sheet } from './sheet.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The limits on a table's depth and number of days. */
const [maxDepth, maxRows] = [4, 4000]

/** The fields of one day; nested ones get names such as "fajr adhan". */
function fieldsOf(value: Record<string, unknown>, prefix = '', depth = 0): [name: string, cell: string][] {
  return Object.entries(value).flatMap(([key, field]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix} ${key}`
    if (typeof field === 'string' || typeof field === 'number') return [[name, plainCell(String(field))]]
    return isRecord(field) && depth < 2 ? fieldsOf(field, name, depth + 1) : []
  })
}

type Row = Map<string, string>

/** The longest list of days, or of days by date, at any depth of a value. */
function rowsOf(value: unknown, depth = 0): Row[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const rows = entries.flatMap(([key, row]): Row[] => {
    if (!isRecord(row)) return []
    const fields = new Map(fieldsOf(row))
    // Days listed by date have their date only as the key.
    const isByDate = !Array.isArray(value) && ![...fields.keys()].some((name) => /date/i.test(name))
    return [isByDate ? new Map([['date', plainCell(key)], ...fields]) : fields]
  })
  const dayRows = rows.filter((row) => row.size >= 6)
  const nestedRows = entries.map(([, entry]) => rowsOf(entry, depth + 1))
  return nestedRows.reduce((longest, list) => (list.length > longest.length ? list : longest), dayRows)
}

/**
 * Reads days from JSON: a list of days or days by date, at any depth. Each day counts as a line, after a first line of
 * headings.
 *
 * @returns undefined if the text is not JSON, has no days, or has rules (`readSalahApi`)
 * @untrusted
 */
export function readJsonTable(text: string): Sheet | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Rules are not a table, even if they contain times.
  if (isRecord(value) && typeof value['salahapi'] === 'string') return undefined
  const rows = rowsOf(value).slice(0, maxRows)
  if (rows.length === 0) return undefined
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const sheet: Sheet = {
    rows: [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))].map((cells, index) => ({
      line: index + 1,
      cells,
    })),
  }
  return findHeader(sheet) ? sheet : undefined
}
