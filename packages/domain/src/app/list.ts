import type { Page } from '@minaret/client'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type Loaded, sliceOf, useRetry } from './slice.ts'

type ListOptions<T> = UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, string>

/** What a hook over a list gives: the slice of all that has been read so far, and how to read on. */
export type Listed<T> = Loaded<T[]> & {
  /** Reads the next page; absent on the last one. */
  more?: () => void
  /** The place where what has been read ends, for an address of what follows; absent on the last page. */
  next?: string
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page did not come; `more` tries again. */
  moreFailed: boolean
}

const readSoFar = <T>({ pages }: InfiniteData<Page<T>>): Page<T> => ({
  items: pages.flatMap(({ items }) => items),
  next: pages.at(-1)?.next,
})

/** A list as a slice. */
export function useList<T>(options: ListOptions<T>): Listed<T> {
  const retry = useRetry(options.queryKey)
  const query = useInfiniteQuery<Page<T>, Error, Page<T>, QueryKey, string>({ ...options, select: readSoFar })
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
