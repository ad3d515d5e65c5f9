import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentMethod } from './payGift.ts'

/** Where Stripe draws: the wallets above, the card form below. */
export type StripePlaces = { wallets: HTMLElement; card: HTMLElement }

export type StripeMounting = {
  places: StripePlaces
  publishableKey: string
  /** The connected account, where the mosque's money goes through one. */
  stripeAccount?: string
  /** `setup` tries a card for later and takes nothing: a regular gift. */
  mode: 'payment' | 'setup'
  /** What is charged. */
  amountMinor: number
  /** ISO 4217, lower case. */
  currency: string
  /** Who pays, where this page knows it; else Stripe asks where it must. */
  donor?: { name: string; email: string }
  /** What to say when Stripe gives no words of its own. */
  words: { incomplete: string; checkFailed: string }
  onReady(): void
  /** The form cannot be shown. */
  onMissing(): void
  /** Whether this giver has a wallet that works here. */
  onWallets(some: boolean): void
  /** A wallet was approved: pay as the button would. Resolves with whether the gift went through. */
  onWalletUsed(): Promise<boolean>
}

/** Stripe's form on the page. */
export type StripeMounted = {
  /** Rejects when Stripe.js cannot be loaded. */
  method: Promise<PaymentMethod>
  /** Tells wallets another sum. */
  update(amountMinor: number): void
  unmount(): void
}

/**
 * Draws Stripe's Payment Element, and its Express Checkout Element above, with a deferred intent: nothing exists at
 * Stripe until our host has looked at the attempt (`payments.md` 2). The payment methods are Stripe's to choose:
 * `paymentMethodTypes` is gone.
 */
export function mountStripe(options: StripeMounting): StripeMounted {
  let unmounted = false
  let unmount = () => {}
  let update = (amountMinor: number) => void (options.amountMinor = amountMinor)
  const { publishableKey, stripeAccount } = options
  const method = loadStripe(publishableKey, stripeAccount ? { stripeAccount } : {}).then((stripe) => {
    if (!stripe) throw new Error('Stripe.js runs only in a browser.')
    const elements = elementsOf(stripe, options)
    if (!unmounted) {
      unmount = drawIn(elements, options)
      if (options.mode === 'payment') update = (amount) => void elements.update({ amount })
    }
    return methodOf(stripe, elements, options)
  })
  return {
    method,
    update: (amountMinor) => update(amountMinor),
    unmount() {
      unmounted = true
      unmount()
    },
  }
}

function elementsOf(stripe: Stripe, { mode, amountMinor, currency, places }: StripeMounting): StripeElements {
  const appearance = appearanceOf(places.card)
  return mode === 'setup'
    ? stripe.elements({ mode, currency, appearance })
    : stripe.elements({ mode, amount: amountMinor, currency, appearance })
}

function drawIn(elements: StripeElements, options: StripeMounting): () => void {
  const { places, donor, onReady, onMissing, onWallets, onWalletUsed } = options
  const card = elements.create('payment', {
    ...(donor && {
      defaultValues: { billingDetails: donor },
      fields: { billingDetails: { name: 'never', email: 'never' } },
    }),
    // The buttons above are theirs; twice the same choice would puzzle.
    wallets: { applePay: 'never', googlePay: 'never' },
  })
  card.on('ready', onReady)
  card.on('loaderror', onMissing)
  card.mount(places.card)

  const wallets = elements.create('expressCheckout', { buttonType: { applePay: 'donate', googlePay: 'donate' } })
  wallets.on('ready', ({ availablePaymentMethods }) => onWallets(Boolean(availablePaymentMethods)))
  // Without wallets the card form stands alone, and nothing is said about it.
  wallets.on('loaderror', () => onWallets(false))
  wallets.on('confirm', ({ paymentFailed }) => {
    void onWalletUsed().then((paid) => {
      if (!paid) paymentFailed({ reason: 'fail' })
    })
  })
  wallets.mount(places.wallets)
  return () => {
    card.destroy()
    wallets.destroy()
  }
}

function methodOf(stripe: Stripe, elements: StripeElements, { donor, words }: StripeMounting): PaymentMethod {
  return {
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
