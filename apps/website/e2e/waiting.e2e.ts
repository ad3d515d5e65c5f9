import type { Page, Route } from '@playwright/test'
import {
  chooseGift,
  door,
  expect,
  expectSetUp,
  expectThanks,
  fakeStripeJs,
  inData,
  payInDemonstration,
  sizesOf,
  test,
} from '@minaret/e2e'

const gift = { cause: 'Running the mosque', amount: '£25' }
const food = { cause: 'Food bank', amount: '£25' }
const waiting = (page: Page) => page.getByText('We’re waiting for your bank').first()
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** In the demonstration: the bank's question is open, and nobody has answered. */
async function reachBankCheck(page: Page, path = '/donate', often?: string): Promise<void> {
  await page.goto(door('localhost', path))
  await chooseGift(page, { ...gift, often })
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await expect(page.getByRole('dialog', { name: 'Your bank needs your approval' })).toBeVisible()
}

/** The bank, asked from elsewhere than the page: an app on a phone. */
const bankSays = (secret: string, outcome: 'pass' | 'fail') =>
  fetch(`${process.env.E2E_STRIPE}/test/authenticate?client_secret=${secret}&outcome=${outcome}`, { method: 'POST' })

/** With a card: the bank's check is open and does not end in the page. @returns its client secret */
async function checkedByBank(page: Page): Promise<string> {
  await fakeStripeJs(page, '3ds')
  const response = new Promise<string>((resolve) => {
    void page.route('https://api.stripe.com/test/**', (route: Route) =>
      resolve(new URL(route.request().url()).searchParams.get('client_secret') ?? ''),
    )
  })
  await page.goto(door('standard.localhost', '/donate'))
  await chooseGift(page, food)
  await page.getByLabel('Card number').fill('4000')
  await button(page, 'Donate £25').click()
  return response
}

for (const [name, viewport] of sizesOf('phone'))
  test(`a reload while the bank asks says that it is waited for, and the check is gone on with, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await reachBankCheck(page)
    await page.reload()
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(button(page, 'Donate £25')).toHaveCount(0)
    await button(page, 'Continue with your bank').click()
    await button(page, 'Approve').click()
    await expectThanks(page, gift)
  })

test('a gift whose check is open is cancelled before another form opens, filled in again', async ({ page }) => {
  await reachBankCheck(page)
  await page.reload()
  await button(page, 'Cancel and start again').click()
  await expect(page.getByText('Donation cancelled. You haven’t been charged.')).toBeVisible()
  await page.getByRole('radio', { name: '£10', exact: true }).check()
  await button(page, 'Continue').click()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aisha Rahman')
  const question = page.getByRole('group', { name: /Gift Aid/ })
  if ((await question.count()) > 0) await question.getByRole('radio', { name: 'No' }).check()
  await button(page, 'Continue').click()
  await payInDemonstration(page, 'Payment succeeds', { ...gift, amount: '£10' })
  await expectThanks(page, { ...gift, amount: '£10' })
})

test('a regular gift whose check is open is gone on with, or cancelled, in the same way', async ({ page }) => {
  const fridays = { ...gift, often: 'Every Friday' }
  await page.goto(door('localhost', '/donate-jumah'))
  await chooseGift(page, fridays)
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await expect(page.getByRole('dialog', { name: 'Your bank needs your approval' })).toBeVisible()
  await page.reload()
  await button(page, 'Continue with your bank').click()
  await button(page, 'Approve').click()
  await expectSetUp(page, 'You’re giving £25 for Running the mosque every Friday.')
})

test('a reload while the card is checked: the bank approves elsewhere, and the page shows the paid gift by itself', async ({
  page,
}) => {
  const secret = await checkedByBank(page)
  await page.reload()
  await expect(waiting(page)).toBeVisible()
  expect((await bankSays(secret, 'pass')).ok).toBe(true)
  await expectThanks(page, food)
})

test('after a reload the check is shown again where the card was left', async ({ page }) => {
  await checkedByBank(page)
  await page.unroute('https://api.stripe.com/test/**')
  await fakeStripeJs(page, '3ds')
  await page.reload()
  await button(page, 'Continue with your bank').click()
  await expectThanks(page, food)
})

test('a reload finds a declined card with the form filled in again', async ({ page }) => {
  const secret = await checkedByBank(page)
  await bankSays(secret, 'fail')
  await page.unroute('https://js.stripe.com/**')
  await fakeStripeJs(page, 'succeeds')
  await page.reload()
  await expect(page.getByText('Your payment didn’t go through. You haven’t been charged.')).toBeVisible()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByLabel('Card number').fill('4242')
  await button(page, 'Donate £25').click()
  await expectThanks(page, food)
})

test('a reload while a gift is sent shows that gift, not another form', async ({ page }) => {
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  let sent = () => {}
  const arrived = new Promise<void>((resolve) => (sent = resolve))
  await page.route('**/api/stripePaymentProcess', async (route) => {
    const response = await route.fetch()
    // Only the answer to an accepted gift is lost: a request for a challenge reaches the page, which solves it.
    if (response.ok()) sent()
    else await route.fulfill({ response })
  })
  await payInDemonstration(page, 'Payment succeeds', gift)
  await arrived
  await page.reload()
  await expectThanks(page, gift)
})

test('a gift that never arrived can be sent again after a reload, as the same gift', async ({ page, expectNoise }) => {
  expectNoise(/404|ERR_|Failed to load/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await page.route('**/api/stripePaymentProcess', (route) => route.abort('connectionreset'))
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
    timeout: 30_000,
  })
  await page.unroute('**/api/stripePaymentProcess')
  await page.reload()
  await expect(page.getByText('We don’t know yet whether your donation went through')).toBeVisible()
  await expect(button(page, 'Change')).toHaveCount(0)
  await button(page, 'Donate £25').click()
  await expectThanks(page, gift)
})

test.describe('the page of a gift', () => {
  /** The page of a gift whose bank's check is open, in a tab of its own. */
  async function openPage(tab: Page) {
    const page = await tab.context().newPage()
    const secret = await checkedByBank(page)
    const stored: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('giftPass'))) ?? '{}')
    const pass = { attemptId: inData(stored, 'attemptId'), pageToken: inData(stored, 'pageToken') }
    const answer: unknown = await page.evaluate(async (data) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
      const response = await fetch('/api/donation/attempt', { method: 'POST', headers, body: JSON.stringify(data) })
      const body: unknown = await response.json()
      return body
    }, pass)
    await tab.goto(door('standard.localhost', `/thank-you/${inData(answer, 'id')}`))
    return secret
  }

  test('after 50 seconds of an open check it still waits and offers no second gift; approved, it thanks', async ({
    page,
  }) => {
    await page.clock.install()
    const secret = await openPage(page)
    await expect(waiting(page)).toBeVisible()
    for (const seconds of [1, 2, 3, 5, 8, 13, 18, 30, 60]) {
      let answers = 0
      const looked = page.waitForResponse(/getDonationTransactionDetail/).then(() => (answers += 1))
      // The next look is planned once the answer before it has been read, which takes no time of this clock.
      await expect.poll(() => page.clock.runFor(seconds * 1000 + 500).then(() => answers)).toBeGreaterThan(0)
      await looked
    }
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByText(/taking longer than usual/)).toBeVisible()
    await expect(page.getByText('You haven’t been charged')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0)
    await bankSays(secret, 'pass')
    // Whoever comes back from the bank's app need not wait for the next look.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expectThanks(page, food)
  })

  test('cancelled, it leads to the form with the same gift; where the bank was faster it thanks', async ({ page }) => {
    await openPage(page)
    await button(page, 'Cancel and start again').click()
    await expect(page).toHaveURL(/\/donate\/food\?amount=2500&currency=gbp$/)
    await expect(page.getByRole('radio', { name: '£25', exact: true })).toBeChecked()
    // The page was drawn while the bank waited, and learns of nothing by itself.
    await page.route('**/api/getDonationTransactionDetail/**', () => {})
    const secret = await openPage(page)
    await expect(waiting(page)).toBeVisible()
    await bankSays(secret, 'pass')
    await button(page, 'Cancel and start again').click()
    await expectThanks(page, food)
  })
})
