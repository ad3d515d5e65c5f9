import type { DeskTimetable } from '@minaret/contract/desk'
import { conflictOf, useDesk, useUndoChange } from '@minaret/domain/desk'
import { Button, Section } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import styles from './timetable.module.css'

export type ImportsProps = { mosque: string; imports: DeskTimetable['imports']; mayUndo: boolean }

/** What was imported last, and going back to what stood before the newest. */
export function Imports({ mosque, imports, mayUndo }: ImportsProps) {
  const { t, format } = useWords('desk', 'deskTimetable')
  const say = t.deskTimetable
  const { toasts } = useDesk()
  const undo = useUndoChange(mosque)
  if (imports.length === 0) return null
  const goBack = (change: string) =>
    undo.mutate(change, {
      onSuccess: ({ message }) => toasts.getState().show('success', message),
      onError(error) {
        const both = conflictOf(error)
        if (both) toasts.getState().show('error', t.desk.undo.conflict(both.now, both.undone))
      },
    })
  return (
    <Section title={say.imports}>
      <ul className={styles.imports}>
        {imports.map(({ change, file, days, made, undoable }) => {
          const at = format.instant(made.at)
          return (
            <li key={change}>
              <p>
                <strong>{format.inText(file)}</strong> · {say.days(days)}
              </p>
              <p className={styles.lead}>
                {say.by(made.by === undefined ? say.somebody : format.inText(made.by), at.date, at.time)}
              </p>
              {undoable && mayUndo && (
                <Button tone="quiet" busy={undo.isPending} onClick={() => goBack(change)}>
                  {say.goBack}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
