// features: app-donate donation-token gift-waiting gifts webview-links
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  fakeStripeJs,
  fillGift,
  dropResponse,
  uniqueDonor,
  payInDemonstration,
  test,
} from '@minaret/e2e'
import {
  runCli,
  expectMessage,
  simulateApp,
  createLink,
  pressBack,
  openFreshApp,
  readStates,
  readBridgeMessages,
} from './hosts.ts'

test.use({ viewport: { width: 360, height: 780 } })

const generalGift = { cause: 'Running the mosque', amount: '£25' }
const foodGift = { cause: 'Food bank', amount: '£25' }
const expectThankYou = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)

/** Checks accessibility, and that nothing scrolls horizontally on a small viewport or at the phone's largest text size. */
async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page)
  const setRootFontSize = (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)
  await setRootFontSize('200%')
  await expectNoHorizontalScroll(page)
  await setRootFontSize('')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 360, height: 780 })
}

test('a gift is made once despite a reload, and its link shows it again', async ({ page, browser }) => {
  const link = await createLink('an-noor', '--cause', 'general')
  await simulateApp(page)
  await page.goto(link)
  await fillGift(page, { ...generalGift, check: checkPage })
  await expect(page).toHaveURL(urlOf('localhost', '/app/donate?step=pay'))
  // The donor's details are stored nowhere; the rest is restored.
  await page.reload()
  await expectMessage(page, { type: 'state', state: 'details' })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('aisha')
  await pressBack(page)
  await expectMessage(page, { type: 'state', state: 'amount' })
  await fillGift(page, generalGift)
  await payInDemonstration(page, 'Payment succeeds', generalGift)
  await expectThankYou(page)
  const { gift } = await expectMessage(page, { type: 'done' })
  expect(gift).toMatchObject({ kind: 'once', state: 'paid', mode: 'demo', amountMinor: 2500, currency: 'gbp' })
  expect(await readStates(page)).toEqual(expect.arrayContaining(['sending', 'done']))
  await checkPage(page)
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await expectMessage(page, { type: 'close', reason: 'done' })

  await page.reload()
  await expectThankYou(page)
  const { page: secondPage, context } = await openFreshApp(browser)
  await secondPage.goto(link)
  await expectThankYou(secondPage)
  expect((await expectMessage(secondPage, { type: 'done' })).gift?.id).toBe(gift?.id)
  await context.close()
})

test('a declined card is reported, a retry is the same gift, and the back button then asks to close', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/402/)
  await simulateApp(page, 'Android')
  await page.goto(await createLink('an-noor'))
  await expectMessage(page, { type: 'state', state: 'choosing' })
  await checkPage(page)
  await page.getByRole('radio', { name: generalGift.cause }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillGift(page, { ...generalGift, donor: uniqueDonor() })
  await payInDemonstration(page, 'Bank asks for approval', generalGift)
  await expectMessage(page, { type: 'state', state: 'bank' })
  // The back button closes only the bank's dialog, which declines the approval.
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectMessage(page, { type: 'state', state: 'declined' })
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Payment succeeds', generalGift)
  await expectThankYou(page)
  await expectMessage(page, { type: 'done' })
  await pressBack(page)
  await expectMessage(page, { type: 'close', reason: 'done' })
})

test("a gift every Friday is set up with the bank's approval, without leaving the page", async ({ page, context }) => {
  await fakeStripeJs(page, '3ds')
  await simulateApp(page, 'iOS')
  const popups: unknown[] = []
  context.on('page', (popup) => popups.push(popup))
  await page.goto(await createLink('al-falah', '--cause', 'food'))
  await fillGift(page, { ...foodGift, frequency: 'Fridays' })
  await page.getByLabel('Card number').fill('4000')
  await page.getByRole('button', { name: 'Donate £25 every Friday' }).click()
  await expectThankYou(page)
  const { gift } = await expectMessage(page, { type: 'done' })
  expect(gift?.kind).toBe('weekly')
  expect(await readStates(page)).toEqual(expect.arrayContaining(['sending', 'bank', 'done']))
  expect(popups).toEqual([])
})

test(
  'an app closed during the bank’s approval resumes the same gift, which is charged once',
  { tag: '@slow' },
  async ({ page, browser }) => {
    const link = await createLink('al-falah', '--cause', 'food', '--amount', '25')
    await fakeStripeJs(page, '3ds')
    // The bank's page never responds.
    await page.route('https://api.stripe.com/test/**', () => {})
    await simulateApp(page)
    await page.goto(link)
    await fillGift(page, foodGift)
    await page.getByLabel('Card number').fill('4000')
    await page.getByRole('button', { name: 'Donate £25' }).click()
    await expectMessage(page, { type: 'state', state: 'bank' })
    await page.close()

    const { page: freshPage, context } = await openFreshApp(browser)
    await fakeStripeJs(freshPage, '3ds')
    await freshPage.goto(link)
    // It is the same gift, and the card need not be entered again.
    await expect(freshPage.getByText('We’re waiting for your bank')).toBeVisible()
    await expect(freshPage.getByRole('button', { name: 'Donate £25' })).toHaveCount(0)
    await freshPage.getByRole('button', { name: 'Continue with your bank' }).click()
    await expectThankYou(freshPage)
    const { gift } = await expectMessage(freshPage, { type: 'done' })
    await freshPage.goto(link)
    expect((await expectMessage(freshPage, { type: 'done' })).gift?.id).toBe(gift?.id)
    await context.close()
  },
)

test(
  'a lost response is reported, and reopening the app shows the gift',
  { tag: '@slow' },
  async ({ page, browser, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|Failed to load/)
    const link = await createLink('an-noor', '--cause', 'general')
    await simulateApp(page)
    await page.goto(link)
    await fillGift(page, generalGift)
    await page.route('**/api/stripePaymentProcess', dropResponse)
    await payInDemonstration(page, 'Payment succeeds', generalGift)
    await expectMessage(page, { type: 'state', state: 'unanswered' })
    await page.close()

    const { page: freshPage, context } = await openFreshApp(browser)
    await freshPage.goto(link)
    await expectThankYou(freshPage)
    expect(await readStates(freshPage)).not.toContain('amount')
    await expectMessage(freshPage, { type: 'done' })
    await context.close()
  },
)

test('a link that expires before payment charges nothing, and the page explains it and offers a way back', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/410/)
  await simulateApp(page)
  await page.goto(await createLink('an-noor', '--cause', 'general'))
  await fillGift(page, generalGift)
  // The server does not distinguish an expired session from an unknown one.
  await page.evaluate(() => sessionStorage.setItem('donate.appSession', JSON.stringify({ v: 1, data: 'x'.repeat(43) })))
  await payInDemonstration(page, 'Payment succeeds', generalGift)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired or has already been used')
  await expectMessage(page, { type: 'state', state: 'stale' })
  expect((await readBridgeMessages(page)).some(({ type }) => type === 'done')).toBe(false)
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await expectMessage(page, { type: 'close', reason: 'stale' })
})

test(
  "a malformed link, another mosque's link and a missing token show the same page, without logging out",
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/410/)
    const foreignPath = new URL(await createLink('al-falah')).pathname
    for (const path of ['/app/donate/x', foreignPath, '/app/donate']) {
      await page.goto(urlOf('localhost', path))
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        'This link has expired or has already been used',
      )
      await expect(page).toHaveURL(urlOf('localhost', '/app/donate'))
      // No app listens here, so the page offers no button to close it.
      await expect(page.getByRole('button', { name: 'Back to the app' })).toHaveCount(0)
    }
  },
)

test(
  'without a connection the page waits, and opens the link once the connection is back',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|Failed to/)
    const link = await createLink('an-noor', '--cause', 'general')
    await simulateApp(page)
    await page.route('**/api/decodeDonationToken', (route) => route.abort('internetdisconnected'))
    await page.goto(link)
    await expectMessage(page, { type: 'state', state: 'offline' })
    await page.unroute('**/api/decodeDonationToken')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(generalGift.cause)
  },
)

test('a mosque whose app store requires it can send donors to the browser, with the amount and without the token', async ({
  page,
}) => {
  await runCli('config', 'set', '--tenant', 'as-salam', 'appDonateOutside', 'yes')
  const link = await createLink('as-salam', '--cause', 'general', '--amount', '40')
  await simulateApp(page)
  const browserLink = page.getByRole('link', { name: 'Open in browser' })
  // The server picks up a command's change within a second.
  await expect(async () => {
    await page.goto(link)
    await expect(browserLink).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await browserLink.click()
  const { url = '' } = await expectMessage(page, { type: 'close', reason: 'browser' })
  expect(new URL(url).pathname + new URL(url).search).toBe('/donate/general?amount=4000&currency=gbp')
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Continue with £40' })).toBeVisible()
})
