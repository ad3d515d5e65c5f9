import { Button, Form, TextField } from '@minaret/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './box.module.css'
import { parseMoney } from './sheetForm.ts'
import type { SheetFormState } from './useSheetForm.ts'

/** Named envelopes, which can be entered with the keyboard alone: name, Enter, amount, Enter. */
export function Envelopes({ sheetForm, currency }: { sheetForm: SheetFormState; currency: string }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.envelopes
  const { form, change } = sheetForm
  const { name, amount, envelopes } = form
  const [problem, setProblem] = useState<'name' | 'amount'>()
  const [addedText, setAddedText] = useState('')
  const nameField = useRef<HTMLInputElement>(null)
  const amountField = useRef<HTMLInputElement>(null)
  const formatMoney = (minor: number) => format.amount(minor, currency)
  const total = envelopes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

  function add() {
    const amountMinor = parseMoney(amount, { currency, locale: format.locale })
    const newProblem =
      name.trim() === '' ? 'name' : amountMinor === undefined || amountMinor === 0 ? 'amount' : undefined
    setProblem(newProblem)
    if (newProblem || amountMinor === undefined) {
      ;(newProblem === 'name' ? nameField : amountField).current?.focus()
      return
    }
    const envelope = { name: name.trim(), amountMinor }
    change({ envelopes: [...envelopes, envelope], name: '', amount: '' })
    setAddedText(texts.added({ name: envelope.name, amount: formatMoney(amountMinor) }))
    nameField.current?.focus()
  }

  return (
    <Panel id="envelopes" title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <Form className={styles.row} onSubmit={add}>
        <TextField
          ref={nameField}
          label={texts.name}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={100}
          dir="auto"
          error={problem === 'name' ? texts.nameFirst : undefined}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (name.trim() !== '') amountField.current?.focus()
          }}
        />
        <TextField
          ref={amountField}
          label={texts.amount}
          autoComplete="off"
          inputMode="decimal"
          enterKeyHint="done"
          dir="ltr"
          error={problem === 'amount' ? t.deskBox.cash.wrongAmount : undefined}
          value={amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Button type="submit" tone="quiet">
          {texts.add}
        </Button>
      </Form>
      <p role="status" className={styles.hint}>
        {addedText !== '' && `${addedText} · `}
        {texts.count({ count: envelopes.length, amount: formatMoney(total) })}
      </p>
      {envelopes.length > 0 && (
        <ol className={styles.envelopes} aria-label={texts.list} reversed>
          {envelopes
            .map((envelope, index) => (
              // Keyed by position: two envelopes may have the same name and amount.
              <li key={index}>
                <span dir="auto" className={styles.name}>
                  {envelope.name}
                </span>
                <bdi>{formatMoney(envelope.amountMinor)}</bdi>
                <Button
                  tone="quiet"
                  aria-label={texts.remove({ name: envelope.name })}
                  onClick={() => change({ envelopes: envelopes.filter((_, position) => position !== index) })}
                >
                  {texts.removeShort}
                </Button>
              </li>
            ))
            .toReversed()}
        </ol>
      )}
    </Panel>
  )
}
