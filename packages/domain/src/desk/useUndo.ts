import { ApiError } from '@minaret/client'
import type { UndoConflict } from '@minaret/contract/desk'
import { useIsMutating } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'

/**
 * Undoes a change by its audit log entry, and shows the result on whichever page is then open.
 * @param onConflict called with both values if the value has changed again since
 */
export function useUndoChange(onConflict: (conflict: UndoConflict) => void) {
  const { undoable } = useDesk()
  return useDeskAction('changeUndo', {
    refresh: 'mosque',
    // Not per call: such callbacks are dropped when the button unmounts or the mutation runs again.
    onSuccess: () => undoable.setState({ latest: undefined }),
    onError(error) {
      const conflict = conflictOf(error)
      if (conflict) onConflict(conflict)
    },
  })
}

/** Both values of an undo refused for a conflict, as text; undefined for any other error. */
function conflictOf(error: unknown): UndoConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { undone, now }: { undone?: unknown; now?: unknown } = Object(error.data)
  return typeof undone === 'string' && typeof now === 'string' ? { undone, now } : undefined
}

/** Whether any change is in progress. */
export const useIsChanging = (): boolean => useIsMutating() > 0

/** The latest change that can be undone, and a function to dismiss it. */
export function useLatestChange() {
  const { undoable } = useDesk()
  const latest = useStore(undoable, (state) => state.latest)
  return { latest, dismiss: () => undoable.setState({ latest: undefined }) }
}
