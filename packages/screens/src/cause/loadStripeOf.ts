import type { TenantConfig } from '@minaret/plans'
import type { Stripe, StripeConstructor, StripeConstructorOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/**
 * Loads Stripe.js from Stripe for the mosque's account. Rejects if it cannot load; it may also never settle.
 * @param isRetry replaces the script, because the current one has not responded or rendered
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

/** Replaces the script element: the library keeps the first one, and waits endlessly if it hangs. */
async function replaceScript(script: HTMLScriptElement): Promise<StripeConstructor | undefined> {
  const newScript = document.createElement('script')
  const loadEvent = new Promise<void>((resolve, reject) => {
    newScript.addEventListener('load', () => resolve())
    newScript.addEventListener('error', () => reject(new Error('Stripe.js cannot be loaded.')))
  })
  const url = new URL(script.src)
  // A browser would join a request for the same URL to the hanging one.
  url.searchParams.set('retry', String(Date.now()))
  newScript.src = url.href
  Reflect.deleteProperty(window, 'Stripe')
  script.replaceWith(newScript)
  await loadEvent
  return window.Stripe
}
