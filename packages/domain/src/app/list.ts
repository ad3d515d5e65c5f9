import type { Page } from '@minaret/client'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { type Loaded, sliceOf, useRetry } from './slice.ts'

/**
 * A list that comes by pages. Loads for it are `prefetchInfiniteQuery(options)`.
 * @param readAfter asks for one page: the first, or the one after a place that an earlier page named
 */
export const listOptions = <T>(
  queryKey: QueryKey,
  readAfter: (after: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
) =>
  infiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>({
    queryKey,
    queryFn: ({ pageParam, signal }) => readAfter(pageParam || undefined, signal),
    // Empty, not absent: it travels from the server to the browser as JSON.
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

type ListOptions<T> = UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>

/** What a hook over a list gives: the slice of all that has been read so far, and how to read on. */
export type Listed<T> = Loaded<T[]> & {
  /** Reads the next page; absent on the last one. */
  more?: () => void
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page did not come; `more` tries again. */
  moreFailed: boolean
}

const itemsOf = <T>({ pages }: InfiniteData<Page<T>>): T[] => pages.flatMap(({ items }) => items)

/** A list as a slice. */
export function useList<T>(options: ListOptions<T>): Listed<T> {
  const retry = useRetry(options.queryKey)
  const query = useInfiniteQuery<Page<T>, Error, T[], QueryKey, string>({ ...options, select: itemsOf })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return {
    ...sliceOf(query),
    retry,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    ...(hasNextPage ? { more: () => void fetchNextPage() } : {}),
  }
}
