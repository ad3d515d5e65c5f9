import type { Cause } from '@minaret/contract'
import { useDomain, useGift, usePayGift, useTenant } from '@minaret/domain'
import { Button, Notice, Skeleton } from '@minaret/ui'
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WaitingSteps } from '../gift-waiting/index.ts'
import { chargeOf } from './amounts.ts'
import { attemptOf, type DraftWithAmount } from './attempt.ts'
import { bankOutcomes, useBankQuestion } from './DemonstrationPayment.tsx'
import { type Draft, releaseDraft } from './draft.ts'
import { GiftTotal } from './GiftTotal.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { withNewAttempt, type AttemptCheckResult } from './recheck.ts'
import { removeDonor, withDonor } from './sentDonor.ts'
import { solveChallenge } from '../challenge/index.ts'
import { checkWithStripe } from './lazyStripeCheck.ts'
import { useCollectionDates } from './useCollectionDates.ts'
import { useRecheck } from './useRecheck.ts'

export type AttemptCheckProps = {
  cause: Cause
  draft: DraftWithAmount
  supporterRef?: string
  /** The result of the check; undefined while it runs. */
  checked?: AttemptCheckResult
  onGiftCreated(id: string): void
  /** @param next the draft with which the form continues @param result the message above it, if any */
  onChecked(next: Draft, result?: AttemptCheckResult): void
}

/** Checks the outcome of a payment that was in flight when the page was left, before showing the form. */
export function AttemptCheck(props: AttemptCheckProps) {
  const { checked: result } = props
  const { t } = useMessages('bank')
  if (!result)
    return (
      <>
        <GiftTotal cause={props.cause} draft={props.draft} />
        <RunningCheck {...props} />
      </>
    )
  return result.outcome === 'cancelled' ? (
    <Notice tone="success" live="polite" title={t.bank.cancelled} />
  ) : (
    <PaymentResult outcome={result.outcome} />
  )
}

/** Runs the check and shows its state. */
function RunningCheck(props: AttemptCheckProps) {
  const { t } = useMessages('bank')
  const { visit } = useDomain()
  const { onGiftCreated, onChecked } = props
  const draft = useMemo(() => withDonor(visit, props.draft), [visit, props.draft])
  const finish = (next: Draft, result: AttemptCheckResult) => {
    releaseDraft(visit, draft.attemptId)
    removeDonor(visit)
    onChecked(next, result)
  }
  const { state, recheck, ask } = useRecheck(draft.attemptId, (outcome) => {
    if (outcome.kind === 'unknown') return onChecked(draft)
    if (outcome.kind === 'arrived') {
      removeDonor(visit)
      return onGiftCreated(outcome.id)
    }
    const { message, decline, closed } = outcome
    const next = closed ? withNewAttempt(draft) : { ...draft, held: false }
    return finish(next, { step: 'pay', outcome: { kind: 'declined', message, decline } })
  })
  const onGiftCancelled = () => finish(withNewAttempt(draft), { step: 'amount', outcome: 'cancelled' })
  if (state.kind === 'waiting')
    return <Waiting {...props} draft={draft} id={state.id} recheck={recheck} ask={ask} onCancelled={onGiftCancelled} />
  if (state.kind === 'silent')
    return (
      <Notice
        tone="warning"
        live="polite"
        title={t.bank.silent}
        action={<Button onClick={recheck}>{t.bank.checkAgain}</Button>}
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
  /** Called once the provider has confirmed that the gift can no longer be charged. */
  onCancelled(): void
} & Pick<ReturnType<typeof useRecheck>, 'recheck' | 'ask'>

/** The bank awaits the donor's confirmation: the donor continues there or cancels the gift, which is polled meanwhile. */
function Waiting({ cause, draft, supporterRef, id, recheck, ask, onCancelled }: WaitingProps) {
  const { t, format } = useMessages('bank', 'cause')
  const tenant = useTenant()
  const now = useCollectionDates()
  const { thank_you_res: gift } = useGift(id)
  const { payment } = tenant
  const isDemonstration = payment.setting === 'demonstration'
  const { totalMinor } = chargeOf(draft, payment.cardFees)
  const { ask: askBank, dialog } = useBankQuestion(format.amount(totalMinor, draft.currency))
  const pay = usePayGift(solveChallenge)
  const [isBusy, setBusy] = useState(false)
  const isDecided = gift !== undefined && gift.next !== 'act'
  useEffect(() => {
    if (isDecided) recheck()
  }, [isDecided, recheck])

  async function continueAtBank() {
    setBusy(true)
    try {
      // The donor may have confirmed elsewhere, and only the provider has the client secret.
      const secret = (await ask(draft.attemptId))?.clientSecret
      if (secret && isDemonstration) {
        const confirmationTokenId = bankOutcomes[await askBank()]
        await pay.mutateAsync({ ...attemptOf(draft, cause, tenant, now, supporterRef), confirmationTokenId })
      } else if (secret) await checkWithStripe(payment, secret)
    } catch {
      // Ignored: the server has the state of the gift.
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
        {/* In demonstration mode the answer is sent with the gift, which needs the donor's name. */}
        {(!isDemonstration || draft.name) && (
          <Button busy={isBusy} onClick={() => void continueAtBank()}>
            {t.bank.goOn}
          </Button>
        )}
      </WaitingSteps>
      {dialog}
    </>
  )
}
