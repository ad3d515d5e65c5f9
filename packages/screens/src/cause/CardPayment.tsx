import { useTenant } from '@minaret/domain'
import { Button, Notice, Skeleton } from '@minaret/ui'
import { Elements } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { BankDetails } from './BankDetails.tsx'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import { loadStripeOf } from './loadStripeOf.ts'
import type { PaymentMethod } from './payGift.ts'
import { CardFields, WalletButtons } from './StripeFields.tsx'
import { appearanceOf } from './stripeMethod.ts'
import { scriptTimeoutMs } from './stripeTimeouts.ts'

export type CardPaymentProps = {
  /** The name is missing if the donor is unknown here. */
  draft: Pick<Draft, 'often' | 'currency' | 'name' | 'email'>
  /** The charge, in the minor unit. */
  totalMinor: number
  error?: string
  onReady(method: PaymentMethod): void
  /** Called after approval of a wallet payment. Resolves with whether the gift succeeded. */
  onWallet(): Promise<boolean>
}

type StripeForm = { stripe: Stripe; appearance: Appearance }

/**
 * Stripe's card form and the browser's wallets, with a deferred intent: nothing exists in Stripe until our server has
 * checked the attempt (`payments.md` 2). Stripe chooses the payment methods.
 */
export function CardPayment({ draft, totalMinor, error, onReady, onWallet }: CardPaymentProps) {
  const { t } = useMessages('cause')
  const { payment } = useTenant()
  const container = useRef<HTMLFieldSetElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [stripeForm, setStripeForm] = useState<StripeForm>()
  const [state, setState] = useState<'loading' | 'slow' | 'ready' | 'missing'>('loading')
  /** Whether the form may still load before the timeout. */
  const [isExpected, setExpected] = useState(true)
  const [method, setMethod] = useState<PaymentMethod>()
  const [hasWallets, setHasWallets] = useState(false)
  const { often, currency, name, email } = draft
  const { publishableKey, stripeAccount } = payment
  const markMissing = useCallback(() => {
    setState('missing')
    setExpected(false)
  }, [])

  useEffect(() => {
    let isUnmounted = false
    // Loaded here because `Elements` does not report failures.
    loadStripeOf({ publishableKey, stripeAccount }, attempt > 0).then(
      (stripe) => {
        if (!isUnmounted && container.current) setStripeForm({ stripe, appearance: appearanceOf(container.current) })
      },
      () => {
        if (!isUnmounted) markMissing()
      },
    )
    // Neither the script nor the form reliably reports a failure.
    const timer = setTimeout(() => {
      setState((current) => (current === 'loading' ? 'slow' : current))
      setExpected(false)
    }, scriptTimeoutMs)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [publishableKey, stripeAccount, attempt, markMissing])

  function retry() {
    setStripeForm(undefined)
    setMethod(undefined)
    setHasWallets(false)
    setExpected(true)
    setAttempt(attempt + 1)
  }

  const options = useMemo((): StripeElementsOptionsMode => {
    const appearance = stripeForm?.appearance
    // A regular gift sets the card up for later and charges nothing now.
    return often === 'once'
      ? { mode: 'payment', amount: totalMinor, currency, appearance }
      : { mode: 'setup', currency, appearance }
  }, [often, totalMinor, currency, stripeForm])
  const donor = useMemo(() => (name ? { name, email } : undefined), [name, email])
  const { incomplete, checkFailed, noAnswer, missing: cannotLoad } = t.cause.card
  const messages = useMemo(() => ({ incomplete, checkFailed, noAnswer }), [incomplete, checkFailed, noAnswer])
  const isLate = state === 'slow' || state === 'missing'
  useEffect(() => {
    if (method && (state === 'ready' || hasWallets)) onReady(method)
    // Pressing the button moves the focus to the notice; the bank's check does not need the form.
    else if (isLate)
      onReady({
        async token() {
          notice.current?.focus()
          return { message: '' }
        },
        check: async (clientSecret) => (method ? method.check(clientSecret) : { message: cannotLoad }),
      })
  }, [method, state, isLate, hasWallets, cannotLoad, onReady])

  return (
    <Elements
      key={[attempt, often === 'once', currency, name, email].join(' ')}
      stripe={stripeForm?.stripe ?? null}
      options={options}
    >
      {/* Moved off-screen, not hidden: Stripe reports the wallets only in a rendered container. */}
      <div className={styles.wallets} role="group" aria-label={t.cause.card.wallets} data-here={hasWallets}>
        <WalletButtons onAvailable={setHasWallets} onApprove={onWallet} />
      </div>
      <fieldset className={styles.card} ref={container}>
        <legend>{hasWallets ? t.cause.card.orCard : t.cause.card.title}</legend>
        {error && <Notice tone="danger" live="assertive" title={error} />}
        {state === 'loading' && <Skeleton shape="form" label={t.cause.card.loading} />}
        {isLate && (
          <div ref={notice} tabIndex={-1} className={styles.card}>
            <Notice
              tone="warning"
              live="assertive"
              title={t.cause.card[state]}
              action={
                <Button tone="quiet" busy={isExpected} onClick={retry}>
                  {t.retry}
                </Button>
              }
            >
              {t.cause.card.missingMore} {payment.bankDetails && t.cause.bank.instead}
            </Notice>
            <BankDetails />
          </div>
        )}
        <div hidden={state === 'missing' && !isExpected}>
          <CardFields
            donor={donor}
            messages={messages}
            onRendered={() => setState('ready')}
            onLoadError={markMissing}
            onReady={setMethod}
          />
        </div>
      </fieldset>
    </Elements>
  )
}
