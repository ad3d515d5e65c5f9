import { DateField, RadioGroup, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { type AnnouncementFields, endings, hasDay, type DateTime } from './fields.ts'
import type { Problem } from './problems.ts'
import styles from './announcements.module.css'

export type TimeFieldsProps = {
  fields: AnnouncementFields
  onEdit(next: Partial<AnnouncementFields>): void
  today: string
  problems: readonly Problem[]
  /** Whether the start is in the past, so the announcement is already visible. */
  hasStarted: boolean
}

/** The start and end of an announcement: now or later, and the usual end of its kind or a chosen one. */
export function TimeFields({ fields, onEdit, today, problems, hasStarted }: TimeFieldsProps) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const { kind, start, ending, end } = fields
  const endError = problems.includes('end')
    ? texts.timeNeeded
    : problems.includes('endsBefore')
      ? texts.endsBefore
      : undefined
  const usualEnd = hasDay(fields) ? texts.endings.dayOfJanazah : texts.endings.usual[kind]
  return (
    <>
      {!hasStarted && (
        <RadioGroup
          legend={texts.start}
          name="start"
          value={start ? 'at' : 'now'}
          choices={[
            { value: 'now', label: texts.startNow },
            { value: 'at', label: texts.startAt },
          ]}
          onChange={(choice) => onEdit({ start: choice === 'now' ? null : { day: today, time: '' } })}
        />
      )}
      {start && (
        <DateTimeFields
          labels={[texts.startDay, texts.startTime]}
          value={start}
          min={today}
          error={problems.includes('start') ? texts.timeNeeded : undefined}
          onChange={(next) => onEdit({ start: next })}
        />
      )}
      <RadioGroup
        legend={texts.ending}
        name="ending"
        value={ending}
        error={ending === 'at' ? undefined : endError}
        choices={endings.map((option) => ({
          value: option,
          label: option === 'usual' ? usualEnd : texts.endings[option],
        }))}
        onChange={(next) => onEdit({ ending: next })}
      />
      {ending === 'at' && (
        <DateTimeFields
          labels={[texts.endDay, texts.endTime]}
          value={end}
          min={today}
          error={endError}
          onChange={(next) => onEdit({ end: next })}
        />
      )}
    </>
  )
}

type DateTimeFieldsProps = {
  labels: readonly [day: string, time: string]
  value: DateTime
  min: string
  error: string | undefined
  onChange(next: DateTime): void
}

function DateTimeFields({ labels: [dayLabel, timeLabel], value, min, error, onChange }: DateTimeFieldsProps) {
  const { t } = useMessages('deskAnnouncements')
  return (
    <div className={styles.dateTime}>
      <DateField
        label={dayLabel}
        min={min}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        label={timeLabel}
        hint={t.deskAnnouncements.timeHint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={8}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  )
}
