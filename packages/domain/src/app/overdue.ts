import { ApiError } from '@minaret/client'
import type { FetchStatus, QueryCache } from '@tanstack/react-query'

/** What is fetched beside a whole load: a list's next page. */
type FetchMeta = { fetchMore?: object }

/** How long a load may go unanswered before its loading state ends, in milliseconds (specification, section 9). */
export const loadPatience = 50_000

/** What a load or a change without an answer is told as, for as long as none comes. */
export const unanswered = (): ApiError => new ApiError('silent')

/**
 * Gives every load of a cache an end (decisions, section 3): after `loadPatience` its slice is a failure, so that the
 * screen says so and offers to try again. The request is not aborted: an answer that comes late takes the failure's
 * place. A refresh behind data that is shown already has no end of its own.
 */
export function endLoads(cache: QueryCache): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const forget = (hash: string) => {
    clearTimeout(timers.get(hash))
    timers.delete(hash)
  }
  cache.subscribe((event) => {
    const { query, type } = event
    const { queryHash } = query
    const { data, fetchMeta, fetchStatus }: { data?: unknown; fetchMeta: FetchMeta | null; fetchStatus: FetchStatus } =
      query.state
    if (type === 'removed' || (type === 'updated' && fetchStatus === 'idle')) forget(queryHash)
    if (type !== 'updated' || event.action.type !== 'fetch') return
    forget(queryHash)
    // Somebody looks at a loading state: nothing is there yet, or the next page of a list was asked for.
    if (data !== undefined && fetchMeta?.fetchMore === undefined) return
    const end = () => query.setState({ status: 'error', error: unanswered() })
    timers.set(queryHash, setTimeout(end, loadPatience))
  })
}

/**
 * Waits for a change no longer than a load may take; the change itself goes on.
 * @returns what it came to, or nothing when there is no answer yet
 */
export async function inPatience<T>(change: Promise<T>, ms: number = loadPatience): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([change, late])
  } finally {
    clearTimeout(timer)
  }
}
