import { useIsChanging, useLatestChange } from '@minaret/domain/desk'
import { Button, cross, Icon } from '@minaret/ui'
import { useEffect } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './deskFrame.module.css'
import { useUndo } from './useUndo.ts'

/** How long the undo bar stays, in milliseconds; the activity page offers undo for longer. */
const duration = 30_000

/** How long after a save another page still shows the bar, in milliseconds: saving a form usually navigates. */
const navigationWindow = 8000

/** Confirms a saved change, with a button to undo it. It covers the page, so it can be closed. */
export function UndoBar({ mosque }: { mosque: string }) {
  const { t } = useMessages('desk')
  const { latest: latestChange, dismiss } = useLatestChange()
  const undo = useUndo()
  // While another change is in progress, undoing this one would be rejected.
  const isChanging = useIsChanging()
  const id = latestChange?.id

  useEffect(() => {
    if (id === undefined) return undefined
    const age = performance.now() - (latestChange?.at ?? 0)
    const timer = setTimeout(dismiss, age < navigationWindow ? duration - age : 0)
    return () => clearTimeout(timer)
    // One timer per change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  if (!latestChange || latestChange.mosque !== mosque) return <div role="status" />
  return (
    <div role="status" className={styles.undo}>
      <p>{latestChange.message ?? t.desk.undo.saved}</p>
      <Button tone="quiet" busy={isChanging} onClick={() => undo.mutate({ mosque, entry: latestChange.logEntry })}>
        {undo.isPending ? t.desk.undo.undoing : t.desk.undo.undo}
      </Button>
      <button type="button" className={styles.close} aria-label={t.site.close} onClick={dismiss}>
        <Icon path={cross} size={20} />
      </button>
    </div>
  )
}
