// features: attempts card-confirmation regular-gifts gift-payments gifts providers records regular webhooks
import type { Page } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectRegularGiftSetUp,
  expectThankYouPage,
  fakeStripeJs,
  uniqueDonor,
  sizesOf,
  test,
} from '@minaret/e2e'

const gift = { cause: 'Food bank', amount: '£25' }
const donateLabel = 'Donate £25'

for (const [name, viewport] of sizesOf('phone'))
  test(`a card is charged through Stripe's SDK, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fakeStripeJs(page, 'succeeds')
    await page.goto(urlOf('standard.localhost', '/donate'))
    await chooseGift(page, gift)
    await page.getByLabel('Card number').fill('4242')
    // Stripe's own React components render the form.
    expect(await page.evaluate(() => String(Reflect.get(window, 'stripeWrapper')))).toBe('react-stripe-js')
    await page.getByRole('button', { name: donateLabel }).click()
    await expectThankYouPage(page, gift)
    await expect(page.getByText('Test mode: no money is taken')).toBeVisible()
  })

test('a declined card is retried on the same payment intent', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/402/)
  await fakeStripeJs(page, ['insufficient_funds', 'succeeds'])
  await page.goto(urlOf('standard.localhost', '/donate'))
  await chooseGift(page, { ...gift, donor: uniqueDonor() })
  await page.getByLabel('Card number').fill('4000')
  await page.getByRole('button', { name: donateLabel }).click()
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await page.getByRole('button', { name: donateLabel }).click()
  await expectThankYouPage(page, gift)
})

test('a card that needs 3-D Secure is authenticated in the page', async ({ page }) => {
  await fakeStripeJs(page, '3ds', 'pass')
  await page.goto(urlOf('standard.localhost', '/donate'))
  await chooseGift(page, gift)
  await page.getByLabel('Card number').fill('4000')
  await page.getByRole('button', { name: donateLabel }).click()
  await expectThankYouPage(page, gift)
})

test(
  'a card form that fails to load shows an error, and the rest of the page works',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/js\.stripe\.com|ERR_|Failed to load/)
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await page.goto(urlOf('standard.localhost', '/donate'))
    await chooseGift(page, gift)
    await expect(page.getByText('We couldn’t load the card form')).toBeVisible()
  },
)

/** Opens the payment step with one part of Stripe never responding, on a clock that the test controls. */
async function openUnresponsiveForm(page: Page, unresponsivePart: 'script' | 'form' | 'token' | 'check') {
  await page.clock.install()
  await fakeStripeJs(page, '3ds', 'pass', false, unresponsivePart)
  await page.goto(urlOf('standard.localhost', '/donate'))
  await chooseGift(page, gift)
}

for (const unresponsivePart of ['script', 'form'] as const)
  for (const [name, viewport] of sizesOf('phone'))
    test(
      `a card form whose ${unresponsivePart} never loads shows an error after ten seconds and can be reloaded, on a ${name}`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        let attemptCount = 0
        page.on('request', (request) => (attemptCount += request.url().includes('stripePaymentProcess') ? 1 : 0))
        await openUnresponsiveForm(page, unresponsivePart)
        const notice = page.getByRole('alert').filter({ hasText: 'The card form hasn’t loaded yet' })
        await page.clock.runFor(10_500)
        await expect(notice).toBeVisible()
        await expect(notice).toContainText('another browser')
        // The button moves the focus to the notice, and sends nothing.
        await page.getByRole('button', { name: donateLabel }).click()
        await expect(page.locator(':focus')).toContainText('The card form hasn’t loaded yet')
        expect(attemptCount).toBe(0)
        await fakeStripeJs(page, 'succeeds')
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByLabel('Card number').fill('4242')
        await expect(notice).toHaveCount(0)
        await page.getByRole('button', { name: donateLabel }).click()
        await expectThankYouPage(page, gift)
      },
    )

test('a card form that loads late replaces the notice', { tag: '@slow' }, async ({ page }) => {
  await openUnresponsiveForm(page, 'form')
  await page.clock.runFor(10_500)
  await expect(page.getByText('The card form hasn’t loaded yet')).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'renderStripe' in window)).toBe(true)
  await page.evaluate('renderStripe()')
  await page.getByLabel('Card number').fill('4242')
  await expect(page.getByText('The card form hasn’t loaded yet')).toHaveCount(0)
  await page.getByRole('button', { name: donateLabel }).click()
  await expectThankYouPage(page, gift)
})

test(
  'a card form that does not respond to the button shows that nothing was sent',
  { tag: '@slow' },
  async ({ page }) => {
    await openUnresponsiveForm(page, 'token')
    await page.getByLabel('Card number').fill('4242')
    const button = page.getByRole('button', { name: donateLabel })
    await button.click()
    await page.clock.runFor(31_000)
    await expect(page.getByText('The card form didn’t respond. You haven’t been charged.')).toBeVisible()
    await expect(button).toBeEnabled()
  },
)

test(
  'if the bank’s approval never finishes, the page waits for the bank and keeps the same gift',
  { tag: '@slow' },
  async ({ page }) => {
    await openUnresponsiveForm(page, 'check')
    await page.getByLabel('Card number').fill('4242')
    const paymentResponse = page.waitForResponse(/stripePaymentProcess/)
    await page.getByRole('button', { name: donateLabel }).click()
    await paymentResponse
    await expect(async () => {
      await page.clock.runFor(60_000)
      await expect(page.getByText('We’re waiting for your bank').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await fakeStripeJs(page, '3ds')
    await page.reload()
    await page.getByRole('button', { name: 'Continue with your bank' }).click()
    await expectThankYouPage(page, gift)
  },
)

test("Stripe's code and origins are only on pages with a card form", async ({ page }) => {
  const requestUrls: string[] = []
  page.on('request', (request) => requestUrls.push(request.url()))
  const policies: (string | undefined)[] = []
  for (const path of ['/', '/prayer-times', '/donate/food']) {
    const response = await page.goto(urlOf('standard.localhost', path))
    policies.push(response?.headers()['content-security-policy'])
  }
  expect(requestUrls.filter((url) => url.includes('stripe.com'))).toEqual([])
  expect(policies.map((policy) => policy?.includes('stripe.com'))).toEqual([false, false, true])
})

const fridayGift = { ...gift, frequency: 'Fridays' }
const leadText = 'You’re giving £25 for “Food bank” every Friday.'

for (const [name, viewport] of sizesOf('desktop'))
  test(`a card is set up for Fridays through Stripe's SDK with the bank's approval, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fakeStripeJs(page, '3ds')
    await page.goto(urlOf('standard.localhost', '/donate-jumah'))
    await chooseGift(page, fridayGift)
    await page.getByLabel('Card number').fill('4000')
    await page.getByRole('button', { name: `${donateLabel} every Friday` }).click()
    await expectRegularGiftSetUp(page, leadText)
  })

test(
  'a card declined for a Friday gift is retried as the same gift',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/402/)
    await fakeStripeJs(page, ['insufficient_funds', 'succeeds'])
    await page.goto(urlOf('standard.localhost', '/donate-jumah'))
    await chooseGift(page, { ...fridayGift, donor: uniqueDonor() })
    await page.getByLabel('Card number').fill('4000')
    await page.getByRole('button', { name: donateLabel }).click()
    await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
    await page.getByRole('button', { name: donateLabel }).click()
    await expectRegularGiftSetUp(page, leadText)
  },
)

test('a wallet, if available, pays the amount on the button, including the fee', async ({ page }) => {
  await fakeStripeJs(page, 'succeeds', 'pass', true)
  await page.goto(urlOf('standard.localhost', '/donate'))
  await chooseGift(page, gift)
  await expect(page.getByRole('group', { name: 'Or pay by card' })).toBeVisible()
  await page.getByLabel('Card number').fill('4242')
  await page.getByRole('checkbox', { name: /^Add 51p/ }).check()
  // The amount changes, and the card number stays.
  await expect(page.getByLabel('Card number')).toHaveValue('4242')
  await page.getByRole('button', { name: 'Wallet 2551' }).click()
  await expectThankYouPage(page, { ...gift, amount: '£25.51' })
})
