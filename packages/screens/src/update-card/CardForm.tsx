import type { RegularGift } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { Button, Form, Skeleton, VisuallyHidden } from '@minaret/ui'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CardPayment, DemonstrationPayment, type PaymentMethod } from '../cause/parts/index.ts'
import { ChallengeWords } from './CardUpdateNotice.tsx'
import styles from './update-card.module.css'

export type CardFormProps = {
  cycle: RegularGift
  busy?: 'card' | 'check'
  /** Whether the bot challenge is being solved. */
  checking: boolean
  /** Whether the payment method is ready. */
  ready: boolean
  /** The error of an incomplete form. */
  incomplete?: string
  /** The outcome of the last action. */
  answer: ReactNode
  onReady(method: PaymentMethod): void
  onAct(what: 'card' | 'check'): Promise<void>
}

/** The form of the card provider or the demonstration; above it the bank's check, if a collection needs it. */
export function CardForm({ cycle, busy, checking, ready, incomplete, answer, onReady, onAct }: CardFormProps) {
  const { t, format } = useMessages('manageGift')
  const { payment } = useTenant()
  const texts = t.manageGift.mend
  const needsCheck = cycle.state === 'past_due' && cycle.problem === 'check'
  const amount = format.amount(cycle.amountMinor, cycle.currency)
  const draft = { often: cycle.rhythm, currency: cycle.currency, name: '', email: '' }
  const payByWallet = async () => {
    await onAct('card')
    return true
  }
  return (
    <Form className={styles.form} aria-busy={Boolean(busy)} onSubmit={() => void onAct('card')}>
      {needsCheck && (
        <div className={styles.check}>
          <Button size="large" wide busy={busy === 'check' || !ready} onClick={() => void onAct('check')}>
            {texts.checkNow}
          </Button>
          {answer}
          <h2>{texts.other}</h2>
        </div>
      )}
      <Suspense fallback={<Skeleton shape="form" label={t.manageGift.loading} />}>
        {payment.setting === 'demonstration' ? (
          <DemonstrationPayment amount={amount} regular error={incomplete} onReady={onReady} />
        ) : (
          <CardPayment
            draft={draft}
            totalMinor={cycle.amountMinor}
            error={incomplete}
            onReady={onReady}
            onWallet={payByWallet}
          />
        )}
      </Suspense>
      {!needsCheck && answer}
      <Button type="submit" size="large" tone={needsCheck ? 'quiet' : 'primary'} wide busy={busy === 'card' || !ready}>
        {cycle.state === 'past_due' ? texts.useAndCollect({ amount }) : texts.use}
      </Button>
      {checking && (
        <p className={styles.soft}>
          <ChallengeWords of="checking" />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{checking ? <ChallengeWords of="checking" /> : busy ? texts.busy : ''}</span>
      </VisuallyHidden>
    </Form>
  )
}
