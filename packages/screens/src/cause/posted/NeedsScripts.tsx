import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { Button, Form, Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { IsolatedText } from '../../app/IsolatedText.tsx'
import { useMessages } from '../../app/MessagesProvider.tsx'
import styles from '../cause.module.css'
import type { Draft } from '../draft.ts'
import { GiftTotal } from '../GiftTotal.tsx'
import { transferReference } from './postedStep.ts'

export type NeedsScriptsProps = {
  cause: Cause
  draft: Draft
  /** The hidden fields of the earlier steps. */
  children: ReactNode
}

/** Replaces the payment step without scripts: explains why no card can be entered, and lists the alternatives. */
export function NeedsScripts({ cause, draft, children }: NeedsScriptsProps) {
  const { t, format } = useMessages('cause', 'giftPosted')
  const { payment, contact } = useTenant()
  const { title, more, gift, card, transfer, ask } = t.giftPosted
  const { amountMinor = 0, currency, often, causeId, campaignId, name } = draft
  const { phone, email } = contact
  const reference = transferReference(campaignId ?? causeId, name)
  return (
    <>
      <GiftTotal cause={cause} draft={draft} />
      <Notice tone="warning" title={title}>
        {more}
      </Notice>
      <p>{gift[often]({ amount: format.amount(amountMinor, currency), cause: format.inText(cause.title) })}</p>
      <h3>{card.title}</h3>
      <p>{card.turnOn}</p>
      <p>{card.loaded}</p>
      <Form method="post" action="?step=pay#gift-step" data-step="pay">
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t.retry}
          </Button>
          <Button type="submit" formAction="?step=details#gift-step" tone="quiet" size="large">
            {t.cause.back}
          </Button>
        </div>
        {children}
      </Form>
      {payment.bankDetails && (
        <>
          <h3>{transfer.title}</h3>
          <p className={styles.bank}>
            <IsolatedText>{payment.bankDetails}</IsolatedText>
          </p>
          {reference && <p>{transfer.reference({ reference: format.inText(reference) })}</p>}
          {often !== 'once' && <p>{transfer.standing}</p>}
        </>
      )}
      {(phone || email) && (
        <>
          <h3>{ask.title}</h3>
          {phone && (
            <p>
              {ask.phone}{' '}
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </p>
          )}
          {email && (
            <p>
              {ask.email} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </>
      )}
      {!payment.bankDetails && !phone && !email && <p>{t.cause.bank.inPerson}</p>}
    </>
  )
}
