import {
  callDesk,
  callDeskPage,
  type DeskApi,
  type DeskData,
  type DeskItem,
  type DeskOperationId,
  type DeskPagesId,
  type DeskParams,
  type Page,
  read,
  readPage,
} from '@minaret/client'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskKey } from './deskKeys.ts'

/** Common options of the desk's queries. By default data stays fresh for half a minute. */
type CommonOptions = {
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
  /** How long unused data stays in memory, in milliseconds. */
  gcTime?: number
  refetchOnReconnect?: boolean
  refetchOnWindowFocus?: boolean
  retry?: false
  /** Shows the previous data until that of new parameters has loaded. */
  keepPrevious?: boolean
  /** Shows no message if a refetch fails. */
  quiet?: boolean
}

/** Options of {@link useDeskQuery}. */
export type DeskQueryOptions<Data> = CommonOptions & {
  /** The polling interval in milliseconds, from the current data; `false` stops polling. */
  poll?: (data: Data | undefined) => number | false | undefined
}

/** Options for a query by a link's single-use reference: after its use, a refetch would only report that it has expired. */
export const readOnce = { retry: false, staleTime: Infinity, quiet: true } as const

/** Query options of an operation, to prefetch it or to update its cached data. */
export const deskQuery = <Id extends DeskOperationId>(api: DeskApi, id: Id, params: DeskParams<Id>) =>
  queryOptions<DeskData<Id>>({
    queryKey: deskKey(id, params),
    queryFn: ({ signal }) => read(callDesk(api, id, params, signal)),
  })

const observerOptions = ({ keepPrevious, quiet, ...options }: CommonOptions) => ({
  ...options,
  ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  ...(quiet ? { meta: { quiet } } : {}),
})

/**
 * Queries an operation of the desk.
 * @param params its path and query parameters, with `body` for a POST that only reads; undefined disables the query
 */
export function useDeskQuery<Id extends DeskOperationId>(
  id: Id,
  params: DeskParams<Id> | undefined,
  { poll, ...options }: DeskQueryOptions<DeskData<Id>> = {},
) {
  const { api } = useDesk()
  return useQuery<DeskData<Id>>({
    ...(params === undefined ? { queryKey: [id], queryFn: skipToken } : deskQuery(api, id, params)),
    ...observerOptions(options),
    ...(poll ? { refetchInterval: ({ state }) => poll(state.data) } : {}),
  })
}

/**
 * Queries a list of the desk page by page.
 * @param params as for {@link useDeskQuery}
 * @param options `revision` is part of the key: another revision fetches the list from the start
 */
export function useDeskPages<Id extends DeskPagesId>(
  id: Id,
  params: Omit<DeskParams<Id>, 'after'>,
  { revision, ...options }: CommonOptions & { revision?: string } = {},
) {
  const { api } = useDesk()
  return useInfiniteQuery<Page<DeskItem<Id>>, Error, InfiniteData<Page<DeskItem<Id>>>, QueryKey, string>({
    queryKey: deskKey(id, { ...params, revision }),
    queryFn: ({ signal, pageParam }) => readPage(callDeskPage(api, id, params, pageParam, signal)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...observerOptions(options),
  })
}
