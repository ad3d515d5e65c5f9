import { useTenant } from '@minaret/domain'
import { Notice, Skeleton } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { BankDetails } from './BankDetails.tsx'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import type { PaymentMethod } from './payGift.ts'
import { mountStripe } from './stripe.ts'

export type CardPaymentProps = {
  draft: Draft & { amountMinor: number }
  error?: string
  onReady(method: PaymentMethod): void
}

/** The card provider's own form. Card details never pass through this page. */
export function CardPayment({ draft, error, onReady }: CardPaymentProps) {
  const { t, format } = useWords('cause')
  const { payment } = useTenant()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading')
  const { amountMinor, currency, name, email } = draft
  const { publishableKey, stripeAccount } = payment
  const { locale } = format
  const { incomplete, checkFailed } = t.cause.card

  useEffect(() => {
    if (!place.current || !publishableKey) return setState('missing')
    const mounting = mountStripe({
      place: place.current,
      publishableKey,
      stripeAccount,
      amountMinor,
      currency,
      locale,
      donor: { name, email },
      words: { incomplete, checkFailed },
      onReady: () => setState('ready'),
      onMissing: () => setState('missing'),
    })
    void mounting.method.then(onReady, () => setState('missing'))
    return mounting.unmount
  }, [publishableKey, stripeAccount, amountMinor, currency, locale, name, email, incomplete, checkFailed, onReady])

  return (
    <fieldset className={styles.card}>
      <legend>{t.cause.card.title}</legend>
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
      <div ref={place} hidden={state === 'missing'} />
    </fieldset>
  )
}
