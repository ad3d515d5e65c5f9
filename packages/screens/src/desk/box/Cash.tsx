import type { BoxSheet } from '@minaret/contract/desk'
import { Checkbox, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './box.module.css'
import type { SheetField } from './sheetForm.ts'
import type { SheetFormState } from './useSheetForm.ts'

/** Loose cash and cheques, by the scheme they count towards. */
export function Cash({ sheetForm, sheet }: { sheetForm: SheetFormState; sheet: BoxSheet }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.cash
  const { form, problems, change } = sheetForm
  const { currency, notes, largeNoteMinor } = sheet
  const errorTexts = { amount: texts.wrongAmount, count: texts.wrongCount, both: texts.chequesBoth }
  const errorOf = (field: SheetField) => {
    const problem = problems[field]
    return problem && errorTexts[problem]
  }
  const fieldProps = (name: 'small' | 'large' | 'declared' | 'cheques' | 'chequesAmount') =>
    ({
      name,
      autoComplete: 'off',
      dir: 'ltr',
      inputMode: name === 'large' || name === 'cheques' ? 'numeric' : 'decimal',
      error: errorOf(name),
      value: form[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }) as const
  return (
    <Panel id="cash" title={texts.title} className={styles.figures}>
      {notes.length > 0 && (
        <Checkbox
          label={texts.byNotes}
          checked={form.notes !== undefined}
          onChange={({ target }) => change({ notes: target.checked ? {} : undefined })}
        />
      )}
      {form.notes ? (
        <fieldset className={styles.notes}>
          <legend>{texts.notes}</legend>
          <p className={styles.hint}>{currency === 'gbp' ? texts.smallHint : texts.smallPlain}</p>
          {notes.map((value) => (
            <TextField
              key={value}
              label={currency === 'gbp' && value < 100 ? texts.pence({ value }) : format.amount(value, currency)}
              autoComplete="off"
              dir="ltr"
              inputMode="numeric"
              error={errorOf(`note.${value}`)}
              value={form.notes?.[value] ?? ''}
              onChange={({ target }) => change({ notes: { ...form.notes, [value]: target.value } })}
            />
          ))}
        </fieldset>
      ) : (
        <TextField
          label={texts.small}
          hint={currency === 'gbp' ? texts.smallHint : texts.smallPlain}
          {...fieldProps('small')}
        />
      )}
      {largeNoteMinor !== undefined && (
        <TextField label={texts.large} hint={texts.largeHint} {...fieldProps('large')} />
      )}
      <TextField label={texts.declared} {...fieldProps('declared')} />
      <TextField label={texts.cheques} hint={texts.chequesHint} {...fieldProps('cheques')} />
      <TextField label={texts.chequesAmount} {...fieldProps('chequesAmount')} />
    </Panel>
  )
}
