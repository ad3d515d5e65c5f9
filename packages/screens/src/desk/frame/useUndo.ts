import { useDesk, useUndoChange } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'

/** Undoes a change by its audit log entry, and shows the result on whichever page of the desk is then open. */
export function useUndo() {
  const { t } = useMessages('desk')
  const { show } = useDesk().toasts.getState()
  return useUndoChange(({ now, undone: undoneValue }) =>
    show('error', t.desk.undo.conflict({ now, before: undoneValue })),
  )
}
