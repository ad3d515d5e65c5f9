import { DateField, RadioGroup, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { type AnnouncementFields, endings, hasDay, type Moment } from './fields.ts'
import type { Problem } from './problems.ts'
import styles from './announcements.module.css'

export type TimeFieldsProps = {
  fields: AnnouncementFields
  onEdit(next: Partial<AnnouncementFields>): void
  today: string
  problems: readonly Problem[]
  /** Whether the start is in the past, so the announcement is already visible. */
  hasBegun: boolean
}

/** The start and end of an announcement: now or later, and the usual end of its kind or a chosen one. */
export function TimeFields({ fields, onEdit, today, problems, hasBegun }: TimeFieldsProps) {
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
      {!hasBegun && (
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
        <MomentFields
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
        <MomentFields
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

type MomentFieldsProps = {
  labels: readonly [day: string, time: string]
  value: Moment
  min: string
  error: string | undefined
  onChange(next: Moment): void
}

function MomentFields({ labels: [dayLabel, timeLabel], value, min, error, onChange }: MomentFieldsProps) {
  const { t } = useMessages('deskAnnouncements')
  return (
    <div className={styles.moment}>
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
