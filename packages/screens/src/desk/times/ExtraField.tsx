import { TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { parseTimes, readTime } from '../frame/index.ts'
import type { DayFormProps } from './DayForm.tsx'
import { type Extra, allowsSeveralTimes, displayedTime, withEdit } from './edits.ts'
import styles from './times.module.css'
import { TimeExplanation } from './TimeExplanation.tsx'

type ExtraFieldProps = Pick<DayFormProps, 'day' | 'edits' | 'onEdit' | 'readOnly'> & {
  prayer: Extra
  isWrong: boolean
}

/** The field for a prayer other than the daily five: Jumu'ah or Eid, with one or more times, or taraweeh. Empty if not held. */
export function ExtraField({ prayer, day, edits, onEdit, readOnly, isWrong }: ExtraFieldProps) {
  const { t } = useMessages('desk')
  const texts = t.desk.day
  const name =
    prayer === 'jumuah'
      ? texts.jumuah
      : prayer === 'taraweeh'
        ? t.prayer.taraweeh
        : t.prayer.eid[day.times.eid?.which ?? 'fitr']
  const isOwn = edits.jamaat[prayer]?.kind !== 'usual' && prayer in (day.own?.jamaat ?? {})
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
        error={isWrong ? texts.timeNeeded : undefined}
        readOnly={readOnly}
        dir="ltr"
        inputMode={allowsSeveralTimes(prayer) ? 'text' : 'numeric'}
        autoComplete="off"
        value={displayedTime(day, edits, prayer) ?? ''}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target: { value } }) => {
          const parsedTime = (allowsSeveralTimes(prayer) ? parseTimes : readTime)(value)
          if (!readOnly && parsedTime !== undefined && parsedTime !== value) onType(parsedTime)
        }}
      />
      {isOwn && (
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
