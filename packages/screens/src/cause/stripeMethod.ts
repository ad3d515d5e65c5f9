import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentMethod } from './payGift.ts'

export type StripeMethodOptions = {
  /** Who pays, where this page knows it; else Stripe asks where it must. */
  donor?: { name: string; email: string }
  /** What to say when Stripe gives no words of its own. */
  words: { incomplete: string; checkFailed: string }
}

/**
 * Paying with what was entered in Stripe's form: a confirmation token for our host, and the bank's check where Stripe asks
 * for one (`payments.md` 2).
 */
export const stripeMethod = (
  stripe: Stripe,
  elements: StripeElements,
  { donor, words }: StripeMethodOptions,
): PaymentMethod => ({
  async token() {
    const submitted = await elements.submit()
    if (submitted.error) return { message: submitted.error.message ?? words.incomplete }
    const { confirmationToken, error } = await stripe.createConfirmationToken({
      elements,
      params: {
        return_url: window.location.href,
        ...(donor && { payment_method_data: { billing_details: donor } }),
      },
    })
    return confirmationToken ? { token: confirmationToken.id } : { message: error.message ?? words.incomplete }
  },
  async check(clientSecret) {
    const { error } = await stripe.handleNextAction({ clientSecret })
    return error ? { message: error.message ?? words.checkFailed } : {}
  },
})

/** Stripe draws in its own frame and reads no stylesheet of ours: it is told the colours that apply here and now. */
export function appearanceOf(place: HTMLElement): Appearance {
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
