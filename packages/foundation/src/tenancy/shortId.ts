import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { OperatorError } from '../base/OperatorError.ts'

/** Shortens an id to the part that identifies a mosque's record; a leading hyphen would look like an option. */
export const shortId = (id: string): string => id.replace(/^-+/, '').slice(0, 8)

/** Whether an id equals the input or starts with it. */
export const startsWith = (id: AnyColumn, input: string): SQL =>
  sql`starts_with(ltrim(${id}, '-'), ltrim(${input}::text, '-'))`

/**
 * Returns the only row that matches an id.
 * @param rows at least two if several match
 * @param noun for the message `There is no … that begins with`
 * @throws OperatorError if there is none, or more than one
 */
export function requireSingleRow<T>(rows: readonly T[], input: string, noun: string, list: string): T {
  const [row, ...otherRows] = rows
  if (!row || input.replace(/^-+/, '') === '')
    throw new OperatorError(`There is no ${noun} "${input}" here. "${list}" shows them.`)
  if (otherRows.length > 0)
    throw new OperatorError(`More than one ${noun} begins with "${input}". Enter more characters.`)
  return row
}
