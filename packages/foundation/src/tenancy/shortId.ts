import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { OperatorError } from '../base/OperatorError.ts'

/** Shortens an id to what identifies a mosque's record; a leading hyphen would look like an option. */
export const shortId = (id: string): string => id.replace(/^-+/, '').slice(0, 8)

/** Whether an id equals the input or starts with it. */
export const startsWith = (id: AnyColumn, typed: string): SQL =>
  sql`starts_with(ltrim(${id}, '-'), ltrim(${typed}::text, '-'))`

/**
 * Returns the only row that matches an id.
 * @param rows at least two if several match
 * @param what noun for the message `There is no … that begins with`
 * @throws OperatorError if there is none, or more than one
 */
export function findOnly<T>(rows: readonly T[], typed: string, what: string, list: string): T {
  const [row, ...others] = rows
  if (!row || typed.replace(/^-+/, '') === '')
    throw new OperatorError(`There is no ${what} "${typed}" here. "${list}" shows them.`)
  if (others.length > 0) throw new OperatorError(`More than one ${what} begins with "${typed}". Type more of it.`)
  return row
}
