import { ApiError } from '@minaret/client'
import type { UndoConflict } from '@minaret/contract/desk'
import { useIsMutating } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'

/**
 * Undoes a change by its entry of the log, and says that it is done on whatever page somebody is by then.
 * @param onConflict called with both values when the change was changed again since
 */
export function useUndoChange(onConflict: (both: UndoConflict) => void) {
  const { undoable } = useDesk()
  return useDeskAction('changeUndo', {
    refresh: 'mosque',
    // Not with each call: those are not heard of any more once their button is gone, or another has been pressed.
    onSuccess: () => undoable.setState({ latest: undefined }),
    onError(error) {
      const both = conflictOf(error)
      if (both) onConflict(both)
    },
  })
}

/** Both values of an undo that was refused, in words; undefined for any other failure. */
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
