import { useTenant } from '@minaret/domain'
import { Notice, Skeleton } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { BankDetails } from './BankDetails.tsx'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import type { PaymentMethod } from './payGift.ts'
import { mountStripe, type StripeMounted } from './stripe.ts'

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

/** The card provider's own form, and the wallets this browser has. Card details never pass through this page. */
export function CardPayment({ draft, totalMinor, error, onReady, onWallet }: CardPaymentProps) {
  const { t } = useWords('cause')
  const { payment } = useTenant()
  const card = useRef<HTMLDivElement>(null)
  const wallets = useRef<HTMLDivElement>(null)
  const mounted = useRef<StripeMounted>(undefined)
  // The form is drawn once; what a wallet does and what it shows must be of now.
  const pay = useRef(onWallet)
  const total = useRef(totalMinor)
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading')
  const [walletsHere, setWalletsHere] = useState(false)
  const { currency, name, email } = draft
  const mode = draft.often === 'once' ? 'payment' : 'setup'
  const { publishableKey, stripeAccount } = payment
  const { incomplete, checkFailed } = t.cause.card

  useEffect(() => {
    pay.current = onWallet
  }, [onWallet])

  useEffect(() => {
    if (!card.current || !wallets.current || !publishableKey) return setState('missing')
    const mounting = mountStripe({
      places: { card: card.current, wallets: wallets.current },
      publishableKey,
      stripeAccount,
      mode,
      amountMinor: total.current,
      currency,
      donor: name ? { name, email } : undefined,
      words: { incomplete, checkFailed },
      onReady: () => setState('ready'),
      onMissing: () => setState('missing'),
      onWallets: setWalletsHere,
      onWalletUsed: () => pay.current(),
    })
    mounted.current = mounting
    void mounting.method.then(onReady, () => setState('missing'))
    return mounting.unmount
  }, [publishableKey, stripeAccount, mode, currency, name, email, incomplete, checkFailed, onReady])

  useEffect(() => {
    total.current = totalMinor
    mounted.current?.update(totalMinor)
  }, [totalMinor])

  return (
    <>
      {/* Out of sight, not hidden: Stripe says which wallets there are only in a place that is drawn. */}
      <div className={styles.wallets} role="group" aria-label={t.cause.card.wallets} data-here={walletsHere}>
        <div ref={wallets} />
      </div>
      <fieldset className={styles.card}>
        <legend>{walletsHere ? t.cause.card.orCard : t.cause.card.title}</legend>
        {error && <Notice tone="danger" live="assertive" title={error} />}
        {state === 'loading' && <Skeleton shape="form" label={t.cause.card.loading} />}
        {state === 'missing' && (
          <>
            <Notice tone="warning" live="assertive" title={t.cause.card.missing}>
              {t.cause.card.missingMore} {payment.bankDetails && t.cause.bank.instead}
            </Notice>
            <BankDetails />
          </>
        )}
        <div ref={card} hidden={state === 'missing'} />
      </fieldset>
    </>
  )
}
