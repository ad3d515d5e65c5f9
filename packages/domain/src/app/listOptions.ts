import type { Page } from '@minaret/client'
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

/**
 * Query options of a paged list; prefetch it with `prefetchInfiniteQuery(options)`.
 * @param readAfter loads one page: the first, or the one after an earlier page's cursor
 * @param from the cursor to start after, if the URL names one; the query key must include it
 */
export const listOptions = <T>(
  queryKey: QueryKey,
  readAfter: (after: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  from = '',
) =>
  infiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>({
    queryKey,
    queryFn: ({ pageParam, signal }) => readAfter(pageParam || undefined, signal),
    // Empty rather than undefined, because the server passes it to the browser as JSON.
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  })
