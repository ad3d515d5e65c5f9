import type { TenantConfig } from '@minaret/plans'
import type { Stripe, StripeConstructor, StripeConstructorOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/**
 * Stripe.js, from Stripe itself, for the mosque's account. Rejects when it cannot be loaded; it may also never answer.
 * @param isRetry loads the script anew, because the one that is there has not answered or draws nothing
 */
export async function loadStripeOf(
  { publishableKey, stripeAccount }: Pick<TenantConfig['payment'], 'publishableKey' | 'stripeAccount'>,
  isRetry = false,
): Promise<Stripe> {
  if (!publishableKey) throw new Error('This mosque has no publishable key.')
  const options: StripeConstructorOptions = stripeAccount ? { stripeAccount } : {}
  const script = isRetry && document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')
  const construct = script ? await replaceScript(script) : window.Stripe
  const stripe = await (construct ?? loadStripe)(publishableKey, options)
  if (!stripe) throw new Error('Stripe.js runs only in a browser.')
  return stripe
}

/** The library keeps the first script for good, and waits without end for one that hangs: another takes its place. */
async function replaceScript(script: HTMLScriptElement): Promise<StripeConstructor | undefined> {
  const next = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error('Stripe.js cannot be loaded.')))
  })
  const address = new URL(script.src)
  // A browser joins a request for the same address to the one that hangs.
  address.searchParams.set('retry', String(Date.now()))
  next.src = address.href
  Reflect.deleteProperty(window, 'Stripe')
  script.replaceWith(next)
  await loaded
  return window.Stripe
}
