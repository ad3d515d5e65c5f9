import type { WeeklyJumuah } from '@minaret/contract/desk'
import { Button, DateField, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { otherRules, commonConditions, draftTime, withDate, withTime } from './jumuahDraft.ts'
import { describeRule } from './describeRule.ts'
import styles from './rules.module.css'
import { useDescribeWhen } from './useDescribeWhen.ts'

export type JumuahFieldsProps = {
  jumuah: WeeklyJumuah
  /** The position in the list, from 1. */
  number: number
  /** The key of its invalid time, after an attempt to save. */
  problem: string | undefined
  onChange(jumuah: WeeklyJumuah): void
  onRemove(): void
}

const detailFields = ['name', 'language', 'khatib', 'venue'] as const
const dateFields = ['from', 'until'] as const
const maxLengths = { name: 60, language: 60, khatib: 100, venue: 100 } as const

/** The fields of one weekly Jumu'ah: its time, different times for summer or Ramadan, and details for the website. */
export function JumuahFields({ jumuah, number, problem, onChange, onRemove }: JumuahFieldsProps) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules.jumuah
  const describeWhen = useDescribeWhen()
  const furtherRules = otherRules(jumuah)
  return (
    <fieldset className={styles.rule}>
      <legend>{texts.number({ number })}</legend>
      {commonConditions.map((when) => (
        <TextField
          key={when}
          label={texts.times[when]}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          hint={when === 'always' ? texts.timeHint : undefined}
          required={when === 'always'}
          error={problem === when ? texts.noTime : undefined}
          value={draftTime(jumuah, when)}
          onChange={({ target }) => onChange(withTime(jumuah, when, target.value))}
        />
      ))}
      {detailFields.map((name) => (
        <TextField
          key={name}
          label={texts.details[name]}
          dir="auto"
          autoComplete="off"
          maxLength={maxLengths[name]}
          value={jumuah[name] ?? ''}
          onChange={({ target }) => onChange({ ...jumuah, [name]: target.value })}
        />
      ))}
      {dateFields.map((name) => (
        <DateField
          key={name}
          label={texts.dates[name]}
          value={jumuah[name] ?? ''}
          onChange={({ target }) => onChange(withDate(jumuah, name, target.value))}
        />
      ))}
      {furtherRules.length > 0 && (
        <ul className={styles.otherRules}>
          {furtherRules.map((rule) => (
            <li key={rule.when}>
              {t.deskRules.rule({ when: describeWhen(rule.when), how: describeRule(rule.time, { t, format }) })}
              <Button
                tone="quiet"
                onClick={() => onChange({ ...jumuah, rules: jumuah.rules.filter((candidate) => candidate !== rule) })}
              >
                {t.deskRules.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button tone="quiet" onClick={onRemove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}
