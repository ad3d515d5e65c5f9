import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonLink, ButtonRow, DateField, Form, Notice, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, Panel, Sections } from '../frame/index.ts'
import styles from './box.module.css'
import { partsOf, Totals } from './Totals.tsx'

/** A sheet that both counters have confirmed: its totals, and when it was paid in. */
export function ClosedSheet({ mosque, sheet }: { mosque: DeskMosque; sheet: BoxSheet }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox
  const { closedAt, envelopeCount, envelopesMinor, currency, bankedOn, bankedReference } = sheet
  return (
    <Sections>
      {closedAt && <Notice tone="success">{texts.confirm.closed({ date: format.instant(closedAt).date })}</Notice>}
      {envelopeCount > 0 && (
        <p className={styles.hint}>
          {texts.envelopes.count({ count: envelopeCount, amount: format.amount(envelopesMinor, currency) })}.{' '}
          {texts.envelopes.recorded}
        </p>
      )}
      <Totals parts={partsOf(sheet)} currency={currency} />
      <Panel id="bank" title={texts.bank.title}>
        {bankedOn && bankedReference !== undefined ? (
          <p className={styles.hint}>
            {texts.bank.done({ day: format.day(bankedOn).date, reference: format.inText(bankedReference) })}
          </p>
        ) : (
          <BankForm mosque={mosque} sheet={sheet} />
        )}
        <ButtonRow>
          <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'box')}/${sheet.id}/slip`}>
            {texts.sheet.slip}
          </ButtonLink>
        </ButtonRow>
      </Panel>
    </Sections>
  )
}

function BankForm({ mosque, sheet }: { mosque: DeskMosque; sheet: BoxSheet }) {
  const { t } = useMessages('deskBox')
  const texts = t.deskBox.bank
  const bank = useDeskAction('boxSheetBank', { isField: () => true })
  const [day, setDay] = useState('')
  const [reference, setReference] = useState('')
  const errors = fieldErrorsOf(bank.error)
  return (
    <Form
      className={styles.form}
      onSubmit={() => bank.mutate({ mosque: mosque.slug, sheet: sheet.id, body: { day, reference } })}
    >
      <DateField
        label={texts.day}
        required
        min={sheet.day}
        error={errors.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={texts.reference}
        required
        autoComplete="off"
        dir="ltr"
        maxLength={60}
        error={errors.reference}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <ButtonRow>
        <Button type="submit" busy={bank.isPending} disabled={day === '' || reference.trim() === ''}>
          {texts.save}
        </Button>
      </ButtonRow>
    </Form>
  )
}
