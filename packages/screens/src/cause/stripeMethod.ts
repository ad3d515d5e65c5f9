import { withTimeout, timeoutError } from '@minaret/domain'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentMethod } from './payGift.ts'
import { bankTimeoutMs, tokenTimeoutMs } from './stripeTimeouts.ts'

export type StripeMethodOptions = {
  /** The donor, if known; otherwise Stripe asks for the details it requires. */
  donor?: { name: string; email: string }
  /** The messages if Stripe gives none or times out. */
  messages: { incomplete: string; checkFailed: string; noAnswer: string }
}

/**
 * The payment method of Stripe's form: a confirmation token for our server, and the bank's check if Stripe requires one
 * (`payments.md` 2).
 */
export const stripeMethod = (
  stripe: Stripe,
  elements: StripeElements,
  options: StripeMethodOptions,
): PaymentMethod => ({
  async token() {
    // A late token is never used; the donor presses again for a new one.
    return (
      (await withTimeout(createToken(stripe, elements, options), tokenTimeoutMs).catch(() => undefined)) ?? {
        message: options.messages.noAnswer,
      }
    )
  },
  async check(clientSecret) {
    const result = await withTimeout(stripe.handleNextAction({ clientSecret }), bankTimeoutMs)
    if (!result) throw timeoutError()
    return result.error ? { message: result.error.message ?? options.messages.checkFailed } : {}
  },
})

/** Creates a single-use token from the card details, or returns a message about what is missing. */
async function createToken(
  stripe: Stripe,
  elements: StripeElements,
  { donor, messages }: StripeMethodOptions,
): ReturnType<PaymentMethod['token']> {
  const submission = await elements.submit()
  if (submission.error) return { message: submission.error.message ?? messages.incomplete }
  const { confirmationToken, error } = await stripe.createConfirmationToken({
    elements,
    params: {
      return_url: window.location.href,
      ...(donor && { payment_method_data: { billing_details: donor } }),
    },
  })
  return confirmationToken ? { token: confirmationToken.id } : { message: error.message ?? messages.incomplete }
}

/** The page's current colours for Stripe, because our stylesheet does not apply inside its frame. */
export function appearanceOf(element: HTMLElement): Appearance {
  const style = getComputedStyle(element)
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
