import type { Cause } from '@minaret/contract'
import { failureMessage, usePageToken, useTenant } from '@minaret/domain'
import { Button, Form, Notice, VisuallyHidden } from '@minaret/ui'
import { Suspense, useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { chargeOf } from './amounts.ts'
import type { DraftWithAmount } from './attempt.ts'
import { OtherWays } from './BankDetails.tsx'
import { CardPayment } from './lazyCardPayment.tsx'
import { useFormTransfer } from './formTransfer.ts'
import styles from './cause.module.css'
import { CoverFee } from './CoverFee.tsx'
import { DemonstrationPayment } from './DemonstrationPayment.tsx'
import { GiftTotal } from './GiftTotal.tsx'
import { formatDayInText } from './FrequencyFields.tsx'
import { PendingPaymentNotice } from './PendingPaymentNotice.tsx'
import type { NeedChoice } from './need.ts'
import { firstDay } from './frequency.ts'
import { PaymentResult } from './PaymentResult.tsx'
import type { PaymentMethod } from './payGift.ts'
import { useCollectionDates } from './useCollectionDates.ts'
import { type PaymentEvents, usePayment } from './usePayment.ts'

export type PayStepProps = PaymentEvents & {
  cause: Cause
  draft: DraftWithAmount
  /** The campaign's need the gift is for. */
  need?: NeedChoice
  /** The reference of the supporter's link that the visitor followed. */
  supporterRef?: string
  onRemoveNeed?(): void
  onRefreshNeeds?(): void
  /** Returns to the details. */
  onBack(): void
  /** Returns to the amount. */
  onChange(): void
  onCover(cover: boolean): void
}

/** The payment step. */
export function PayStep(props: PayStepProps) {
  const { cause, draft, need, onRemoveNeed, onRefreshNeeds, onChange, onCover } = props
  const { t, format, language } = useMessages('cause')
  const { payment } = useTenant()
  useFormTransfer(draft)
  const pageToken = usePageToken(cause.id, draft.attemptId)
  const [method, setMethod] = useState<PaymentMethod>()
  const { send, busy, checking, outcome, forget } = usePayment(props, method, props)
  const button = useRef<HTMLButtonElement>(null)
  const now = useCollectionDates()
  const { often, currency } = draft
  const { totalMinor } = chargeOf(draft, payment.cardFees)
  const amount = format.amount(totalMinor, currency)
  const incompleteMessage = outcome?.kind === 'incomplete' ? outcome.message : undefined
  const firstDate = firstDay(draft, now)
  // The gift must not change while its outcome is unknown.
  const isFixed = outcome?.kind === 'unknown' || busy || draft.held

  return (
    <Form onSubmit={() => void send()} aria-busy={busy}>
      <GiftTotal
        cause={cause}
        draft={draft}
        need={need}
        onBack={isFixed ? undefined : props.onBack}
        onChange={onChange}
      />
      {firstDate && (
        <p className={styles.impact}>{t.cause.often.later({ day: formatDayInText(firstDate, t, format) })}</p>
      )}
      <CoverFee cause={cause} draft={draft} disabled={isFixed} onChange={onCover} />
      {pageToken.status === 'failure' && (
        <Notice
          tone="warning"
          live="assertive"
          title={t.cause.stopped}
          action={
            <Button tone="quiet" onClick={pageToken.retry}>
              {t.retry}
            </Button>
          }
        >
          {format.inText(failureMessage(pageToken.error, language))}
        </Notice>
      )}
      {payment.setting === 'demonstration' ? (
        <DemonstrationPayment
          amount={amount}
          isRegular={often !== 'once'}
          error={incompleteMessage}
          onReady={setMethod}
        />
      ) : (
        <Suspense fallback={<p role="status">{t.cause.card.loading}</p>}>
          <CardPayment
            draft={draft}
            totalMinor={totalMinor}
            error={incompleteMessage}
            onReady={setMethod}
            onWallet={send}
          />
        </Suspense>
      )}
      {draft.held && !busy && !outcome && <PendingPaymentNotice />}
      <PaymentResult
        outcome={outcome}
        need={{
          title: format.inText(need?.title ?? t.cause.need.some),
          onRemoveNeed() {
            forget()
            onRemoveNeed?.()
            // The pressed button has disappeared.
            button.current?.focus()
          },
          onRefreshNeeds,
        }}
      />
      <Button type="submit" size="large" wide busy={busy || !method} ref={button}>
        {often === 'once' ? t.cause.give({ amount }) : t.cause.giveOften[often]({ amount })}
      </Button>
      {checking && <p className={styles.soft}>{t.cause.challenge.checking}</p>}
      <VisuallyHidden>
        <span role="status">{checking ? t.cause.challenge.checking : busy ? t.cause.giving : ''}</span>
      </VisuallyHidden>
      <OtherWays />
    </Form>
  )
}
