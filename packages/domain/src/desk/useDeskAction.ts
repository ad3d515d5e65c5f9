import { callDesk, type DeskData, type DeskOperationId, type DeskParams, send } from '@minaret/client'
import { deskRoutes } from '@minaret/contract/desk-routes'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { isConflict } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { type DeskRefresh, mosqueOf, refreshDesk } from './deskKeys.ts'
import { useShowUndo } from './useShowUndo.ts'

/** The data of an operation's response, and the server's message. */
export type DeskResponse<Id extends DeskOperationId> = { data: DeskData<Id>; message: string }

/** Options of {@link useDeskAction}. */
export type DeskActionOptions<Id extends DeskOperationId> = {
  /**
   * The queries to refetch before the action settles: by default those with the operation's tag at the mosque; with `undo`,
   * all the mosque's.
   */
  refresh?: DeskRefresh
  /** Refetches after success only. By default it also refetches after a refusal, because another user may have made a change first. */
  refreshOn?: 'success'
  /** The queries to refetch after a conflict. */
  refreshOnConflict?: DeskRefresh
  /**
   * Offers to undo the change, with the usual text, the server's message, or text derived from the response. Unless
   * `refresh` is given, all the mosque's data is refetched, after success only.
   */
  undo?: 'usual' | 'message' | ((data: DeskData<Id>) => string | undefined)
  /** Whether the form shows the errors of a field: a refusal about such fields only shows no toast. */
  isField?: (name: string) => boolean
  /** Shows no toast. */
  quiet?: boolean
  /** Whether success shows the server's message, optionally depending on the data; by default for a POST. */
  toast?: boolean | ((data: DeskData<Id>) => boolean)
  /** How long the result stays in memory, in milliseconds. */
  gcTime?: number
  /** Updates the cache optimistically, before the server responds. */
  onMutate?: (params: DeskParams<Id>) => Promise<void>
  onSuccess?: (response: DeskResponse<Id>, params: DeskParams<Id>) => unknown
  onError?: (error: Error, params: DeskParams<Id>) => unknown
}

/**
 * A mutation that calls an operation of the desk: it shows the server's message, and refetches the affected queries before it
 * settles.
 * @returns the mutation; its variables are the operation's path and query parameters, with its `body`
 */
export function useDeskAction<Id extends DeskOperationId>(
  id: Id,
  options: DeskActionOptions<Id> = {},
): UseMutationResult<DeskResponse<Id>, Error, DeskParams<Id>> {
  const { api, queryClient, toasts } = useDesk()
  const showUndo = useShowUndo()
  const [method, path, tag] = deskRoutes[id]
  const { undo, quiet, isField, refreshOn, refreshOnConflict, gcTime, onMutate, onSuccess, onError } = options
  const { toast = method === 'POST' && !quiet } = options
  const isMosqueScoped = method === 'POST' && path.includes('{mosque}')
  const refresh = options.refresh ?? (undo ? 'mosque' : isMosqueScoped ? tag : [])
  const isAfterSuccess = refreshOn === 'success' || (undo !== undefined && options.refresh === undefined)
  const refetch = (names: DeskRefresh, params: DeskParams<Id>) => refreshDesk(queryClient, names, mosqueOf(params))

  return useMutation({
    meta: { ...(quiet ? { quiet } : {}), ...(isField ? { isField } : {}) },
    ...(gcTime === undefined ? {} : { gcTime }),
    mutationFn: (params) => send(callDesk(api, id, params)),
    ...(onMutate ? { onMutate } : {}),
    async onSuccess(response, params) {
      const { change }: { change?: unknown } = Object(response.data)
      const mosque = mosqueOf(params)
      if (undo && mosque !== undefined && typeof change === 'string')
        showUndo({
          logEntry: change,
          mosque,
          message: undo instanceof Function ? undo(response.data) : undo === 'message' ? response.message : undefined,
        })
      else if ((toast instanceof Function ? toast(response.data) : toast) && response.message !== '')
        toasts.getState().show('success', response.message)
      await onSuccess?.(response, params)
      if (isAfterSuccess) await refetch(refresh, params)
    },
    async onError(error, params) {
      await onError?.(error, params)
      if (refreshOnConflict && isConflict(error)) await refetch(refreshOnConflict, params)
    },
    onSettled: (_response, _error, params) => (isAfterSuccess ? undefined : refetch(refresh, params)),
  })
}
