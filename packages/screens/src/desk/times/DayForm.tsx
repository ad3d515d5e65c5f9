import type { DeskDay } from '@minaret/contract/desk'
import { Button, Form, TextField } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { countEdits, type Edits, extraPrayers, displayedTime, withEdit, withNote, invalidTimes } from './edits.ts'
import { ExtraField } from './ExtraField.tsx'
import { PrayerField } from './PrayerField.tsx'
import type { SetEdits } from './useDayEdits.ts'
import styles from './times.module.css'

export type DayFormProps = {
  day: DeskDay
  /** Unsaved changes. */
  edits: Edits
  onEdit: SetEdits
  /** The prayer whose field is scrolled into view. */
  initialPrayer?: string
  /** Whether the day cannot be changed. */
  readOnly: boolean
  /** Whether the changes are being saved. */
  busy: boolean
  onSave(): void
}

const dailyPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Form for one day: jamaat times, each with its usual time, and a note. */
export function DayForm({ day, edits, onEdit, initialPrayer, readOnly, busy, onSave }: DayFormProps) {
  const { t } = useMessages('desk')
  const [isSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const invalidPrayers = isSubmitted ? invalidTimes(edits) : []
  const count = countEdits(edits)

  useEffect(() => {
    if (initialPrayer)
      form.current?.querySelector(`[data-prayer="${CSS.escape(initialPrayer)}"]`)?.scrollIntoView({ block: 'center' })
  }, [initialPrayer])

  function onSubmit() {
    setSubmitted(true)
    const [firstInvalid] = invalidTimes(edits)
    if (firstInvalid) form.current?.querySelector<HTMLInputElement>(`[data-prayer="${firstInvalid}"] input`)?.focus()
    else if (count > 0) onSave()
  }

  return (
    <Form onSubmit={onSubmit}>
      <div ref={form} className={styles.form}>
        {dailyPrayers.map((prayer) => (
          <PrayerField
            key={prayer}
            day={day}
            prayer={prayer}
            reason={day.reasons.find((reason) => reason.prayer === prayer)}
            time={displayedTime(day, edits, prayer)}
            hasOwnTime={
              edits.jamaat[prayer]?.kind !== 'usual' && (prayer in (day.own?.jamaat ?? {}) || prayer in edits.jamaat)
            }
            isEdited={prayer in edits.jamaat}
            isInvalid={invalidPrayers.includes(prayer)}
            readOnly={readOnly}
            onEdit={(edit) => onEdit((current) => withEdit(day, current, prayer, edit))}
          />
        ))}
        {extraPrayers(day).map((prayer) => (
          <ExtraField
            key={prayer}
            prayer={prayer}
            day={day}
            edits={edits}
            onEdit={onEdit}
            readOnly={readOnly}
            isInvalid={invalidPrayers.includes(prayer)}
          />
        ))}
        <TextField
          label={t.desk.day.note}
          hint={t.desk.day.noteHint}
          maxLength={200}
          readOnly={readOnly}
          value={edits.note ?? day.own?.note ?? ''}
          onChange={({ target }) => onEdit((current) => withNote(day, current, target.value))}
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
