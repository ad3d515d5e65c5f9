import { ApiError, read, readPage, send } from '@minaret/client'
import type { DeskMessage, MessageChange, MessageFilter, MessageKind } from '@minaret/contract/desk'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Desk } from './createDesk.ts'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { isConflict } from './conflicts.ts'
import { useShowUndo } from './useUndoable.ts'

/** Which messages a list shows. */
export type MessagesWanted = { show: MessageFilter; kind?: MessageKind }

/** How soon to look again where a reply's email stands, in milliseconds: not at all once its state is final. */
function pollAfter(message: DeskMessage | undefined): number | false {
  const states = message?.replies.map(({ state }) => state) ?? []
  if (states.includes('waiting') || states.includes('sending')) return 1500
  return states.includes('delayed') ? 15_000 : false
}

export const listKey = (mosque: string) => [...deskQueries.mosque(mosque), 'messages'] as const
export const viewKey = (mosque: string, message: string) => [...deskQueries.mosque(mosque), 'message', message] as const

const messagesQuery = ({ api }: Desk, mosque: string, { show, kind }: MessagesWanted) =>
  infiniteQueryOptions({
    queryKey: [...listKey(mosque), show, kind] as const,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/messages', {
          params: {
            path: { mosque },
            query: { show, ...(kind ? { kind } : {}), ...(pageParam ? { after: pageParam } : {}) },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** What people wrote to the mosque, the newest first, page by page. */
export const useMessages = (mosque: string, wanted: MessagesWanted) =>
  useInfiniteQuery(messagesQuery(useDesk(), mosque, wanted))

/** One message, and what was done with it. */
export function useMessage(mosque: string, message: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: viewKey(mosque, message),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/messages/{message}', { params: { path: { mosque, message } }, signal })),
    refetchInterval: ({ state }) => pollAfter(state.data),
  })
}

/** Whether a refusal's data is a message, as the contract has it for a conflict. */
export const isMessage = (data: unknown): data is DeskMessage =>
  typeof data === 'object' && data !== null && 'version' in data && 'history' in data

/** Marks a message as answered, opens it again or gives it to somebody; the change can be undone from the bar. */
export function useChangeMessage(mosque: string, message: string) {
  const { api, queryClient } = useDesk()
  const showUndo = useShowUndo()
  return useMutation({
    mutationFn: (body: MessageChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/messages/{message}', { params: { path: { mosque, message } }, body })),
    async onSuccess({ data, message: saved }) {
      if (!data) return undefined
      // What was read before the change must not take its place.
      await queryClient.cancelQueries({ queryKey: viewKey(mosque, message) })
      if (data.change) showUndo({ change: data.change, mosque, saved })
      queryClient.setQueryData(viewKey(mosque, message), data.now)
      return queryClient.invalidateQueries({ queryKey: listKey(mosque) })
    },
    // The refusal carries the message as it is now: it is shown, and the next try is made from it.
    onError(error) {
      const now = isConflict(error) && error instanceof ApiError ? error.data : undefined
      if (isMessage(now)) queryClient.setQueryData(viewKey(mosque, message), now)
    },
  })
}
