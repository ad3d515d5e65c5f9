import type { CsvOptions } from '../bank/csv.ts'
import { readStatement } from '../bank/readStatement.ts'
import { type StatementProblem, UnreadableStatement } from '../bank/statement.ts'

/** Reads a statement as of 28 November 2026. */
export const readStatementText = (csv: string | Buffer, options: Partial<CsvOptions> = {}) =>
  readStatement(typeof csv === 'string' ? Buffer.from(csv) : csv, { currency: 'gbp', today: '2026-11-28', ...options })
/** The amounts of a statement's lines. */
export const readAmounts = (csv: string, options: Partial<CsvOptions> = {}) =>
  readStatementText(csv, options).lines.map(({ amountMinor }) => amountMinor)
/** The skipped lines with their reasons. */
export const skippedLines = (csv: string, options: Partial<CsvOptions> = {}) =>
  readStatementText(csv, options).skippedLines.map(({ reason, line }) => `${reason} ${line}`)

/** Why a statement is refused. */
export function readProblem(csv: string, options: Partial<CsvOptions> = {}): StatementProblem | undefined {
  try {
    readStatementText(csv, options)
  } catch (error) {
    if (error instanceof UnreadableStatement) return error.problem
    throw error
  }
  return undefined
}
