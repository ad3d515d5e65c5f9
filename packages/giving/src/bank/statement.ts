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
}

/** Why a file is not taken. `line` counts the file's lines from 1. */
export type StatementProblem = {
  code:
    | 'size'
    | 'lines'
    | 'kind'
    | 'empty'
    | 'columns'
    | 'broken'
    | 'doctype'
    | 'date'
    | 'future'
    | 'amount'
    | 'both'
    | 'currency'
    | 'long'
    | 'wide'
    | 'cells'
  line?: number
  /** What stands there, shortened. */
  value?: string
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

/** The largest file, in bytes, and the most lines: three years of a busy account. */
export const largestFile = 3_000_000
export const mostLines = 20_000

/** The longest text of a line, and name of an account. */
const [longestText, longestAccount] = [500, 100]

/** A text on one line, without control characters, or what turns the text around it about. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

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
