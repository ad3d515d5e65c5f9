import type { RegularGift } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { Button, Form, Skeleton, VisuallyHidden } from '@minaret/ui'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CardPayment, DemonstrationPayment, type PaymentMethod } from '../cause/parts/index.ts'
import { ChallengeText } from './CardUpdateNotice.tsx'
import styles from './update-card.module.css'

export type CardFormProps = {
  regularGift: RegularGift
  busy?: 'card' | 'check'
  /** Whether the bot challenge is being solved. */
  isChecking: boolean
  /** Whether the payment method is ready. */
  isReady: boolean
  /** The error of an incomplete form. */
  incomplete?: string
  /** The outcome of the last action. */
  outcome: ReactNode
  onReady(method: PaymentMethod): void
  onAct(action: 'card' | 'check'): Promise<void>
}

/** The form of the card provider or the demonstration; above it the bank's check, if a collection needs it. */
export function CardForm({
  regularGift,
  busy,
  isChecking,
  isReady,
  incomplete,
  outcome,
  onReady,
  onAct,
}: CardFormProps) {
  const { t, format } = useMessages('manageGift')
  const { payment } = useTenant()
  const texts = t.manageGift.updateCard
  const needsCheck = regularGift.state === 'past_due' && regularGift.problem === 'check'
  const amount = format.amount(regularGift.amountMinor, regularGift.currency)
  const draft = { often: regularGift.rhythm, currency: regularGift.currency, name: '', email: '' }
  const payByWallet = async () => {
    await onAct('card')
    return true
  }
  return (
    <Form className={styles.form} aria-busy={Boolean(busy)} onSubmit={() => void onAct('card')}>
      {needsCheck && (
        <div className={styles.check}>
          <Button size="large" wide busy={busy === 'check' || !isReady} onClick={() => void onAct('check')}>
            {texts.checkNow}
          </Button>
          {outcome}
          <h2>{texts.other}</h2>
        </div>
      )}
      <Suspense fallback={<Skeleton shape="form" label={t.manageGift.loading} />}>
        {payment.setting === 'demonstration' ? (
          <DemonstrationPayment amount={amount} isRegular error={incomplete} onReady={onReady} />
        ) : (
          <CardPayment
            draft={draft}
            totalMinor={regularGift.amountMinor}
            error={incomplete}
            onReady={onReady}
            onWallet={payByWallet}
          />
        )}
      </Suspense>
      {!needsCheck && outcome}
      <Button
        type="submit"
        size="large"
        tone={needsCheck ? 'quiet' : 'primary'}
        wide
        busy={busy === 'card' || !isReady}
      >
        {regularGift.state === 'past_due' ? texts.useAndCollect({ amount }) : texts.use}
      </Button>
      {isChecking && (
        <p className={styles.soft}>
          <ChallengeText status="checking" />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isChecking ? <ChallengeText status="checking" /> : busy ? texts.busy : ''}</span>
      </VisuallyHidden>
    </Form>
  )
}
