import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentMethod } from './payGift.ts'

export type StripeMounting = {
  /** Where the Payment Element is drawn. */
  place: HTMLElement
  publishableKey: string
  /** The connected account, where the mosque's money goes through one. */
  stripeAccount?: string
  amountMinor: number
  /** ISO 4217, lower case. */
  currency: string
  locale: string
  donor: { name: string; email: string }
  /** What to say when Stripe gives no words of its own. */
  words: { incomplete: string; checkFailed: string }
  onReady(): void
  /** The form cannot be shown. */
  onMissing(): void
}

/**
 * Draws Stripe's Payment Element with a deferred intent: nothing exists at Stripe until our host has looked at the
 * attempt (`payments.md` 2). The payment methods are Stripe's to choose: `paymentMethodTypes` is gone.
 * Rejects when Stripe.js cannot be loaded.
 */
export function mountStripe(options: StripeMounting): { method: Promise<PaymentMethod>; unmount: () => void } {
  let unmounted = false
  let unmount = () => {}
  const { publishableKey, stripeAccount } = options
  const method = loadStripe(publishableKey, stripeAccount ? { stripeAccount } : {}).then((stripe) => {
    if (!stripe) throw new Error('Stripe.js runs only in a browser.')
    const elements = stripe.elements({
      mode: 'payment',
      amount: options.amountMinor,
      currency: options.currency,
      appearance: appearanceOf(options.place),
    })
    if (!unmounted) {
      const element = elements.create('payment', {
        defaultValues: { billingDetails: options.donor },
        fields: { billingDetails: { name: 'never', email: 'never' } },
      })
      element.on('ready', options.onReady)
      element.on('loaderror', options.onMissing)
      element.mount(options.place)
      unmount = () => element.destroy()
    }
    return methodOf(stripe, elements, options)
  })
  return {
    method,
    unmount() {
      unmounted = true
      unmount()
    },
  }
}

function methodOf(stripe: Stripe, elements: StripeElements, { donor, words }: StripeMounting): PaymentMethod {
  return {
    async token() {
      const submitted = await elements.submit()
      if (submitted.error) return { message: submitted.error.message ?? words.incomplete }
      const { confirmationToken, error } = await stripe.createConfirmationToken({
        elements,
        params: { return_url: window.location.href, payment_method_data: { billing_details: donor } },
      })
      return confirmationToken ? { token: confirmationToken.id } : { message: error.message ?? words.incomplete }
    },
    async check(clientSecret) {
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error ? { message: error.message ?? words.checkFailed } : {}
    },
  }
}

/** Stripe draws in its own frame and reads no stylesheet of ours: it is told the colours that apply here and now. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place)
  const colour = (name: string) => style.getPropertyValue(name).trim() || undefined
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--surface'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-soft'),
      colorDanger: colour('--danger-text'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: colour('--radius-2'),
    },
  }
}
