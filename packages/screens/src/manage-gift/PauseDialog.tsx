import type { RegularGift } from '@minaret/contract'
import { dateIn, useDomain } from '@minaret/domain'
import { addDays } from '@minaret/money'
import { DateField, RadioGroup } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'

export type PauseDialogProps = {
  regularGift: RegularGift
  busy: boolean
  /** The server's error. */
  problem?: string
  onClose(): void
  /** @param until the date of the next collection; undefined for an open-ended pause */
  onPause(until?: string): void
}

/** The maximum length of a pause with an end, in days, as on the server. */
const maxPauseDays = 366
const fieldId = 'pause-until'

/** The dialog that pauses a regular gift. */
export function PauseDialog({ regularGift, busy, problem, onClose, onPause }: PauseDialogProps) {
  const { t, format } = useMessages('manageGift')
  const { clock, tenant } = useDomain()
  const [length, setLength] = useState<'open' | 'day' | null>('open')
  const [day, setDay] = useState('')
  const [showErrors, setShowErrors] = useState(false)
  const texts = t.manageGift.pause
  const today = dateIn(tenant.timeZone, clock.read())
  const min = addDays(today, 1)
  const latestDate = addDays(today, maxPauseDays)
  const max = regularGift.until && regularGift.until < latestDate ? regularGift.until : latestDate
  const formatDate = (date: string) => t.prayer.date(format.day(date))

  const validate = (): string | undefined => {
    if (length !== 'day') return undefined
    if (!day) return texts.errors.empty
    if (day < min) return texts.errors.early({ day: formatDate(min) })
    return day > max ? texts.errors.late({ day: formatDate(max) }) : undefined
  }
  const error = showErrors ? validate() : undefined

  return (
    <ChangeDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={busy}
      problem={problem}
      error={error === undefined ? undefined : { id: fieldId, message: error }}
      onClose={onClose}
      onSubmit={() => {
        setShowErrors(true)
        if (!validate()) onPause(length === 'day' ? day : undefined)
      }}
    >
      <RadioGroup
        legend={texts.question}
        name="length"
        value={length}
        onChange={setLength}
        choices={[
          { value: 'open', label: texts.open },
          { value: 'day', label: texts.day },
        ]}
      />
      {length === 'day' && (
        <DateField
          id={fieldId}
          name="until"
          label={texts.until}
          hint={texts.untilHint}
          error={error}
          value={day}
          min={min}
          max={max}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
    </ChangeDialog>
  )
}
