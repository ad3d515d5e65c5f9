import type { DeskDay, TimeReason } from '@minaret/contract/desk'
import { Button } from '@minaret/ui'
import { useId } from 'react'
import { useMessages } from '../../app/index.ts'
import { clockAfter } from '../frame/index.ts'
import type { Edit } from './edits.ts'
import { TimeInput } from './TimeInput.tsx'
import styles from './times.module.css'
import { TimeExplanation } from './TimeExplanation.tsx'

export type PrayerFieldProps = {
  day: DeskDay
  prayer: Exclude<TimeReason['prayer'], 'jumuah'>
  /** The explanation of its jamaat time. */
  reason?: TimeReason
  /** `HH:MM`; null for no jamaat. */
  time: string | null
  /** Whether the day has its own time for the prayer, saved or not. */
  hasOwnTime: boolean
  /** Whether it has unsaved changes. */
  isEdited: boolean
  isInvalid: boolean
  readOnly: boolean
  onEdit(edit: Edit): void
}

/** The field for one prayer's jamaat on a day: it can be typed, shifted by five minutes, cancelled, or reset. */
export function PrayerField(props: PrayerFieldProps) {
  const { day, prayer, reason, time, hasOwnTime, isEdited, isInvalid, readOnly, onEdit } = props
  const { t, format } = useMessages('desk')
  const id = useId()
  const name = t.prayer.names[prayer]
  const usualTime = reason?.usual?.time
  const shift = (minutes: number) => onEdit({ kind: 'time', time: clockAfter(time ?? usualTime ?? '12:00', minutes) })
  return (
    <fieldset data-prayer={prayer} className={styles.field} data-edited={isEdited || undefined}>
      <legend>{name}</legend>
      {reason && <p className={styles.begins}>{t.desk.day.begins({ time: format.clock(reason.begins.time) })}</p>}
      <div className={styles.controls}>
        {!readOnly && (
          <Button
            tone="quiet"
            aria-label={t.desk.day.earlier({ prayer: name })}
            onClick={() => shift(-5)}
            disabled={time === null}
          >
            {t.desk.day.minutesEarlier}
          </Button>
        )}
        <TimeInput
          id={id}
          aria-label={t.desk.day.jamaat({ prayer: name })}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          value={time ?? ''}
          readOnly={readOnly}
          onTime={(value) => onEdit({ kind: 'time', time: value })}
        />
        {!readOnly && (
          <Button
            tone="quiet"
            aria-label={t.desk.day.later({ prayer: name })}
            onClick={() => shift(5)}
            disabled={time === null}
          >
            {t.desk.day.minutesLater}
          </Button>
        )}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error}>
          {t.desk.day.timeNeeded}
        </p>
      )}
      <div className={styles.foot}>
        {readOnly ? (
          time === null && <p>{t.desk.day.noJamaat}</p>
        ) : (
          <label className={styles.none}>
            <input
              type="checkbox"
              checked={time === null}
              onChange={({ target: { checked } }) =>
                onEdit(checked ? { kind: 'none' } : usualTime ? { kind: 'time', time: usualTime } : { kind: 'usual' })
              }
            />
            {t.desk.day.noJamaat}
          </label>
        )}
        {hasOwnTime && (
          <p className={styles.usual}>
            {usualTime ? t.desk.day.usual({ time: format.clock(usualTime) }) : t.desk.day.usuallyNone}{' '}
            {!readOnly && (
              <button type="button" className={styles.reset} onClick={() => onEdit({ kind: 'usual' })}>
                {t.desk.day.reset}
              </button>
            )}
          </p>
        )}
      </div>
      {reason && <TimeExplanation day={day} reason={reason} name={name} />}
    </fieldset>
  )
}
