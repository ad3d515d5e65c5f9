import type { RememberedLayout } from '@minaret/foundation/db'
import type { ColumnRole } from './csvColumns.ts'
import type { ForeignFormat } from './foreignFormats.ts'

/** A line read from a bank statement. */
export type StatementLine = {
  /** A plain date. */
  day: string
  /** Signed: money in is positive. */
  amountMinor: number
  /** ISO 4217, lower case. */
  currency: string
  /** As the bank wrote it, on one line. */
  text: string
  /** The payer or payee, if the format has a field for it. */
  payer?: string
  /** The bank's unique reference for the line, if the format has one. */
  bankId?: string
  /** The account of the line, if the file names it. */
  account?: string
  /** The form in which earlier versions may have stored it: another interpretation, or one line for the entire entry. */
  former?: StatementLine
  /** Whether it is one of several payments in the entry `former`. */
  isPart?: true
}

/**
 * Why a line of a file is skipped: it is not a transaction, has no date or no amount, is not booked, or is in the future. A
 * `batch` is not skipped: it is one line for several payments.
 */
export type SkipReason = 'note' | 'undated' | 'unsigned' | 'zero' | 'pending' | 'future' | 'batch'

/** A skipped line, and its text. */
export type SkippedLine = { reason: SkipReason; line: number; text: string }

/** A CSV column in a question to the treasurer. `number` counts from 1. */
export type StatementColumn = { number: number; heading: string; samples: string[]; role?: ColumnRole }

/** What the treasurer must answer about a file. */
export type StatementQuestion = {
  asks: ('columns' | 'sign' | 'dates')[]
  columns: StatementColumn[]
  /** A cell that leaves the direction of the money open. */
  sign?: { column: number; line: number; value: string }
  /** An ambiguous date. */
  dates?: { text: string; dmy: string; mdy: string }
}

/** The treasurer's answers about a file: roles of columns, by number from 1, and the order of day and month. */
export type StatementAnswers = Pick<RememberedLayout, 'columns' | 'dates'>

/** Why a file is refused. `line` counts the file's lines from 1. */
export type StatementProblem = {
  code:
    | 'size'
    | 'lines'
    | 'kind'
    | 'format'
    | 'blank'
    | 'empty'
    | 'columns'
    | 'broken'
    | 'doctype'
    | 'answers'
    | 'sign'
    | 'date'
    | 'amount'
    | 'both'
    | 'currency'
    | 'long'
    | 'wide'
    | 'cells'
  line?: number
  /** The text at fault, shortened. */
  value?: string
  /** For `format`, the file's format. */
  format?: ForeignFormat
}

/** Thrown to refuse a file; none of it is stored. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
  readonly problem: StatementProblem
  constructor(problem: StatementProblem) {
    super(`${problem.code}${problem.line === undefined ? '' : ` in line ${problem.line}`}`)
    this.problem = problem
  }
}

/** Refuses the file. @param value the text at fault */
export function refuseFile(code: StatementProblem['code'], line?: number, value?: string): never {
  throw new UnreadableStatement({
    code,
    ...(line === undefined ? {} : { line }),
    ...(value === undefined ? {} : { value: toSingleLine(value).slice(0, 40) }),
  })
}

/** Refuses a file in an unsupported format. */
export function refuseFormat(format: ForeignFormat): never {
  throw new UnreadableStatement({ code: 'format', format })
}

/** Maximum file size in bytes, and maximum number of lines: three years of a busy account. */
export const maxFileBytes = 3_000_000
export const maxLines = 20_000

/** Maximum length of a line's text. */
export const maxTextLength = 500

/** Maximum length of an account's name. */
const maxAccountLength = 100

/** Puts text on one line, without control characters or direction overrides. */
export const toSingleLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Joins the parts of a line's text, without repetitions. @throws UnreadableStatement if the result is too long */
export function joinTexts(texts: readonly (string | undefined)[], line: number): string {
  const parts: string[] = []
  for (const text of texts) {
    const part = toSingleLine(text ?? '').replace(/^'\s*/, '')
    // Check the length before searching the other parts: comparing two long strings can take quadratic time.
    if (part.length > maxTextLength) refuseFile('long', line)
    if (part && !parts.some((earlierPart) => earlierPart.toLowerCase().includes(part.toLowerCase()))) parts.push(part)
  }
  const result = parts.join(' · ')
  return result.length > maxTextLength ? refuseFile('long', line) : result
}

/** Reads the account of a file or line. @throws UnreadableStatement if it is too long */
export const readAccount = (text: string, line: number): string =>
  text.length > maxAccountLength ? refuseFile('wide', line) : text
