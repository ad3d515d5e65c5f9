/** What keeps a file from being read. */
export type FileProblem = {
  code:
    | 'zip'
    | 'kind'
    | 'doctype'
    | 'items'
    | 'empty'
    | 'size'
    | 'failed'
    // Of lists of donors.
    | 'workbook'
    | 'list'
    | 'lines'
    | 'brokenList'
    | 'donors'
    | 'emptyList'
    // Of regular gifts at Stripe.
    | 'noAccount'
    | 'stripeSilent'
    | 'stripeRefused'
    | 'plans'
    | 'noPlans'
  /** Of the file, counted from 1. */
  line?: number
}

/** A file that can't be read: nothing is made of any of it. */
export class UnreadableImport extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`The file can't be read: ${problem.code}.`)
    this.problem = problem
  }
}

/** @throws UnreadableImport always */
export function refuseFile(code: FileProblem['code'], line?: number): never {
  throw new UnreadableImport({ code, ...(line === undefined ? {} : { line }) })
}
