import { useDesk, useUndoChange } from '@minaret/domain/desk'
import { useWords } from '../../app/index.ts'

/** Undoes a change by its entry of the log, and says what came of it, on whatever page of the desk somebody is by then. */
export function useUndo() {
  const { t } = useWords('desk')
  const { show } = useDesk().toasts.getState()
  return useUndoChange(({ now, undone }) => show('error', t.desk.undo.conflict({ now, before: undone })))
}
