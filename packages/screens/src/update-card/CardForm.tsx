import type { Cycle } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { Button, Form, Skeleton, VisuallyHidden } from '@minaret/ui'
import { type ReactNode, Suspense } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { CardPayment, DemonstrationPayment, type PaymentMethod } from '../cause/parts/index.ts'
import { ChallengeWords } from './CardUpdateNotice.tsx'
import styles from './update-card.module.css'

export type CardFormProps = {
  cycle: Cycle
  busy?: 'card' | 'check'
  /** The challenge before the card is being solved. */
  checking: boolean
  /** The donor's way to pay is there. */
  ready: boolean
  /** What is missing in the form. */
  incomplete?: string
  /** What the last press came to. */
  answer: ReactNode
  onReady(method: PaymentMethod): void
  onAct(what: 'card' | 'check'): Promise<void>
}

/** The card provider's form, or the demonstration's; before it the bank's check, where a collection waits for it. */
export function CardForm({ cycle, busy, checking, ready, incomplete, answer, onReady, onAct }: CardFormProps) {
  const { t, format } = useWords('manageGift')
  const { payment } = useTenant()
  const words = t.manageGift.mend
  const check = cycle.state === 'past_due' && cycle.problem === 'check'
  const amount = format.amount(cycle.amountMinor, cycle.currency)
  const draft = { often: cycle.rhythm, currency: cycle.currency, name: '', email: '' }
  const wallet = async () => {
    await onAct('card')
    return true
  }
  return (
    <Form className={styles.form} aria-busy={Boolean(busy)} onSubmit={() => void onAct('card')}>
      {check && (
        <div className={styles.check}>
          <Button size="large" wide busy={busy === 'check' || !ready} onClick={() => void onAct('check')}>
            {words.checkNow}
          </Button>
          {answer}
          <h2>{words.other}</h2>
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
            onWallet={wallet}
          />
        )}
      </Suspense>
      {!check && answer}
      <Button type="submit" size="large" tone={check ? 'quiet' : 'primary'} wide busy={busy === 'card' || !ready}>
        {cycle.state === 'past_due' ? words.useAndCollect({ amount }) : words.use}
      </Button>
      {checking && (
        <p className={styles.soft}>
          <ChallengeWords of="checking" />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{checking ? <ChallengeWords of="checking" /> : busy ? words.busy : ''}</span>
      </VisuallyHidden>
    </Form>
  )
}
