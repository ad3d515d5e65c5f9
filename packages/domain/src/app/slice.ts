import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/**
 * The state of a load as specified (section 4): in progress and failure hold no data. A background refresh changes
 * neither status nor data (decisions, section 3).
 */
export type Slice<T> =
  | { status: 'in progress'; data?: undefined; error?: undefined }
  | { status: 'success'; data: T; error?: undefined }
  | { status: 'failure'; data?: undefined; error: Error }

/** The result of a hook over a slice: the slice, and `retry`, which clears it first. */
export type SliceResult<T> = Slice<T> & { retry: () => void }

/** Converts a query's result into a slice. */
export function sliceOf<T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): Slice<T> {
  if (data !== undefined) return { status: 'success', data }
  return error ? { status: 'failure', error } : { status: 'in progress' }
}

/** Runs a query as a slice. */
export function useSlice<Fetched, T, K extends QueryKey>(
  options: UseQueryOptions<Fetched, Error, T, K>,
): SliceResult<T> {
  const retry = useRetry(options.queryKey)
  return { ...sliceOf(useQuery(options)), retry }
}

/** Returns a function that clears the query of a key and loads it again. */
export function useRetry(queryKey: QueryKey): () => void {
  const client = useQueryClient()
  return () => void client.resetQueries({ queryKey, exact: true })
}
