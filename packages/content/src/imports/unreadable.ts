/** The reason why a file can't be read. */
export type FileProblem = {
  code:
    | 'zip'
    | 'kind'
    | 'doctype'
    | 'items'
    | 'empty'
    | 'size'
    | 'failed'
    // Lists of donors.
    | 'workbook'
    | 'list'
    | 'lines'
    | 'brokenList'
    | 'donors'
    | 'emptyList'
    // Regular gifts in Stripe.
    | 'noAccount'
    | 'stripeSilent'
    | 'stripeRefused'
    | 'plans'
    | 'noPlans'
  /** The line of the file, from 1. */
  line?: number
}

/** Thrown if a file can't be read. None of it is imported. */
export class UnreadableImportError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`The file can't be read: ${problem.code}.`)
    this.problem = problem
  }
}

/** @throws UnreadableImportError always */
export function rejectFile(code: FileProblem['code'], line?: number): never {
  throw new UnreadableImportError({ code, ...(line === undefined ? {} : { line }) })
}
