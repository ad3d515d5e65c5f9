import { useIsChanging, useLatestChange } from '@minaret/domain/desk'
import { Button, cross, Mark } from '@minaret/ui'
import { useEffect } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './deskFrame.module.css'
import { useUndo } from './useUndo.ts'

/** How long the newest change can be undone from here, in milliseconds; from the activity page, for longer. */
const shownFor = 30_000

/** A form that is saved goes on to another page, and the bar with it. A page opened later than this, in milliseconds, is not shown it. */
const followsFor = 8000

/** Says that a change was saved, and takes it back with one tap. It lies over what is below it, so it can be closed. */
export function UndoBar({ mosque }: { mosque: string }) {
  const { t } = useWords('desk')
  const { latest, dismiss } = useLatestChange()
  const undo = useUndo()
  // While the next change is on its way, this one is not the newest any more: undoing it then would be refused.
  const isChanging = useIsChanging()
  const id = latest?.id

  useEffect(() => {
    if (id === undefined) return undefined
    const age = performance.now() - (latest?.at ?? 0)
    const timer = setTimeout(dismiss, age < followsFor ? shownFor - age : 0)
    return () => clearTimeout(timer)
    // One timer for each change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  if (!latest || latest.mosque !== mosque) return <div role="status" />
  return (
    <div role="status" className={styles.undo}>
      <p>{latest.saved ?? t.desk.undo.saved}</p>
      <Button tone="quiet" busy={isChanging} onClick={() => undo.mutate({ mosque, entry: latest.change })}>
        {undo.isPending ? t.desk.undo.undoing : t.desk.undo.undo}
      </Button>
      <button type="button" className={styles.close} aria-label={t.site.close} onClick={dismiss}>
        <Mark line={cross} size={20} />
      </button>
    </div>
  )
}
