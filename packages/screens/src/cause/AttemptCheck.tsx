import type { Cause } from '@minaret/contract'
import { useDomain, useGift, usePayGift, useTenant } from '@minaret/domain'
import { Button, Notice, Skeleton } from '@minaret/ui'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { WaitingSteps } from '../gift-waiting/index.ts'
import { chargeOf } from './amounts.ts'
import { attemptOf, type Sized } from './attempt.ts'
import { bankAnswers, useBankQuestion } from './DemonstrationPayment.tsx'
import { type Draft, releaseDraft } from './draft.ts'
import { PaymentAnswer } from './PaymentAnswer.tsx'
import { anotherAttempt, type AttemptChecked } from './recheck.ts'
import { dropDonor, withDonor } from './sentDonor.ts'
import { solveChallenge } from '../challenge/index.ts'
import { checkWithStripe } from './lazyStripeCheck.ts'
import { useCollecting } from './useCollecting.ts'
import { useRecheck } from './useRecheck.ts'

export type AttemptCheckProps = {
  cause: Cause
  draft: Sized
  supporterRef?: string
  /** What the check has come to, once it has. */
  checked?: AttemptChecked
  onArrived(id: string): void
  /** @param next the gift as the form goes on with it @param checked what is said above it, where something is */
  onChecked(next: Draft, checked?: AttemptChecked): void
}

/** What became of a payment that was under way when its page was left: asked first, and shown before anything else. */
export function AttemptCheck(props: AttemptCheckProps) {
  const { checked } = props
  const { t } = useWords('bank')
  if (!checked) return <Asking {...props} />
  return checked.outcome === 'cancelled' ? (
    <Notice tone="success" live="polite" title={t.bank.cancelled} />
  ) : (
    <PaymentAnswer outcome={checked.outcome} />
  )
}

/** Asks, and says how that stands. */
function Asking(props: AttemptCheckProps) {
  const { t } = useWords('bank')
  const { visit } = useDomain()
  const { onArrived, onChecked } = props
  const draft = useMemo(() => withDonor(visit, props.draft), [visit, props.draft])
  const over = (next: Draft, checked: AttemptChecked) => {
    releaseDraft(visit, draft.attemptId)
    dropDonor(visit)
    onChecked(next, checked)
  }
  const { state, recheck, ask } = useRecheck(draft.attemptId, (outcome) => {
    if (outcome.kind === 'unknown') return onChecked(draft)
    if (outcome.kind === 'arrived') {
      dropDonor(visit)
      return onArrived(outcome.id)
    }
    const { message, decline, closed } = outcome
    const next = closed ? anotherAttempt(draft) : { ...draft, held: false }
    return over(next, { step: 'pay', outcome: { kind: 'declined', message, decline } })
  })
  const cancelled = () => over(anotherAttempt(draft), { step: 'amount', outcome: 'cancelled' })
  if (state.kind === 'waiting')
    return <Waiting {...props} draft={draft} id={state.id} recheck={recheck} ask={ask} onCancelled={cancelled} />
  if (state.kind === 'silent')
    return (
      <Notice
        tone="warning"
        live="polite"
        title={t.bank.silent}
        action={<Button onClick={recheck}>{t.bank.look}</Button>}
      >
        {t.bank.silentMore}
      </Notice>
    )
  return (
    <>
      <Notice live="polite" title={t.bank.asking}>
        {t.bank.askingMore}
      </Notice>
      <Skeleton shape="form" label={t.bank.asking} />
    </>
  )
}

type WaitingProps = Pick<AttemptCheckProps, 'cause' | 'draft' | 'supporterRef'> & {
  id: string
  /** The provider has confirmed that nothing can be taken for it any more. */
  onCancelled(): void
} & Pick<ReturnType<typeof useRecheck>, 'recheck' | 'ask'>

/** The bank has asked and waits: the donor goes on there, or calls the gift off; meanwhile it is asked about. */
function Waiting({ cause, draft, supporterRef, id, recheck, ask, onCancelled }: WaitingProps) {
  const { t, format } = useWords('bank', 'cause')
  const tenant = useTenant()
  const now = useCollecting()
  const { thank_you_res: gift } = useGift(id)
  const { payment } = tenant
  const demonstration = payment.setting === 'demonstration'
  const { totalMinor } = chargeOf(draft, payment.cardFees)
  const { ask: askBank, dialog } = useBankQuestion(format.amount(totalMinor, draft.currency))
  const pay = usePayGift(solveChallenge)
  const [busy, setBusy] = useState(false)
  const moved = gift !== undefined && gift.next !== 'act'
  useEffect(() => {
    if (moved) recheck()
  }, [moved, recheck])

  async function goOn() {
    setBusy(true)
    try {
      // The check may have been passed elsewhere, and its secret is the provider's to give.
      const secret = (await ask(draft.attemptId))?.clientSecret
      if (secret && demonstration) {
        const confirmationTokenId = bankAnswers[await askBank()]
        await pay.mutateAsync({ ...attemptOf(draft, cause, tenant, now, supporterRef), confirmationTokenId })
      } else if (secret) await checkWithStripe(payment, secret)
    } catch {
      // Whatever went wrong here, the host says where the gift stands.
    } finally {
      setBusy(false)
      recheck()
    }
  }

  return (
    <>
      <Notice live="polite" title={t.bank.waiting}>
        {t.bank.waitingMore}
      </Notice>
      <WaitingSteps id={id} onCancelled={onCancelled}>
        {/* In the demonstration the answer goes with the gift, which needs its donor's name. */}
        {(!demonstration || draft.name) && (
          <Button busy={busy} onClick={() => void goOn()}>
            {t.bank.goOn}
          </Button>
        )}
      </WaitingSteps>
      {dialog}
    </>
  )
}
