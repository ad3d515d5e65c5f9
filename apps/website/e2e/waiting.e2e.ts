// features: attempts card-confirmation gift-payments gift-waiting gifts providers records webhooks
import type { Page, Route } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectRegularGiftSetUp,
  expectThankYouPage,
  fakeStripeJs,
  readDataField,
  payInDemonstration,
  sizesOf,
  test,
} from '@minaret/e2e'

const gift = { cause: 'Running the mosque', amount: '£25' }
const foodGift = { cause: 'Food bank', amount: '£25' }
const waitingNotice = (page: Page) => page.getByText('We’re waiting for your bank').first()
const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name })

/** Starts a demo donation and stops at the bank's approval dialog. */
async function reachBankCheck(page: Page, path = '/donate', frequency?: string): Promise<void> {
  await page.goto(urlOf('localhost', path))
  await chooseGift(page, { ...gift, frequency })
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await expect(page.getByRole('dialog', { name: 'Your bank needs your approval' })).toBeVisible()
}

/** Completes the bank's check outside the page, as an app on a phone would. */
const completeBankCheck = (secret: string, outcome: 'pass' | 'fail') =>
  fetch(`${process.env.E2E_STRIPE}/test/authenticate?client_secret=${secret}&outcome=${outcome}`, { method: 'POST' })

/** Starts a card donation and stops at the bank's check. @returns the check's client secret */
async function startBankCheck(page: Page): Promise<string> {
  await fakeStripeJs(page, '3ds')
  const secret = new Promise<string>((resolve) => {
    void page.route('https://api.stripe.com/test/**', (route: Route) =>
      resolve(new URL(route.request().url()).searchParams.get('client_secret') ?? ''),
    )
  })
  await page.goto(urlOf('standard.localhost', '/donate'))
  await chooseGift(page, foodGift)
  await page.getByLabel('Card number').fill('4000')
  await buttonNamed(page, 'Donate £25').click()
  return secret
}

for (const [name, viewport] of sizesOf('phone'))
  test(`after a reload during the bank’s check the page waits for the bank, and the check can be resumed, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await reachBankCheck(page)
    await page.reload()
    await expect(waitingNotice(page)).toBeVisible()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(buttonNamed(page, 'Donate £25')).toHaveCount(0)
    await buttonNamed(page, 'Continue with your bank').click()
    await buttonNamed(page, 'Approve').click()
    await expectThankYouPage(page, gift)
  })

test('a gift with a pending bank check is cancelled before the form reopens with its values', async ({ page }) => {
  await reachBankCheck(page)
  await page.reload()
  await buttonNamed(page, 'Cancel and start again').click()
  await expect(page.getByText('Donation cancelled. You haven’t been charged.')).toBeVisible()
  await page.getByRole('radio', { name: '£10', exact: true }).check()
  await buttonNamed(page, 'Continue').click()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aisha Rahman')
  const giftAid = page.getByRole('group', { name: /Gift Aid/ })
  if ((await giftAid.count()) > 0) await giftAid.getByRole('radio', { name: 'No' }).check()
  await buttonNamed(page, 'Continue').click()
  await payInDemonstration(page, 'Payment succeeds', { ...gift, amount: '£10' })
  await expectThankYouPage(page, { ...gift, amount: '£10' })
})

test('a regular gift with a pending bank check can be resumed in the same way', { tag: '@slow' }, async ({ page }) => {
  const fridayGift = { ...gift, frequency: 'Fridays' }
  await page.goto(urlOf('localhost', '/donate-jumah'))
  await chooseGift(page, fridayGift)
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await expect(page.getByRole('dialog', { name: 'Your bank needs your approval' })).toBeVisible()
  await page.reload()
  await buttonNamed(page, 'Continue with your bank').click()
  await buttonNamed(page, 'Approve').click()
  await expectRegularGiftSetUp(page, 'You’re giving £25 for “Running the mosque” every Friday.')
})

test(
  'after a reload during the check, an approval in the bank’s app shows the paid gift without another reload',
  { tag: '@slow' },
  async ({ page }) => {
    const secret = await startBankCheck(page)
    await page.reload()
    await expect(waitingNotice(page)).toBeVisible()
    expect((await completeBankCheck(secret, 'pass')).ok).toBe(true)
    await expectThankYouPage(page, foodGift)
  },
)

test('after a reload the bank’s check can be resumed in the page', { tag: '@slow' }, async ({ page }) => {
  await startBankCheck(page)
  await page.unroute('https://api.stripe.com/test/**')
  await fakeStripeJs(page, '3ds')
  await page.reload()
  await buttonNamed(page, 'Continue with your bank').click()
  await expectThankYouPage(page, foodGift)
})

test(
  'after a reload a declined card is reported, and the form is filled in again',
  { tag: '@slow' },
  async ({ page }) => {
    const secret = await startBankCheck(page)
    await completeBankCheck(secret, 'fail')
    await page.unroute('https://js.stripe.com/**')
    await fakeStripeJs(page, 'succeeds')
    await page.reload()
    await expect(page.getByText('Your payment didn’t go through. You haven’t been charged.')).toBeVisible()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await page.getByLabel('Card number').fill('4242')
    await buttonNamed(page, 'Donate £25').click()
    await expectThankYouPage(page, foodGift)
  },
)

test('a reload while a gift is being sent shows that gift, not a new form', { tag: '@slow' }, async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, gift)
  let markAccepted = () => {}
  const acceptance = new Promise<void>((resolve) => (markAccepted = resolve))
  await page.route('**/api/stripePaymentProcess', async (route) => {
    const response = await route.fetch()
    // Only the response to an accepted gift is dropped: a challenge reaches the page, which solves it.
    if (response.ok()) markAccepted()
    else await route.fulfill({ response })
  })
  await payInDemonstration(page, 'Payment succeeds', gift)
  await acceptance
  await page.reload()
  await expectThankYouPage(page, gift)
})

test(
  'a gift that never reached the server can be sent after a reload, as the same gift',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/404|ERR_|Failed to load/)
    await page.goto(urlOf('localhost', '/donate'))
    await chooseGift(page, gift)
    await page.route('**/api/stripePaymentProcess', (route) => route.abort('connectionreset'))
    await payInDemonstration(page, 'Payment succeeds', gift)
    await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
      timeout: 30_000,
    })
    await page.unroute('**/api/stripePaymentProcess')
    await page.reload()
    await expect(page.getByText('We don’t know yet whether your donation went through')).toBeVisible()
    await expect(buttonNamed(page, 'Change')).toHaveCount(0)
    await buttonNamed(page, 'Donate £25').click()
    await expectThankYouPage(page, gift)
  },
)

test.describe('the thank-you page', () => {
  /** Opens the thank-you page of a gift with a pending bank check. @returns the check's client secret */
  async function openThankYouPage(tab: Page) {
    const page = await tab.context().newPage()
    const secret = await startBankCheck(page)
    const giftPass: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('giftPass'))) ?? '{}')
    const requestBody = {
      attemptId: readDataField(giftPass, 'attemptId'),
      pageToken: readDataField(giftPass, 'pageToken'),
    }
    const attempt: unknown = await page.evaluate(async (data) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
      const response = await fetch('/api/donation/attempt', { method: 'POST', headers, body: JSON.stringify(data) })
      const body: unknown = await response.json()
      return body
    }, requestBody)
    await tab.goto(urlOf('standard.localhost', `/thank-you/${readDataField(attempt, 'id')}`))
    return secret
  }

  test(
    'keeps waiting after 50 seconds of a pending bank check without offering a second gift, and thanks the donor after approval',
    { tag: '@slow' },
    async ({ page }) => {
      await page.clock.install()
      const secret = await openThankYouPage(page)
      await expect(waitingNotice(page)).toBeVisible()
      for (const seconds of [1, 2, 3, 5, 8, 13, 18, 30, 60]) {
        let responses = 0
        const pollResponse = page.waitForResponse(/getDonationTransactionDetail/).then(() => (responses += 1))
        // The next poll is scheduled once the previous response has been read, which takes no time on this clock.
        await expect.poll(() => page.clock.runFor(seconds * 1000 + 500).then(() => responses)).toBeGreaterThan(0)
        await pollResponse
      }
      await expect(waitingNotice(page)).toBeVisible()
      await expect(page.getByText(/taking longer than usual/)).toBeVisible()
      await expect(page.getByText('You haven’t been charged')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0)
      await completeBankCheck(secret, 'pass')
      // Returning from the bank's app triggers a poll.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expectThankYouPage(page, foodGift)
    },
  )

  test('cancelling leads to the form with the same gift; if the bank approved first, the page thanks the donor', async ({
    page,
  }) => {
    await openThankYouPage(page)
    await buttonNamed(page, 'Cancel and start again').click()
    await expect(page).toHaveURL(/\/donate\/food\?amount=2500&currency=gbp$/)
    await expect(page.getByRole('radio', { name: '£25', exact: true })).toBeChecked()
    // The page's polling is blocked, so that it does not learn of the approval.
    await page.route('**/api/getDonationTransactionDetail/**', () => {})
    const secret = await openThankYouPage(page)
    await expect(waitingNotice(page)).toBeVisible()
    await completeBankCheck(secret, 'pass')
    await buttonNamed(page, 'Cancel and start again').click()
    await expectThankYouPage(page, foodGift)
  })
})
