import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/**
 * The state of a load as the specification words it (section 4): in progress and failure hold no data. A quiet refresh
 * in the background changes neither state nor data (decisions, section 3).
 */
export type Slice<T> =
  | { status: 'in progress'; data?: undefined; error?: undefined }
  | { status: 'success'; data: T; error?: undefined }
  | { status: 'failure'; data?: undefined; error: Error }

/** What a hook over a slice gives: the slice, and asking again, which clears it first. */
export type Loaded<T> = Slice<T> & { retry: () => void }

/** Reads a query's result as a slice. */
export function sliceOf<T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): Slice<T> {
  if (data !== undefined) return { status: 'success', data }
  return error ? { status: 'failure', error } : { status: 'in progress' }
}

/** A query as a slice. */
export function useSlice<Fetched, T, K extends QueryKey>(options: UseQueryOptions<Fetched, Error, T, K>): Loaded<T> {
  const retry = useRetry(options.queryKey)
  return { ...sliceOf(useQuery(options)), retry }
}

/** Asks again for what lies under a key, as if for the first time. */
export function useRetry(queryKey: QueryKey): () => void {
  const client = useQueryClient()
  return () => void client.resetQueries({ queryKey, exact: true })
}
