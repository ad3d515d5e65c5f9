import { TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { parseTimes, parseTime } from '../frame/index.ts'
import type { DayFormProps } from './DayForm.tsx'
import { type ExtraPrayer, allowsSeveralTimes, displayedTime, withEdit } from './edits.ts'
import styles from './times.module.css'
import { TimeExplanation } from './TimeExplanation.tsx'

type ExtraFieldProps = Pick<DayFormProps, 'day' | 'edits' | 'onEdit' | 'readOnly'> & {
  prayer: ExtraPrayer
  isInvalid: boolean
}

/** The field for a prayer other than the daily five: Jumu'ah or Eid, with one or more times, or taraweeh. Empty if not held. */
export function ExtraField({ prayer, day, edits, onEdit, readOnly, isInvalid }: ExtraFieldProps) {
  const { t } = useMessages('desk')
  const texts = t.desk.day
  const name =
    prayer === 'jumuah'
      ? texts.jumuah
      : prayer === 'taraweeh'
        ? t.prayer.taraweeh
        : t.prayer.eid[day.times.eid?.which ?? 'fitr']
  const hasOwnTime = edits.jamaat[prayer]?.kind !== 'usual' && prayer in (day.own?.jamaat ?? {})
  const usualTime = day.usual?.[prayer]
  const onType = (text: string) =>
    onEdit((current) =>
      withEdit(day, current, prayer, text.trim() === '' ? { kind: 'none' } : { kind: 'time', time: text }),
    )
  return (
    <div data-prayer={prayer} className={styles.field} data-edited={prayer in edits.jamaat || undefined}>
      <TextField
        label={name}
        hint={allowsSeveralTimes(prayer) ? texts.jumuahHint : texts.oneTimeHint}
        error={isInvalid ? texts.timeNeeded : undefined}
        readOnly={readOnly}
        dir="ltr"
        inputMode={allowsSeveralTimes(prayer) ? 'text' : 'numeric'}
        autoComplete="off"
        value={displayedTime(day, edits, prayer) ?? ''}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target: { value } }) => {
          const parsedTime = (allowsSeveralTimes(prayer) ? parseTimes : parseTime)(value)
          if (!readOnly && parsedTime !== undefined && parsedTime !== value) onType(parsedTime)
        }}
      />
      {hasOwnTime && (
        <p className={styles.usual}>
          {usualTime === undefined ? texts.usuallyNone : texts.usual({ time: usualTime })}{' '}
          {!readOnly && (
            <button
              type="button"
              className={styles.reset}
              onClick={() => onEdit((current) => withEdit(day, current, prayer, { kind: 'usual' }))}
            >
              {texts.reset}
            </button>
          )}
        </p>
      )}
      {day.reasons
        .filter((reason) => reason.prayer === prayer)
        .map((reason, index) => (
          <TimeExplanation
            key={`${reason.name ?? ''} ${index}`}
            day={day}
            reason={reason}
            name={reason.name === undefined ? name : `${name} (${reason.name})`}
          />
        ))}
    </div>
  )
}
