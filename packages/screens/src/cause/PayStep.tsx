import type { Cause } from '@minaret/contract'
import { giftFailureOf, useAskGift, useGiftPass, usePayGift, useTenant } from '@minaret/domain'
import { Button, Form, Notice, VisuallyHidden } from '@minaret/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { useCarried } from './carried.ts'
import styles from './cause.module.css'
import { DemonstrationPayment } from './DemonstrationPayment.tsx'
import type { Draft } from './draft.ts'
import { GiftTotal } from './GiftTotal.tsx'
import { payGift, type PaymentMethod, type PaymentOutcome } from './payGift.ts'

/** Loaded only by those who pay with a card: it brings the provider's own script. */
const CardPayment = lazy(async () => ({ default: (await import('./CardPayment.tsx')).CardPayment }))

export type PayStepProps = {
  cause: Cause
  draft: Draft & { amountMinor: number }
  onChange(): void
  /** The attempt is about to be sent. */
  onSending(): void
  /** The attempt cannot be sent again: whoever reloads the page begins another. */
  onSpent(): void
  /** The attempt has become a gift. */
  onArrived(id: string): void
}

/** The payment itself. */
export function PayStep(props: PayStepProps) {
  const { cause, draft, onChange } = props
  const { t, format } = useWords('cause')
  const { payment } = useTenant()
  useCarried(draft)
  const pass = useGiftPass(cause.id, draft.attemptId)
  const [method, setMethod] = useState<PaymentMethod>()
  const { send, busy, outcome } = usePayment(props, method)
  const amount = format.amount(draft.amountMinor, draft.currency)
  const incomplete = outcome?.kind === 'incomplete' ? outcome.message : undefined

  return (
    <Form onSubmit={() => void send()} aria-busy={busy}>
      {/* While it is unknown whether a gift was taken, it is not turned into another one. */}
      <GiftTotal draft={draft} onChange={outcome?.kind === 'unknown' || busy ? undefined : onChange} />
      {pass.status === 'failure' && (
        <Notice
          tone="warning"
          live="assertive"
          title={t.cause.stopped}
          action={
            <Button tone="quiet" onClick={pass.retry}>
              {t.retry}
            </Button>
          }
        >
          {format.inText(pass.error.message)}
        </Notice>
      )}
      {payment.setting === 'demonstration' ? (
        <DemonstrationPayment amount={amount} error={incomplete} onReady={setMethod} />
      ) : (
        <Suspense fallback={<p role="status">{t.cause.card.loading}</p>}>
          <CardPayment draft={draft} error={incomplete} onReady={setMethod} />
        </Suspense>
      )}
      <Answer outcome={outcome} />
      <Button type="submit" size="large" wide busy={busy || !method} className={styles.give}>
        {t.cause.give(amount)}
      </Button>
      <VisuallyHidden>
        <span role="status">{busy ? t.cause.giving : ''}</span>
      </VisuallyHidden>
    </Form>
  )
}

/** What the last press came to, beside the button that was pressed. */
function Answer({ outcome }: { outcome?: PaymentOutcome }) {
  const { t, format } = useWords('cause')
  switch (outcome?.kind) {
    case 'declined':
      return (
        <Notice tone="danger" live="assertive" title={t.cause.declined}>
          {outcome.message ? format.inText(outcome.message) : t.cause.declinedMore}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" live="assertive" title={t.cause.stopped}>
          {format.inText(outcome.message)}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="warning" live="assertive" title={t.cause.unknown}>
          {t.cause.unknownMore}
        </Notice>
      )
    default:
      return null
  }
}

function usePayment({ cause, draft, onSending, onSpent, onArrived }: PayStepProps, method: PaymentMethod | undefined) {
  const { t } = useWords('cause')
  const pay = usePayGift()
  const ask = useAskGift()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PaymentOutcome>()
  // State shows a moment late; a second press in that moment must find the door shut.
  const shut = useRef(false)

  async function send() {
    if (shut.current || !method) return
    shut.current = true
    setBusy(true)
    const unanswered = outcome?.kind === 'unknown' ? outcome.token : undefined
    try {
      const ended = await payGift(
        method,
        {
          pay: async (attempt) => {
            onSending()
            return (await pay.mutateAsync(attempt)).data
          },
          ask,
          checkFailed: t.cause.card.checkFailed,
          failure: (error) => {
            const { spent, ...failure } = giftFailureOf(error)
            if (spent) onSpent()
            return failure
          },
        },
        {
          attemptId: draft.attemptId,
          causeId: cause.id,
          amountMinor: draft.amountMinor,
          currency: draft.currency,
          kind: 'once',
          donor: { name: draft.name, email: draft.email },
          anonymous: draft.anonymous,
        },
        unanswered,
      )
      setOutcome(ended)
      if (ended.kind === 'arrived') return onArrived(ended.id)
    } finally {
      setBusy(false)
      shut.current = false
    }
  }

  return { send, busy, outcome }
}
