import type { TestTenant } from './index.ts'

/** Completes the contract's example to a valid request: path parameters (`in`), body fields and headers. */
export type Right = { at?: TestTenant; in?: Record<string, string>; body?: object; headers?: Record<string, string> }

/** How one call is tested. */
export type Row = {
  /** Returns what completes the contract's example to a valid request. */
  right?: () => Promise<Right>
  /** The status the mosque answers the valid request with; 200 by default. */
  code?: number
  /** The status another mosque answers the same request with. By default 200, with only that mosque's own content. */
  elsewhere?: number
}
