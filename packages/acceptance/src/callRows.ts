import type { TestTenant } from './index.ts'

/** Completes the contract's example to a valid request: path parameters (`in`), body fields and headers. */
export type ValidRequest = {
  at?: TestTenant
  in?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

/** The test of one call. */
export type Row = {
  /** Returns the additions that make the contract's example a valid request. */
  right?: () => Promise<ValidRequest>
  /** The expected status of the valid request; 200 by default. */
  code?: number
  /** The expected status of the same request at another mosque. By default 200, with only that mosque's content. */
  elsewhere?: number
}
