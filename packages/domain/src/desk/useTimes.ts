import { ApiError, send } from '@minaret/client'
import type { DayChange, DeskDay, UndoConflict } from '@minaret/contract/desk'
import { useInfiniteQuery, useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

/** The first page of a mosque's desk. */
export const useDeskToday = (mosque: string) => useQuery(deskQueries.today(useDesk().api, mosque))

/** A month's times, with what its days have of their own. @param month `YYYY-MM` */
export const useDeskMonth = (mosque: string, month: string) => useQuery(deskQueries.month(useDesk().api, mosque, month))

/** A day, and why its times are what they are. @param day `YYYY-MM-DD` */
export const useDeskDay = (mosque: string, day: string) => useQuery(deskQueries.day(useDesk().api, mosque, day))

/** What staff did, the newest first, page by page. */
export const useDeskLog = (mosque: string) => useInfiniteQuery(deskQueries.log(useDesk().api, mosque))

/** Whether a change was refused because somebody else was quicker. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether a refusal's data is a day, as the contract has it for this code. */
const isDay = (data: unknown): data is DeskDay =>
  typeof data === 'object' && data !== null && 'version' in data && 'reasons' in data

/** Changes a day. Everything of the mosque is read again, and the change can be undone from the bar. */
export function useChangeDay(mosque: string, day: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (change: DayChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/days/{day}', { params: { path: { mosque, day } }, body: change })),
    onSuccess({ data }) {
      if (!data) return undefined
      queryClient.setQueryData(deskQueries.day(api, mosque, day).queryKey, data.day)
      return undoable(data.change)
    },
    // The refusal carries the day as it is now: it is shown beside what was typed, and the next try is made from it.
    onError(error) {
      const now = isConflict(error) && error instanceof ApiError ? error.data : undefined
      if (isDay(now)) queryClient.setQueryData(deskQueries.day(api, mosque, day).queryKey, now)
    },
  })
}

/**
 * Undoes a change by its entry of the log, and says that it is done on whatever page somebody is by then.
 * @param onConflict called with both values when the change was changed again since
 */
export function useUndoChange(mosque: string, onConflict: (both: UndoConflict) => void) {
  const { api, queryClient, toasts, undoable } = useDesk()
  return useMutation({
    mutationFn: (entry: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/log/{entry}/undo', { params: { path: { mosque, entry } } })),
    // Not with each call: those are not heard of any more once their button is gone, or another has been pressed.
    onSuccess({ message }) {
      undoable.setState({ latest: undefined })
      toasts.getState().show('success', message)
    },
    onError(error) {
      const both = conflictOf(error)
      if (both) onConflict(both)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Both values of an undo that was refused, in words; nothing for any other failure. */
function conflictOf(error: unknown): UndoConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { undone, now }: { undone?: unknown; now?: unknown } = Object(error.data)
  return typeof undone === 'string' && typeof now === 'string' ? { undone, now } : undefined
}

/** Whether anything is being changed now. */
export const useIsChanging = (): boolean => useIsMutating() > 0

/** The newest change that can be undone, and forgetting it. */
export function useLatestChange() {
  const { undoable } = useDesk()
  const latest = useStore(undoable, (state) => state.latest)
  return { latest, dismiss: () => undoable.setState({ latest: undefined }) }
}
