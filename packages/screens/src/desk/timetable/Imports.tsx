import type { DeskTimetable } from '@minaret/contract/desk'
import { Button, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useUndo } from '../frame/index.ts'
import styles from './timetable.module.css'

export type ImportsProps = { mosque: string; imports: DeskTimetable['imports']; mayUndo: boolean }

/** Recent imports, with a button to undo the latest. */
export function Imports({ mosque, imports, mayUndo }: ImportsProps) {
  const { t, format } = useMessages('desk', 'deskTimetable')
  const texts = t.deskTimetable
  const undo = useUndo()
  if (imports.length === 0) return null
  return (
    <Section title={texts.imports}>
      <ul className={styles.imports}>
        {imports.map(({ change, file, days, made: importDetails, undoable }) => {
          const importedAt = format.instant(importDetails.at)
          return (
            <li key={change}>
              <p>
                <strong>{format.inText(file)}</strong> · {texts.days({ count: days })}
              </p>
              <p className={styles.lead}>
                {texts.by({
                  name: importDetails.by === undefined ? texts.someone : format.inText(importDetails.by),
                  date: importedAt.date,
                  time: importedAt.time,
                })}
              </p>
              {undoable && mayUndo && (
                <Button tone="quiet" busy={undo.isPending} onClick={() => undo.mutate({ mosque, entry: change })}>
                  {texts.goBack}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
