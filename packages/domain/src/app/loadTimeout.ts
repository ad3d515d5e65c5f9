import { ApiError } from '@minaret/client'
import type { FetchStatus, QueryCache } from '@tanstack/react-query'

/** TanStack Query's note that a fetch is for a list's next page. */
type FetchMeta = { fetchMore?: object }

/** The timeout of a load, after which its loading state ends, in milliseconds (specification, section 9). */
export const loadTimeoutMs = 50_000

/** The error of a load or change that has timed out, until its response arrives. */
export const timeoutError = (): ApiError => new ApiError('silent')

/**
 * Times out every load of a cache (decisions, section 3): after `loadTimeoutMs` its slice is a failure, so that the
 * screen offers a retry. The request is not aborted: a late response replaces the failure. A background refresh has no
 * timeout.
 */
export function timeOutLoads(cache: QueryCache): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const clearTimer = (hash: string) => {
    clearTimeout(timers.get(hash))
    timers.delete(hash)
  }
  cache.subscribe((event) => {
    const { query, type } = event
    const { queryHash } = query
    const { data, fetchMeta, fetchStatus }: { data?: unknown; fetchMeta: FetchMeta | null; fetchStatus: FetchStatus } =
      query.state
    if (type === 'removed' || (type === 'updated' && fetchStatus === 'idle')) clearTimer(queryHash)
    if (type !== 'updated' || event.action.type !== 'fetch') return
    clearTimer(queryHash)
    // A loading state is visible: there is no data yet, or the next page of a list was requested.
    if (data !== undefined && fetchMeta?.fetchMore === undefined) return
    const setTimedOut = () => query.setState({ status: 'error', error: timeoutError() })
    timers.set(queryHash, setTimeout(setTimedOut, loadTimeoutMs))
  })
}

/**
 * Waits for a change for as long as for a load; the change itself continues after a timeout.
 * @returns its result, or undefined if it timed out
 */
export async function withTimeout<T>(change: Promise<T>, ms: number = loadTimeoutMs): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([change, timeout])
  } finally {
    clearTimeout(timer)
  }
}
