import type { RememberedLayout } from '@minaret/foundation/db'
import type { ColumnRole } from './csvColumns.ts'
import type { ForeignFormat } from './foreignFormats.ts'

/** One line of a bank statement, as it was read. */
export type StatementLine = {
  /** A plain date. */
  day: string
  /** Signed: money in is positive. */
  amountMinor: number
  /** ISO 4217, lower case. */
  currency: string
  /** As the bank wrote it, on one line. */
  text: string
  /** Whoever paid or was paid, where the format has a place for that. */
  payer?: string
  /** The bank's own name of the line, where the format has one: no other line has it. */
  bankId?: string
  /** The account it is of, where a file has several. */
  account?: string
  /** How it can be stored already: as it was read before, or as one line with the other parts of its booking. */
  former?: StatementLine
  /** It is one payment of several in the booking `former`. */
  isPart?: true
}

/**
 * Why a line of a file is passed over: it is no transaction, has no date or no amount, has not been booked, or is to come. A
 * `batch` is not passed over: it is one line for several payments.
 */
export type PassReason = 'note' | 'undated' | 'unsigned' | 'zero' | 'pending' | 'future' | 'batch'

/** A line that is passed over, and what stands there. */
export type PassedLine = { reason: PassReason; line: number; text: string }

/** What a column of a CSV is, as a person is asked about it. `number` counts from 1. */
export type StatementColumn = { number: number; heading: string; samples: string[]; role?: ColumnRole }

/** What only a person can say of a file. */
export type StatementQuestion = {
  asks: ('columns' | 'sign' | 'dates')[]
  columns: StatementColumn[]
  /** A cell that leaves open which way the money went. */
  sign?: { column: number; line: number; value: string }
  /** A date that can be two days. */
  dates?: { text: string; dmy: string; mdy: string }
}

/** What somebody says of a file: what its columns are, by their numbers from 1, and which of day and month comes first. */
export type StatementAnswers = Pick<RememberedLayout, 'columns' | 'dates'>

/** Why a file is not taken. `line` counts the file's lines from 1. */
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
  /** What stands there, shortened. */
  value?: string
  /** Of `format`: what the file is. */
  format?: ForeignFormat
}

/** A file that is not taken; nothing of it is stored. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
  readonly problem: StatementProblem
  constructor(problem: StatementProblem) {
    super(`${problem.code}${problem.line === undefined ? '' : ` in line ${problem.line}`}`)
    this.problem = problem
  }
}

/** Refuses the file. @param value what stands there */
export function refuseFile(code: StatementProblem['code'], line?: number, value?: string): never {
  throw new UnreadableStatement({
    code,
    ...(line === undefined ? {} : { line }),
    ...(value === undefined ? {} : { value: oneLine(value).slice(0, 40) }),
  })
}

/** Refuses a file in a format that is not read. */
export function refuseFormat(format: ForeignFormat): never {
  throw new UnreadableStatement({ code: 'format', format })
}

/** The largest file, in bytes, and the most lines: three years of a busy account. */
export const largestFile = 3_000_000
export const mostLines = 20_000

/** The longest text of a line. */
export const longestText = 500

/** The longest name of an account. */
const longestAccount = 100

/** A text on one line, without control characters, or what turns the text around it about. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** The texts of a line as one; what two of them both say stands once. @throws UnreadableStatement where it is too long */
export function joinTexts(texts: readonly (string | undefined)[], line: number): string {
  const parts: string[] = []
  for (const text of texts) {
    const part = oneLine(text ?? '').replace(/^'\s*/, '')
    // Before it is sought in the others: comparing two long texts can take as long as both multiplied.
    if (part.length > longestText) refuseFile('long', line)
    if (part && !parts.some((other) => other.toLowerCase().includes(part.toLowerCase()))) parts.push(part)
  }
  const joined = parts.join(' · ')
  return joined.length > longestText ? refuseFile('long', line) : joined
}

/** The account a file or a line is of. @throws UnreadableStatement where it is too long */
export const readAccount = (text: string, line: number): string =>
  text.length > longestAccount ? refuseFile('wide', line) : text
