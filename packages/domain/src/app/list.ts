import type { Page } from '@minaret/client'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type SliceResult, sliceOf, useRetry } from './slice.ts'

type ListOptions<T> = UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>

/** The result of a hook over a list: the slice of all pages loaded so far, and the function that loads the next. */
export type ListResult<T> = SliceResult<T[]> & {
  /** Loads the next page; absent on the last one. */
  more?: () => void
  /** The cursor after the last loaded item, for a link to the next page; absent on the last page. */
  next?: string
  /** The next page is loading. */
  loadingMore: boolean
  /** The next page failed to load; `more` retries. */
  moreFailed: boolean
}

const joinPages = <T>({ pages }: InfiniteData<Page<T>>): Page<T> => ({
  items: pages.flatMap(({ items }) => items),
  next: pages.at(-1)?.next,
})

/** Runs a paged query as a slice. */
export function useList<T>(options: ListOptions<T>): ListResult<T> {
  const retry = useRetry(options.queryKey)
  const query = useInfiniteQuery<Page<T>, Error, Page<T>, QueryKey, string>({ ...options, select: joinPages })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return {
    ...sliceOf({ data: query.data?.items, error: query.error }),
    next: query.data?.next,
    retry,
    loadingMore: isFetchingNextPage && !isFetchNextPageError,
    moreFailed: isFetchNextPageError,
    ...(hasNextPage ? { more: () => void fetchNextPage() } : {}),
  }
}
