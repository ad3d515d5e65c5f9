import type { Cycle } from '@minaret/contract'
import { dateIn, useDomain } from '@minaret/domain'
import { addDays } from '@minaret/money'
import { Button, DateField, Dialog, Form, Notice, RadioGroup } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'

export type PauseDialogProps = {
  cycle: Cycle
  busy: boolean
  /** Why the host did not take it. */
  problem?: string
  onClose(): void
  /** @param until the day from which it is collected again; nothing leaves it open */
  onPause(until?: string): void
}

/** The longest pause with a day, in days: the host's own. */
const longest = 366
const field = 'pause-until'

/** For how long nothing is collected. */
export function PauseDialog({ cycle, busy, problem, onClose, onPause }: PauseDialogProps) {
  const { t, format } = useWords('manageGift')
  const { clock, tenant } = useDomain()
  const [length, setLength] = useState<'open' | 'day' | null>('open')
  const [day, setDay] = useState('')
  const [tried, setTried] = useState(false)
  const words = t.manageGift.pause
  const today = dateIn(tenant.timeZone, clock.read())
  const min = addDays(today, 1)
  const furthest = addDays(today, longest)
  const max = cycle.until && cycle.until < furthest ? cycle.until : furthest
  const shown = (date: string) => t.prayer.date(format.day(date))

  const wrong = (): string | undefined => {
    if (length !== 'day') return undefined
    if (!day) return words.errors.empty
    if (day < min) return words.errors.early({ day: shown(min) })
    return day > max ? words.errors.late({ day: shown(max) }) : undefined
  }
  const error = tried ? wrong() : undefined
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
          setTried(true)
          if (!busy && !wrong()) onPause(length === 'day' ? day : undefined)
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
