import { conflictOf, useDesk, useIsChanging, useLatestChange, useUndoChange } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { useEffect } from 'react'
import { useWords } from '../app/index.ts'
import styles from './deskFrame.module.css'

/** How long the newest change can be undone from here, in milliseconds; from the activity page, for longer. */
const shownFor = 30_000

/** Says that a change was saved, and takes it back with one tap. */
export function UndoBar({ mosque }: { mosque: string }) {
  const { t } = useWords('desk')
  const { toasts } = useDesk()
  const { latest, dismiss } = useLatestChange()
  const undo = useUndoChange(mosque)
  // While the next change is on its way, this one is not the newest any more: undoing it then would be refused.
  const isChanging = useIsChanging()
  const { show } = toasts.getState()
  const id = latest?.id

  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(dismiss, shownFor)
    return () => clearTimeout(timer)
    // One timer for each change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  if (!latest || latest.mosque !== mosque) return <div role="status" />
  const onUndo = () =>
    undo.mutate(latest.change, {
      onSuccess: ({ message }) => show('success', message),
      onError(error) {
        const both = conflictOf(error)
        if (both) show('error', t.desk.undo.conflict(both.now, both.undone))
      },
    })
  return (
    <div role="status" className={styles.undo}>
      <p>{latest.saved ?? t.desk.undo.saved}</p>
      <Button tone="quiet" busy={isChanging} onClick={onUndo}>
        {undo.isPending ? t.desk.undo.undoing : t.desk.undo.undo}
      </Button>
    </div>
  )
}
