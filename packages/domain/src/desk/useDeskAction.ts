import { callDesk, type DeskData, type DeskOperationId, type DeskParams, send } from '@minaret/client'
import { deskRoutes } from '@minaret/contract/desk-routes'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { isConflict } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { type DeskRefresh, mosqueOf, refreshDesk } from './deskKeys.ts'
import { useShowUndo } from './useUndoable.ts'

/** What an operation answered, and the server's sentence. */
export type DeskAnswer<Id extends DeskOperationId> = { data: DeskData<Id>; message: string }

/** Options of {@link useDeskAction}. */
export type DeskActionOptions<Id extends DeskOperationId> = {
  /**
   * What is read again before the action is done: by default what has the operation's tag at the mosque; with `undo`, all
   * of the mosque.
   */
  refresh?: DeskRefresh
  /** Reads it again after success alone. By default a refusal counts as well: somebody else may have been quicker. */
  refreshOn?: 'success'
  /** What is read again if somebody else was quicker. */
  refreshOnConflict?: DeskRefresh
  /**
   * Offers to undo the change, with the usual words, with the server's sentence, or with words for what it answered. Unless
   * `refresh` says what is read again, it is all of the mosque, after success alone.
   */
  undo?: 'usual' | 'message' | ((data: DeskData<Id>) => string | undefined)
  /** Whether the form says what is wrong with a field: a refusal that is about such fields alone shows no toast. */
  isField?: (name: string) => boolean
  /** Shows no toast at all. */
  quiet?: boolean
  /** Whether success shows the server's sentence, also by what it answered; by default that of a POST. */
  toast?: boolean | ((data: DeskData<Id>) => boolean)
  /** How long the answer stays in memory, in milliseconds. */
  gcTime?: number
  /** Shows what will be, before the server has answered. */
  onMutate?: (params: DeskParams<Id>) => Promise<void>
  onSuccess?: (answer: DeskAnswer<Id>, params: DeskParams<Id>) => unknown
  onError?: (error: Error, params: DeskParams<Id>) => unknown
}

/**
 * Makes a change by an operation of the desk: the server's sentence is shown, and what the change may concern is read again
 * before the action is done.
 * @returns the mutation; its variables are the parameters of the operation's path and query, with its `body`
 */
export function useDeskAction<Id extends DeskOperationId>(
  id: Id,
  options: DeskActionOptions<Id> = {},
): UseMutationResult<DeskAnswer<Id>, Error, DeskParams<Id>> {
  const { api, queryClient, toasts } = useDesk()
  const showUndo = useShowUndo()
  const [method, path, tag] = deskRoutes[id]
  const { undo, quiet, isField, refreshOn, refreshOnConflict, gcTime, onMutate, onSuccess, onError } = options
  const { toast = method === 'POST' && !quiet } = options
  const isOfMosque = method === 'POST' && path.includes('{mosque}')
  const refresh = options.refresh ?? (undo ? 'mosque' : isOfMosque ? tag : [])
  const isAfterSuccess = refreshOn === 'success' || (undo !== undefined && options.refresh === undefined)
  const read = (names: DeskRefresh, params: DeskParams<Id>) => refreshDesk(queryClient, names, mosqueOf(params))

  return useMutation({
    meta: { ...(quiet ? { quiet } : {}), ...(isField ? { isField } : {}) },
    ...(gcTime === undefined ? {} : { gcTime }),
    mutationFn: (params) => send(callDesk(api, id, params)),
    ...(onMutate ? { onMutate } : {}),
    async onSuccess(answer, params) {
      const { change }: { change?: unknown } = Object(answer.data)
      const mosque = mosqueOf(params)
      if (undo && mosque !== undefined && typeof change === 'string')
        showUndo({
          change,
          mosque,
          saved: undo instanceof Function ? undo(answer.data) : undo === 'message' ? answer.message : undefined,
        })
      else if ((toast instanceof Function ? toast(answer.data) : toast) && answer.message !== '')
        toasts.getState().show('success', answer.message)
      await onSuccess?.(answer, params)
      if (isAfterSuccess) await read(refresh, params)
    },
    async onError(error, params) {
      await onError?.(error, params)
      if (refreshOnConflict && isConflict(error)) await read(refreshOnConflict, params)
    },
    onSettled: (_answer, _error, params) => (isAfterSuccess ? undefined : read(refresh, params)),
  })
}
