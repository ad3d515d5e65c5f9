import type { TestTenant } from './index.ts'

/** The rest of a request that is right: what stands in the path, in the body beside the contract's example, in headers. */
export type Right = { at?: TestTenant; in?: Record<string, string>; body?: object; headers?: Record<string, string> }

/** What a call is tested with. */
export type Row = {
  /** What makes the contract's own example right here and now. */
  right?: () => Promise<Right>
  /** What the mosque says to the right request; nothing: 200. */
  code?: number
  /** What another mosque says to the very same request; nothing: 200, with its own content and none of the first's. */
  elsewhere?: number
}
