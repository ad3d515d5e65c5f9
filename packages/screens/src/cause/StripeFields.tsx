import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementOptions, StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useMemo } from 'react'
import type { PaymentMethod } from './payGift.ts'
import { stripeMethod, type StripeMethodOptions } from './stripeMethod.ts'

export type WalletButtonsProps = {
  /** Whether this donor has a wallet that works here. */
  onHere(some: boolean): void
  /** A wallet was approved: pay as the button would. Resolves with whether the gift went through. */
  onUsed(): Promise<boolean>
}

const walletOptions: StripeExpressCheckoutElementOptions = {
  buttonType: { applePay: 'donate', googlePay: 'donate' },
}

/** The wallets this browser has, drawn by Stripe. */
export function WalletButtons({ onHere, onUsed }: WalletButtonsProps) {
  return (
    <ExpressCheckoutElement
      options={walletOptions}
      onReady={({ availablePaymentMethods }) => onHere(Boolean(availablePaymentMethods))}
      // Without wallets the card form stands alone, and nothing is said about it.
      onLoadError={() => onHere(false)}
      onConfirm={({ paymentFailed }) => {
        void onUsed().then((paid) => {
          if (!paid) paymentFailed({ reason: 'fail' })
        })
      }}
    />
  )
}

export type CardFieldsProps = StripeMethodOptions & {
  onDrawn(): void
  /** The form cannot be shown. */
  onMissing(): void
  /** The donor's way to pay is there. */
  onReady(method: PaymentMethod): void
}

/** Stripe's card form. Card details never pass through this page. */
export function CardFields({ donor, words, onDrawn, onMissing, onReady }: CardFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const options = useMemo(
    (): StripePaymentElementOptions => ({
      ...(donor && {
        defaultValues: { billingDetails: donor },
        fields: { billingDetails: { name: 'never', email: 'never' } },
      }),
      // The buttons above are theirs; twice the same choice would puzzle.
      wallets: { applePay: 'never', googlePay: 'never' },
    }),
    [donor],
  )

  useEffect(() => {
    if (stripe && elements) onReady(stripeMethod(stripe, elements, { donor, words }))
  }, [stripe, elements, donor, words, onReady])

  return <PaymentElement options={options} onReady={onDrawn} onLoadError={onMissing} />
}
