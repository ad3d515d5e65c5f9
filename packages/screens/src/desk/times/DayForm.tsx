import type { DeskDay } from '@minaret/contract/desk'
import { Button, Form, TextField } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { countEdits, type Edits, extrasOf, shownTime, withEdit, withNote, wrongTimes } from './edits.ts'
import { ExtraField } from './ExtraField.tsx'
import { PrayerField } from './PrayerField.tsx'
import type { SetEdits } from './useDayEdits.ts'
import styles from './times.module.css'

export type DayFormProps = {
  day: DeskDay
  /** What was changed and not saved. */
  edits: Edits
  onEdit: SetEdits
  /** The prayer whose field is in view first. */
  startAt?: string
  /** Whether it can only be looked at. */
  readOnly: boolean
  /** The changes are on their way. */
  busy: boolean
  onSave(): void
}

const five = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The jamaat times of one day, each with its usual time beside it, and a note. */
export function DayForm({ day, edits, onEdit, startAt, readOnly, busy, onSave }: DayFormProps) {
  const { t } = useWords('desk')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const wrong = isTried ? wrongTimes(edits) : []
  const count = countEdits(edits)

  useEffect(() => {
    if (startAt)
      form.current?.querySelector(`[data-prayer="${CSS.escape(startAt)}"]`)?.scrollIntoView({ block: 'center' })
  }, [startAt])

  function onSubmit() {
    setTried(true)
    const [first] = wrongTimes(edits)
    if (first) form.current?.querySelector<HTMLInputElement>(`[data-prayer="${first}"] input`)?.focus()
    else if (count > 0) onSave()
  }

  return (
    <Form onSubmit={onSubmit}>
      <div ref={form} className={styles.form}>
        {five.map((prayer) => (
          <PrayerField
            key={prayer}
            day={day}
            prayer={prayer}
            reason={day.reasons.find((reason) => reason.prayer === prayer)}
            time={shownTime(day, edits, prayer)}
            isOwn={
              edits.jamaat[prayer]?.kind !== 'usual' && (prayer in (day.own?.jamaat ?? {}) || prayer in edits.jamaat)
            }
            isEdited={prayer in edits.jamaat}
            isWrong={wrong.includes(prayer)}
            readOnly={readOnly}
            onEdit={(edit) => onEdit((now) => withEdit(day, now, prayer, edit))}
          />
        ))}
        {extrasOf(day).map((prayer) => (
          <ExtraField
            key={prayer}
            prayer={prayer}
            day={day}
            edits={edits}
            onEdit={onEdit}
            readOnly={readOnly}
            isWrong={wrong.includes(prayer)}
          />
        ))}
        <TextField
          label={t.desk.day.note}
          hint={t.desk.day.noteHint}
          maxLength={200}
          readOnly={readOnly}
          value={edits.note ?? day.own?.note ?? ''}
          onChange={({ target }) => onEdit((now) => withNote(day, now, target.value))}
        />
      </div>
      {!readOnly && (count > 0 || busy) && (
        <div className={styles.save} data-foot="">
          <p>{t.desk.day.changes({ count })}</p>
          <Button type="submit" size="large" busy={busy}>
            {busy ? t.desk.day.saving : t.desk.day.save}
          </Button>
        </div>
      )}
    </Form>
  )
}
