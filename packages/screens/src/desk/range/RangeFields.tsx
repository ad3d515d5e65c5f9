import type { DayPrayer } from '@minaret/contract/desk'
import { Button, CheckboxGroup, Form, RadioGroup, TextField } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './range.module.css'
import { allowsSeveralTimes, type RangeDraft, rangePrayers, parsePrayerTimes, invalidTimes } from './rangeForm.ts'

export type RangeFieldsProps = {
  draft: RangeDraft
  onDraft(draft: RangeDraft): void
  /** Number of days that the change affects. */
  count: number
  /** Whether the preview is shown, so that the change can be saved. */
  canSave: boolean
  busy: boolean
  onSave(): void
  /** The preview of the effect. */
  children: ReactNode
}

const actions = ['time', 'none', 'usual', 'note'] as const

/** Fields for a change to several days. */
export function RangeFields({ draft, onDraft, count, canSave, busy, onSave, children }: RangeFieldsProps) {
  const { t } = useMessages('desk', 'deskRange')
  const texts = t.deskRange
  const [isSubmitted, setSubmitted] = useState(false)
  const { prayers, action, times, note } = draft
  const invalidPrayers = isSubmitted ? invalidTimes(draft) : []
  const nameOf = (prayer: DayPrayer) =>
    prayer === 'jumuah' || prayer === 'taraweeh' || prayer === 'eid' ? texts[prayer] : t.prayer.names[prayer]
  const isIncomplete = action !== 'note' && prayers.length === 0 && note.trim() === ''
  return (
    <Form
      onSubmit={() => {
        setSubmitted(true)
        if (canSave) onSave()
      }}
    >
      <div className={styles.form}>
        <RadioGroup
          legend={texts.action}
          name="action"
          value={action}
          onChange={(next) => onDraft({ ...draft, action: next })}
          choices={actions.map((value) => ({ value, label: texts.actions[value] }))}
        />
        {action !== 'note' && (
          <CheckboxGroup
            legend={texts.prayers}
            name="prayers"
            values={prayers}
            error={isSubmitted && isIncomplete ? texts.choosePrayer : undefined}
            onChange={(next) => onDraft({ ...draft, prayers: next })}
            choices={rangePrayers.map((value) => ({ value, label: nameOf(value) }))}
          />
        )}
        {action === 'time' &&
          prayers.map((prayer) => (
            <TextField
              key={prayer}
              label={texts.timeOf({ prayer: nameOf(prayer) })}
              hint={allowsSeveralTimes(prayer) ? texts.severalHint : undefined}
              error={invalidPrayers.includes(prayer) ? texts.timeNeeded : undefined}
              inputMode={allowsSeveralTimes(prayer) ? 'text' : 'numeric'}
              autoComplete="off"
              dir="ltr"
              value={times[prayer] ?? ''}
              onChange={({ target }) => onDraft({ ...draft, times: { ...times, [prayer]: target.value } })}
              onBlur={({ target }) =>
                onDraft({
                  ...draft,
                  times: { ...times, [prayer]: parsePrayerTimes(prayer, target.value) ?? target.value },
                })
              }
            />
          ))}
        <TextField
          label={texts.note}
          maxLength={200}
          value={note}
          onChange={({ target }) => onDraft({ ...draft, note: target.value })}
        />
      </div>
      {children}
      <div className={styles.save} data-foot="">
        <Button type="submit" size="large" busy={busy}>
          {busy ? texts.saving : count === 0 ? texts.saveNone : texts.save({ count })}
        </Button>
      </div>
    </Form>
  )
}
