import type { Page } from '@minaret/client'
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

/**
 * A list that comes by pages. Loads for it are `prefetchInfiniteQuery(options)`.
 * @param readAfter asks for one page: the first, or the one after a place that an earlier page named
 * @param from the place to begin after, where an address names one; the key has to tell it from the beginning
 */
export const listOptions = <T>(
  queryKey: QueryKey,
  readAfter: (after: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  from = '',
) =>
  infiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>({
    queryKey,
    queryFn: ({ pageParam, signal }) => readAfter(pageParam || undefined, signal),
    // Empty, not absent: it travels from the server to the browser as JSON.
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  })
