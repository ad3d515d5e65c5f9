import type { DeskTimetable } from '@minaret/contract/desk'
import { Button, Section } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { useUndo } from '../frame/index.ts'
import styles from './timetable.module.css'

export type ImportsProps = { mosque: string; imports: DeskTimetable['imports']; mayUndo: boolean }

/** Recent imports, with a button to undo the latest. */
export function Imports({ mosque, imports, mayUndo }: ImportsProps) {
  const { t, format } = useWords('desk', 'deskTimetable')
  const say = t.deskTimetable
  const undo = useUndo()
  if (imports.length === 0) return null
  return (
    <Section title={say.imports}>
      <ul className={styles.imports}>
        {imports.map(({ change, file, days, made, undoable }) => {
          const at = format.instant(made.at)
          return (
            <li key={change}>
              <p>
                <strong>{format.inText(file)}</strong> · {say.days({ count: days })}
              </p>
              <p className={styles.lead}>
                {say.by({
                  name: made.by === undefined ? say.somebody : format.inText(made.by),
                  date: at.date,
                  time: at.time,
                })}
              </p>
              {undoable && mayUndo && (
                <Button tone="quiet" busy={undo.isPending} onClick={() => undo.mutate({ mosque, entry: change })}>
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
