import type { Cycle } from '@minaret/contract'
import { dateIn, useDomain } from '@minaret/domain'
import { addDays } from '@minaret/money'
import { Button, DateField, Dialog, Form, Notice, RadioGroup } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'

export type PauseDialogProps = {
  cycle: Cycle
  busy: boolean
  /** The server's error. */
  problem?: string
  onClose(): void
  /** @param until the date of the next collection; undefined for an open-ended pause */
  onPause(until?: string): void
}

/** The maximum length of a pause with an end, in days, as on the server. */
const maxPauseDays = 366
const field = 'pause-until'

/** The dialog that pauses a regular gift. */
export function PauseDialog({ cycle, busy, problem, onClose, onPause }: PauseDialogProps) {
  const { t, format } = useWords('manageGift')
  const { clock, tenant } = useDomain()
  const [length, setLength] = useState<'open' | 'day' | null>('open')
  const [day, setDay] = useState('')
  const [showErrors, setShowErrors] = useState(false)
  const words = t.manageGift.pause
  const today = dateIn(tenant.timeZone, clock.read())
  const min = addDays(today, 1)
  const latest = addDays(today, maxPauseDays)
  const max = cycle.until && cycle.until < latest ? cycle.until : latest
  const formatDate = (date: string) => t.prayer.date(format.day(date))

  const validate = (): string | undefined => {
    if (length !== 'day') return undefined
    if (!day) return words.errors.empty
    if (day < min) return words.errors.early({ day: formatDate(min) })
    return day > max ? words.errors.late({ day: formatDate(max) }) : undefined
  }
  const error = showErrors ? validate() : undefined
  const errors = error ? [{ id: field, message: error }] : []

  return (
    <Dialog
      open
      onClose={onClose}
      required={busy}
      title={words.title}
      size="small"
      actions={
        <>
          <Button tone="quiet" busy={busy} onClick={onClose}>
            {t.manageGift.leave}
          </Button>
          <Button type="submit" form="pause" busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        id="pause"
        errors={errors}
        errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
        onSubmit={() => {
          setShowErrors(true)
          if (!busy && !validate()) onPause(length === 'day' ? day : undefined)
        }}
      >
        {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
        <RadioGroup
          legend={words.question}
          name="length"
          value={length}
          onChange={setLength}
          choices={[
            { value: 'open', label: words.open },
            { value: 'day', label: words.day },
          ]}
        />
        {length === 'day' && (
          <DateField
            id={field}
            name="until"
            label={words.until}
            hint={words.untilHint}
            error={error}
            value={day}
            min={min}
            max={max}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        )}
      </Form>
    </Dialog>
  )
}
