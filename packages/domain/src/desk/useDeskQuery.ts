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

/** How a query of the desk is read. Without a `staleTime`, what was read stays fresh for half a minute. */
type Reading = {
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
  /** How long it stays in memory once no page shows it, in milliseconds. */
  gcTime?: number
  refetchOnReconnect?: boolean
  refetchOnWindowFocus?: boolean
  retry?: false
  /** Shows the previous data until that of other parameters is there. */
  keepPrevious?: boolean
  /** Shows no message if it cannot be read again. */
  quiet?: boolean
}

/** Options of {@link useDeskQuery}. */
export type DeskQueryOptions<Data> = Reading & {
  /** Milliseconds until it is read again, by what it is now; `false` stops that. */
  poll?: (data: Data | undefined) => number | false | undefined
}

/** For what the reference of a link answers: once it is used it is over, and the server would only say so. */
export const readOnce = { retry: false, staleTime: Infinity, quiet: true } as const

/** Query options of an operation, to read it ahead or to store what another answer holds of it. */
export const deskQuery = <Id extends DeskOperationId>(api: DeskApi, id: Id, params: DeskParams<Id>) =>
  queryOptions<DeskData<Id>>({
    queryKey: deskKey(id, params),
    queryFn: ({ signal }) => read(callDesk(api, id, params, signal)),
  })

const observing = ({ keepPrevious, quiet, ...options }: Reading) => ({
  ...options,
  ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  ...(quiet ? { meta: { quiet } } : {}),
})

/**
 * Reads what an operation of the desk answers.
 * @param params of its path and query, with `body` for a POST that only reads; nothing is read while they are undefined
 */
export function useDeskQuery<Id extends DeskOperationId>(
  id: Id,
  params: DeskParams<Id> | undefined,
  { poll, ...options }: DeskQueryOptions<DeskData<Id>> = {},
) {
  const { api } = useDesk()
  return useQuery<DeskData<Id>>({
    ...(params === undefined ? { queryKey: [id], queryFn: skipToken } : deskQuery(api, id, params)),
    ...observing(options),
    ...(poll ? { refetchInterval: ({ state }) => poll(state.data) } : {}),
  })
}

/**
 * Reads a list of the desk page by page.
 * @param params as those of {@link useDeskQuery}
 * @param options with a `revision`, the list is another one for each
 */
export function useDeskPages<Id extends DeskPagesId>(
  id: Id,
  params: Omit<DeskParams<Id>, 'after'>,
  { revision, ...options }: Reading & { revision?: string } = {},
) {
  const { api } = useDesk()
  return useInfiniteQuery<Page<DeskItem<Id>>, Error, InfiniteData<Page<DeskItem<Id>>>, QueryKey, string>({
    queryKey: deskKey(id, { ...params, revision }),
    queryFn: ({ signal, pageParam }) => readPage(callDeskPage(api, id, params, pageParam, signal)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...observing(options),
  })
}
