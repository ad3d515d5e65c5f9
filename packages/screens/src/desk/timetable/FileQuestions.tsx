import type { ColumnRole, TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import { Button, RadioGroup, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { columnRoles, useColumnNames } from './columnNames.ts'
import styles from './timetable.module.css'

export type FileQuestionsProps = {
  check: TimetableCheck
  upload: TimetableUpload
  busy: boolean
  /** Called with the upload and the answers, to check it again. */
  onAnswer(upload: TimetableUpload): void
}

const periodPattern = /^20\d\d(-(0[1-9]|1[0-2]))?$/

/** Open questions about a file: its year, the order of day and month, and the role of each column. */
export function FileQuestions({ check, upload, busy, onAnswer }: FileQuestionsProps) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const [period, setPeriod] = useState(upload.period ?? '')
  const isUnclear = check.asks.includes('columns') || check.columns.some(({ guessed }) => guessed)
  return (
    <div className={styles.answers}>
      {(check.asks.includes('period') || upload.period !== undefined) && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (periodPattern.test(period.trim())) onAnswer({ ...upload, period: period.trim() })
          }}
        >
          <TextField
            label={texts.period}
            hint={texts.periodHint}
            error={period === '' || periodPattern.test(period.trim()) ? undefined : texts.periodWrong}
            dir="ltr"
            value={period}
            onChange={({ target }) => setPeriod(target.value)}
          />
          <Button type="submit" tone="quiet" busy={busy}>
            {texts.readAgain}
          </Button>
        </form>
      )}
      {(check.asks.includes('dates') || upload.dates !== undefined) && (
        <RadioGroup
          legend={texts.dates}
          name="dates"
          value={upload.dates}
          onChange={(dates) => onAnswer({ ...upload, dates })}
          choices={[
            { value: 'dmy', label: texts.dayFirst },
            { value: 'mdy', label: texts.monthFirst },
            { value: 'ymd', label: texts.yearFirst },
          ]}
        />
      )}
      {check.columns.length > 0 && (
        <details open={isUnclear || upload.columns !== undefined}>
          <summary>{isUnclear ? texts.columnsUnclear : texts.columns}</summary>
          <Columns check={check} upload={upload} onAnswer={onAnswer} />
        </details>
      )}
    </div>
  )
}

function Columns({ check, upload, onAnswer }: Omit<FileQuestionsProps, 'busy'>) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const nameOf = useColumnNames()
  const options = columnRoles.map((value) => ({ value, label: nameOf(value) }))
  return (
    <ol className={styles.columns}>
      {check.columns.map(({ number, heading, samples, role, guessed: isGuessed }) => (
        <li key={number}>
          <Select
            label={heading === '' ? texts.column({ number }) : format.inText(heading)}
            hint={[...samples.map(format.inText), ...(isGuessed ? [texts.guessed] : [])].join(' · ')}
            value={role ?? 'ignore'}
            options={options}
            onChange={({ target }) => {
              const selectedRole: ColumnRole | undefined = columnRoles.find((option) => option === target.value)
              if (selectedRole) onAnswer({ ...upload, columns: { ...upload.columns, [String(number)]: selectedRole } })
            }}
          />
        </li>
      ))}
    </ol>
  )
}
