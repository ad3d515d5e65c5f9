import type { PrayerRule, RuleTime } from '@minaret/contract/desk'
import { Button, DateField, Select, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { withKind } from './rulesDraft.ts'
import styles from './rules.module.css'
import { StepFields } from './StepFields.tsx'
import { useDescribeWhen, weekdays } from './useDescribeWhen.ts'

export type RuleFieldsProps = {
  rule: PrayerRule
  /** The position in the list, from 1. */
  number: number
  onChange(rule: PrayerRule): void
  onRemove(): void
}

const kinds = ['after', 'before-end', 'fixed', 'none'] as const

/** The fields of one rule: when it applies, and how the jamaat time is determined. */
export function RuleFields({ rule: { when, time }, number, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useMessages('deskRules')
  const texts = t.deskRules
  const describeWhen = useDescribeWhen()
  const isDated = when.startsWith('from')
  const onTime = (next: RuleTime) => onChange({ when, time: next })
  const withMinutes = (text: string): RuleTime => {
    const { minutes: _previous, ...rest } = time
    return /^\d{1,3}$/.test(text) ? { ...rest, minutes: Number(text) } : rest
  }
  return (
    <fieldset className={styles.rule}>
      <legend>{texts.number({ number })}</legend>
      <Select
        label={texts.when}
        value={isDated ? 'from' : when}
        options={[
          ...['always', 'summer', 'ramadan', ...weekdays].map((value) => ({ value, label: describeWhen(value) })),
          { value: 'from', label: texts.fromDate },
        ]}
        onChange={({ target }) => onChange({ when: target.value, time })}
      />
      {isDated && (
        <DateField
          label={texts.firstDay}
          value={when.slice(5)}
          onChange={({ target }) => onChange({ when: target.value === '' ? 'from' : `from ${target.value}`, time })}
        />
      )}
      <Select
        label={texts.how}
        value={time.kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={({ target }) => {
          const kind = kinds.find((option) => option === target.value)
          if (kind) onTime(withKind(time, kind))
        }}
      />
      {time.kind === 'fixed' && (
        <TextField
          label={texts.at}
          hint={texts.clockHint}
          dir="ltr"
          inputMode="numeric"
          value={time.at ?? ''}
          onChange={({ target }) => onTime({ kind: 'fixed', at: target.value })}
        />
      )}
      {(time.kind === 'after' || time.kind === 'before-end') && (
        <>
          <TextField
            label={texts.minutes}
            dir="ltr"
            inputMode="numeric"
            maxLength={3}
            value={time.minutes === undefined ? '' : String(time.minutes)}
            onChange={({ target }) => onTime(withMinutes(target.value))}
          />
          <StepFields time={time} onTime={onTime} />
        </>
      )}
      <Button tone="quiet" onClick={onRemove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}
