import type { Page } from '@playwright/test'

/**
 * Replaces js.stripe.com, which tests cannot reach, with a fake of the few methods the product calls. It renders a plain field
 * in place of Stripe's frame. Confirmation tokens (`ctoken_…`) and bank checks are those of the Stripe stub; the server uses
 * the real SDK.
 * @param card the card's behaviour in the Stripe stub: `succeeds`, `declined`, `3ds` …; a list is used in order
 * @param wallet whether the browser has a wallet: a button with the current amount
 * @param unresponsivePart the part that never responds: the script, the form until the page calls `renderStripe()`, a token, or the bank's
 *   check
 */
export async function fakeStripeJs(
  page: Page,
  card: string | readonly string[],
  bank: 'pass' | 'fail' = 'pass',
  wallet = false,
  unresponsivePart?: 'script' | 'form' | 'token' | 'check',
): Promise<void> {
  const cards = typeof card === 'string' ? [card] : [...card]
  await page.route('https://js.stripe.com/**', async (route) => {
    if (unresponsivePart === 'script') return
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${script})(window, ${JSON.stringify({ cards, bank, wallet, unresponsivePart, host: process.env.E2E_STRIPE })})`,
    })
  })
  await page.route('https://api.stripe.com/test/**', async (route) => {
    const response = await fetch(
      route
        .request()
        .url()
        .replace('https://api.stripe.com', process.env.E2E_STRIPE ?? ''),
      { method: 'POST' },
    )
    await route.fulfill({
      status: response.status,
      body: await response.text(),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
}

/** Source of the script that runs in the page. */
const script = `function (window, { cards, bank, wallet, unresponsivePart }) {
  const never = () => new Promise(() => {})
  let uses = 0
  let amount
  let onAmountChange = () => {}
  /** A Stripe element: it fires \`ready\` to handlers added before or after mounting. */
  const frame = (ready, render) => {
    const handlers = {}
    let node
    const notifyReady = () => setTimeout(() => node && handlers.ready && handlers.ready(ready()), 0)
    return {
      on(name, handler) {
        handlers[name] = handler
        if (name === 'ready') notifyReady()
        return this
      },
      off(name) {
        delete handlers[name]
        return this
      },
      mount(place) {
        node = render(handlers)
        place.append(node)
        notifyReady()
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
      onAmountChange = () => { button.textContent = 'Wallet ' + amount }
      onAmountChange()
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
    const cardElement = card()
    if (unresponsivePart !== 'form') return cardElement
    return { ...cardElement, mount(place) { window.renderStripe = () => cardElement.mount(place) } }
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
          onAmountChange()
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
      if (unresponsivePart === 'token') return never()
      const card = cards[Math.min(uses, cards.length - 1)]
      uses += 1
      return { confirmationToken: { id: 'ctoken_' + card + '_' + Math.random().toString(36).slice(2) } }
    },
    async handleNextAction({ clientSecret }) {
      if (unresponsivePart === 'check') return never()
      await fetch('https://api.stripe.com/test/authenticate?client_secret=' + clientSecret + '&outcome=' + bank, { method: 'POST' })
      return bank === 'pass' ? {} : { error: { message: 'Your bank did not confirm the payment.' } }
    },
  })
  Stripe.version = 'endive'
  window.Stripe = Stripe
}`
