import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { OperatorError } from '../base/OperatorError.ts'

/** Enough of an id to tell a mosque's things apart by; a stroke at its beginning would read as an option. */
export const shortId = (id: string): string => id.replace(/^-+/, '').slice(0, 8)

/** Whether an id is the one that was typed, whole or from its beginning. */
export const startsWith = (id: AnyColumn, typed: string): SQL =>
  sql`starts_with(ltrim(${id}, '-'), ltrim(${typed}::text, '-'))`

/**
 * The one row an id was meant for.
 * @param rows at least two where there are more
 * @param what is looked for, as in `There is no … that begins with`
 * @throws OperatorError when there is none, or more than one
 */
export function findOnly<T>(rows: readonly T[], typed: string, what: string, list: string): T {
  const [row, ...others] = rows
  if (!row || typed.replace(/^-+/, '') === '')
    throw new OperatorError(`There is no ${what} "${typed}" here. "${list}" shows them.`)
  if (others.length > 0) throw new OperatorError(`More than one ${what} begins with "${typed}". Type more of it.`)
  return row
}
