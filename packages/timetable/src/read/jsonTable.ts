import { findHeader } from './header.ts'
import { plainCell } from './plain.ts'
import type { Sheet } from './sheet.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No table of times is nested deeper, and none has more days. */
const [deepest, mostRows] = [4, 4000]

/** The fields of one day, those within it as "fajr adhan". */
function fieldsOf(value: Record<string, unknown>, before = '', depth = 0): [name: string, cell: string][] {
  return Object.entries(value).flatMap(([key, field]): [string, string][] => {
    const name = before === '' ? key : `${before} ${key}`
    if (typeof field === 'string' || typeof field === 'number') return [[name, plainCell(String(field))]]
    return isRecord(field) && depth < 2 ? fieldsOf(field, name, depth + 1) : []
  })
}

type Row = Map<string, string>

/** A list of days, or days by their dates: whichever is the longest there is. */
function rowsOf(value: unknown, depth = 0): Row[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value)
  const own = inner.flatMap(([key, row]): Row[] => {
    if (!isRecord(row)) return []
    const fields = new Map(fieldsOf(row))
    // Days that are listed by their dates say them nowhere else.
    const dated = !Array.isArray(value) && ![...fields.keys()].some((name) => /date/i.test(name))
    return [dated ? new Map([['date', plainCell(key)], ...fields]) : fields]
  })
  const days = own.filter((row) => row.size >= 6)
  const below = inner.map(([, each]) => rowsOf(each, depth + 1))
  return below.reduce((most, each) => (each.length > most.length ? each : most), days)
}

/**
 * Reads days that a program gives as JSON: a list of them, or days by date, wherever in the document they stand. Lines
 * are counted by days, the headings being the first.
 *
 * @returns nothing when the text is no JSON, holds no days, or holds rules (`readSalahApi`)
 * @untrusted
 */
export function readJsonTable(text: string): Sheet | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Rules are no table, even where they name times.
  if (isRecord(value) && typeof value['salahapi'] === 'string') return undefined
  const rows = rowsOf(value).slice(0, mostRows)
  if (rows.length === 0) return undefined
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const sheet: Sheet = {
    rows: [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))].map((cells, at) => ({
      line: at + 1,
      cells,
    })),
  }
  return findHeader(sheet) ? sheet : undefined
}
