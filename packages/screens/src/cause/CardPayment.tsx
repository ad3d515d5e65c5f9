import { useTenant } from '@minaret/domain'
import { Button, Notice, Skeleton } from '@minaret/ui'
import { Elements } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { BankDetails } from './BankDetails.tsx'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import { loadStripeOf } from './loadStripeOf.ts'
import type { PaymentMethod } from './payGift.ts'
import { CardFields, WalletButtons } from './StripeFields.tsx'
import { appearanceOf } from './stripeMethod.ts'
import { scriptPatience } from './stripePatience.ts'

export type CardPaymentProps = {
  /** Without a name it is not known here who pays. */
  draft: Pick<Draft, 'often' | 'currency' | 'name' | 'email'>
  /** What is charged. */
  totalMinor: number
  error?: string
  onReady(method: PaymentMethod): void
  /** A wallet was approved. Resolves with whether the gift went through. */
  onWallet(): Promise<boolean>
}

type Loaded = { stripe: Stripe; appearance: Appearance }

/**
 * The card provider's own form, and the wallets this browser has, with a deferred intent: nothing exists at Stripe until
 * our host has looked at the attempt (`payments.md` 2). The payment methods are Stripe's to choose.
 */
export function CardPayment({ draft, totalMinor, error, onReady, onWallet }: CardPaymentProps) {
  const { t } = useWords('cause')
  const { payment } = useTenant()
  const place = useRef<HTMLFieldSetElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const [state, setState] = useState<'loading' | 'slow' | 'ready' | 'missing'>('loading')
  /** Whether the form may still come within the time it is given. */
  const [expected, setExpected] = useState(true)
  const [method, setMethod] = useState<PaymentMethod>()
  const [walletsHere, setWalletsHere] = useState(false)
  const { often, currency, name, email } = draft
  const { publishableKey, stripeAccount } = payment
  const missing = useCallback(() => {
    setState('missing')
    setExpected(false)
  }, [])

  useEffect(() => {
    let left = false
    // Loaded here, not by `Elements`, which hears of no failure.
    loadStripeOf({ publishableKey, stripeAccount }, attempt > 0).then(
      (stripe) => {
        if (!left && place.current) setLoaded({ stripe, appearance: appearanceOf(place.current) })
      },
      () => {
        if (!left) missing()
      },
    )
    // Neither the script nor the form has to say that it will not come.
    const timer = setTimeout(() => {
      setState((current) => (current === 'loading' ? 'slow' : current))
      setExpected(false)
    }, scriptPatience)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [publishableKey, stripeAccount, attempt, missing])

  function retry() {
    setLoaded(undefined)
    setMethod(undefined)
    setWalletsHere(false)
    setExpected(true)
    setAttempt(attempt + 1)
  }

  const options = useMemo((): StripeElementsOptionsMode => {
    const appearance = loaded?.appearance
    // A regular gift tries a card for later, and takes nothing.
    return often === 'once'
      ? { mode: 'payment', amount: totalMinor, currency, appearance }
      : { mode: 'setup', currency, appearance }
  }, [often, totalMinor, currency, loaded])
  const donor = useMemo(() => (name ? { name, email } : undefined), [name, email])
  const { incomplete, checkFailed, noAnswer, missing: cannotLoad } = t.cause.card
  const words = useMemo(() => ({ incomplete, checkFailed, noAnswer }), [incomplete, checkFailed, noAnswer])
  const isLate = state === 'slow' || state === 'missing'
  useEffect(() => {
    if (method && (state === 'ready' || walletsHere)) onReady(method)
    // Pressing the button moves the focus to the notice; the bank's check needs no form.
    else if (isLate)
      onReady({
        async token() {
          notice.current?.focus()
          return { message: '' }
        },
        check: async (clientSecret) => (method ? method.check(clientSecret) : { message: cannotLoad }),
      })
  }, [method, state, isLate, walletsHere, cannotLoad, onReady])

  return (
    <Elements
      key={[attempt, often === 'once', currency, name, email].join(' ')}
      stripe={loaded?.stripe ?? null}
      options={options}
    >
      {/* Out of sight, not hidden: Stripe says which wallets there are only in a place that is drawn. */}
      <div className={styles.wallets} role="group" aria-label={t.cause.card.wallets} data-here={walletsHere}>
        <WalletButtons onHere={setWalletsHere} onUsed={onWallet} />
      </div>
      <fieldset className={styles.card} ref={place}>
        <legend>{walletsHere ? t.cause.card.orCard : t.cause.card.title}</legend>
        {error && <Notice tone="danger" live="assertive" title={error} />}
        {state === 'loading' && <Skeleton shape="form" label={t.cause.card.loading} />}
        {isLate && (
          <div ref={notice} tabIndex={-1} className={styles.card}>
            <Notice
              tone="warning"
              live="assertive"
              title={t.cause.card[state]}
              action={
                <Button tone="quiet" busy={expected} onClick={retry}>
                  {t.retry}
                </Button>
              }
            >
              {t.cause.card.missingMore} {payment.bankDetails && t.cause.bank.instead}
            </Notice>
            <BankDetails />
          </div>
        )}
        <div hidden={state === 'missing' && !expected}>
          <CardFields
            donor={donor}
            words={words}
            onDrawn={() => setState('ready')}
            onMissing={missing}
            onReady={setMethod}
          />
        </div>
      </fieldset>
    </Elements>
  )
}
