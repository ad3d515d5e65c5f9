import type { Page } from '@playwright/test'

/**
 * Stands in for js.stripe.com, which cannot be reached in a test: the few methods the product calls, drawing a plain
 * field in place of Stripe's frame. Confirmation tokens are the small Stripe's (`ctoken_…`), and a bank's check is asked
 * of it too; everything behind the browser is the real SDK.
 * @param card how the card behaves, as the small Stripe names it: `succeeds`, `declined`, `3ds` …; a list is used up in order
 * @param wallet whether this browser has a wallet: a button that names the sum it was told last
 * @param silence what never comes: the script, the form until `drawStripe()` is called in the page, a token, or the end of the
 *   bank's check
 */
export async function fakeStripeJs(
  page: Page,
  card: string | readonly string[],
  bank: 'pass' | 'fail' = 'pass',
  wallet = false,
  silence?: 'script' | 'form' | 'token' | 'check',
): Promise<void> {
  const cards = typeof card === 'string' ? [card] : [...card]
  await page.route('https://js.stripe.com/**', async (route) => {
    if (silence === 'script') return
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${script})(window, ${JSON.stringify({ cards, bank, wallet, silence, host: process.env.E2E_STRIPE })})`,
    })
  })
  await page.route('https://api.stripe.com/test/**', async (route) => {
    const answer = await fetch(
      route
        .request()
        .url()
        .replace('https://api.stripe.com', process.env.E2E_STRIPE ?? ''),
      { method: 'POST' },
    )
    await route.fulfill({
      status: answer.status,
      body: await answer.text(),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
}

/** Runs in the page, as text. */
const script = `function (window, { cards, bank, wallet, silence }) {
  const never = () => new Promise(() => {})
  let uses = 0
  let amount
  let told = () => {}
  /** What every element does: it tells that it is there to whoever hears, then or later. */
  const frame = (ready, draw) => {
    const handlers = {}
    let node
    const there = () => setTimeout(() => node && handlers.ready && handlers.ready(ready()), 0)
    return {
      on(name, handler) {
        handlers[name] = handler
        if (name === 'ready') there()
        return this
      },
      off(name) {
        delete handlers[name]
        return this
      },
      mount(place) {
        node = draw(handlers)
        place.append(node)
        there()
      },
      unmount() { node && node.remove() },
      destroy() { node && node.remove(); node = undefined },
      update() {},
    }
  }
  const wallets = () => frame(
    () => ({ availablePaymentMethods: wallet ? { googlePay: true } : undefined }),
    (handlers) => {
      const button = document.createElement('button')
      button.type = 'button'
      told = () => { button.textContent = 'Wallet ' + amount }
      told()
      button.onclick = () => handlers.confirm({ paymentFailed: () => { button.textContent = 'Wallet failed' } })
      return wallet ? button : document.createElement('span')
    },
  )
  const card = () => frame(() => undefined, () => {
    const field = document.createElement('label')
    field.textContent = 'Card number '
    field.append(document.createElement('input'))
    return field
  })
  const element = () => {
    const drawn = card()
    if (silence !== 'form') return drawn
    return { ...drawn, mount(place) { window.drawStripe = () => drawn.mount(place) } }
  }
  const Stripe = () => ({
    elements(options) {
      amount = options.amount
      return {
        create: (type) => type === 'expressCheckout' ? wallets() : element(),
        getElement: () => null,
        submit: async () => ({}),
        async update(change) {
          if ('amount' in change) amount = change.amount
          told()
        },
        on() {},
      }
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo() {},
    _registerWrapper(wrapper) { window.stripeWrapper = wrapper.name },
    async createConfirmationToken() {
      if (silence === 'token') return never()
      const card = cards[Math.min(uses, cards.length - 1)]
      uses += 1
      return { confirmationToken: { id: 'ctoken_' + card + '_' + Math.random().toString(36).slice(2) } }
    },
    async handleNextAction({ clientSecret }) {
      if (silence === 'check') return never()
      await fetch('https://api.stripe.com/test/authenticate?client_secret=' + clientSecret + '&outcome=' + bank, { method: 'POST' })
      return bank === 'pass' ? {} : { error: { message: 'Your bank did not confirm the payment.' } }
    },
  })
  Stripe.version = 'endive'
  window.Stripe = Stripe
}`
