import { inPatience, unanswered } from '@minaret/domain'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentMethod } from './payGift.ts'
import { bankPatience, tokenPatience } from './stripePatience.ts'

export type StripeMethodOptions = {
  /** Who pays, where this page knows it; else Stripe asks where it must. */
  donor?: { name: string; email: string }
  /** What to say when Stripe gives no words of its own, or no answer. */
  words: { incomplete: string; checkFailed: string; noAnswer: string }
}

/**
 * Paying with what was entered in Stripe's form: a confirmation token for our host, and the bank's check where Stripe asks
 * for one (`payments.md` 2).
 */
export const stripeMethod = (
  stripe: Stripe,
  elements: StripeElements,
  options: StripeMethodOptions,
): PaymentMethod => ({
  async token() {
    // A token that comes later is never used: the donor presses again, for another one.
    return (
      (await inPatience(createToken(stripe, elements, options), tokenPatience).catch(() => undefined)) ?? {
        message: options.words.noAnswer,
      }
    )
  },
  async check(clientSecret) {
    const checked = await inPatience(stripe.handleNextAction({ clientSecret }), bankPatience)
    if (!checked) throw unanswered()
    return checked.error ? { message: checked.error.message ?? options.words.checkFailed } : {}
  },
})

/** Makes a single-use token from the card details, or says what is missing. */
async function createToken(
  stripe: Stripe,
  elements: StripeElements,
  { donor, words }: StripeMethodOptions,
): ReturnType<PaymentMethod['token']> {
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
}

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
