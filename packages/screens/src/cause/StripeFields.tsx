import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementOptions, StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useMemo } from 'react'
import type { PaymentMethod } from './payGift.ts'
import { stripeMethod, type StripeMethodOptions } from './stripeMethod.ts'

export type WalletButtonsProps = {
  /** Reports whether a wallet is available. */
  onAvailable(hasWallets: boolean): void
  /** Called after approval of a wallet payment. Resolves with whether the gift succeeded. */
  onApprove(): Promise<boolean>
}

const walletOptions: StripeExpressCheckoutElementOptions = {
  buttonType: { applePay: 'donate', googlePay: 'donate' },
}

/** The browser's wallet buttons, rendered by Stripe. */
export function WalletButtons({ onAvailable, onApprove }: WalletButtonsProps) {
  return (
    <ExpressCheckoutElement
      options={walletOptions}
      onReady={({ availablePaymentMethods }) => onAvailable(Boolean(availablePaymentMethods))}
      // Without wallets only the card form is shown, with no message.
      onLoadError={() => onAvailable(false)}
      onConfirm={({ paymentFailed }) => {
        void onApprove().then((isPaid) => {
          if (!isPaid) paymentFailed({ reason: 'fail' })
        })
      }}
    />
  )
}

export type CardFieldsProps = StripeMethodOptions & {
  onRendered(): void
  /** Called if the form cannot load. */
  onLoadError(): void
  /** Called once the payment method is ready. */
  onReady(method: PaymentMethod): void
}

/** Stripe's card form. Card details never pass through this page. */
export function CardFields({ donor, messages, onRendered, onLoadError, onReady }: CardFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const options = useMemo(
    (): StripePaymentElementOptions => ({
      ...(donor && {
        defaultValues: { billingDetails: donor },
        fields: { billingDetails: { name: 'never', email: 'never' } },
      }),
      // The wallets have their own buttons above.
      wallets: { applePay: 'never', googlePay: 'never' },
    }),
    [donor],
  )

  useEffect(() => {
    if (stripe && elements) onReady(stripeMethod(stripe, elements, { donor, messages }))
  }, [stripe, elements, donor, messages, onReady])

  return <PaymentElement options={options} onReady={onRendered} onLoadError={onLoadError} />
}
