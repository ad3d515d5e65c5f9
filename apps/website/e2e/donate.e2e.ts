// features: attempts card-confirmation cause cause-cards causes challenge donate gift-payments gifts providers records thank-you webhooks
import type { Page } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  expectThankYouPage,
  dropResponse,
  uniqueDonor,
  payInDemonstration,
  pressTwice,
  appearancesOf,
  sizes,
  sizesOf,
  test,
  waitForHydration,
} from '@minaret/e2e'

const gift = { cause: 'Running the mosque', amount: '£25' }

for (const { name, viewport, colorScheme } of appearancesOf('phone'))
  test.describe(`on a ${name} in ${colorScheme} mode`, () => {
    test.use({ viewport, colorScheme })

    test('a visitor gives £25 and sees the gift as paid', async ({ page }) => {
      const expectNotice = () => expect(page.getByText('no money is taken', { exact: false }).first()).toBeVisible()
      const checkedGift = { ...gift, check: expectNotice }
      await page.goto(urlOf('localhost'))
      await page.getByRole('link', { name: 'Donate' }).first().click()
      await chooseGift(page, checkedGift)
      await payInDemonstration(page, 'Payment succeeds', checkedGift)
      await expectThankYouPage(page, checkedGift)
      await expectNotice()
      // The page walk does not cover this page, because only a gift leads to it.
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      // A reload shows the same page.
      await page.reload()
      await expectThankYouPage(page, checkedGift)
    })
  })

for (const [name, viewport] of sizesOf('desktop'))
  test(`a donor gives by keyboard on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const keyboardGift = { ...gift, keyboard: true }
    await page.goto(urlOf('localhost', '/donate'))
    await chooseGift(page, keyboardGift)
    await payInDemonstration(page, 'Payment succeeds', keyboardGift)
    await expectThankYouPage(page, keyboardGift)
  })

test('a declined card is reported next to the form without a charge, and the same gift can be retried', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/402/)
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, { ...gift, donor: uniqueDonor() })
  await payInDemonstration(page, 'Insufficient funds', gift)
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
})

test("the bank's approval happens in the page; after a refusal it can be retried", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/402/)
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, { ...gift, donor: uniqueDonor() })
  await payInDemonstration(page, 'Bank asks for approval', gift)
  const bankDialog = page.getByRole('dialog', { name: 'Your bank needs your approval' })
  await bankDialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await bankDialog.getByRole('button', { name: 'Approve' }).click()
  await expectThankYouPage(page, gift)
})

test('two quick clicks make one gift', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stripePaymentProcess')) bodies.push(request.postData() ?? '')
  })
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, gift)
  await page.getByRole('radio', { name: 'Payment succeeds' }).check()
  await pressTwice(page.getByRole('button', { name: 'Donate £25' }), '**/api/stripePaymentProcess')
  await expectThankYouPage(page, gift)
  const attemptIds = bodies.map((body) => /"attemptId":"([^"]+)"/.exec(body)?.[1])
  expect(new Set(attemptIds).size).toBe(1)
})

test('the back button after a gift leads to a new gift, not the same one', { tag: '@slow' }, async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
  const firstUrl = page.url()
  await page.goBack()
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
  expect(page.url()).not.toBe(firstUrl)
})

test('the donate page has one form for every cause, and each later step shows the gift and nothing else', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(urlOf('localhost', '/donate'))
  await expect(page.getByRole('radio', { name: '£25', exact: true })).toBeChecked()
  const causes = page.getByRole('combobox', { name: 'Give to' })
  await causes.focus()
  await causes.selectOption('Food bank')
  await expect(causes).toBeFocused()
  await page.getByRole('radio', { name: '£50', exact: true }).check()
  await expect(page.getByRole('textbox', { name: 'Other amount' })).toHaveValue('')
  await page.getByRole('button', { name: 'Continue with £50' }).click()

  const gift = page.getByRole('heading', { level: 1, name: '£50 · Food bank' })
  await expect(gift).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(/^Masjid an-Noor/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  // The same gift after a reload, and the same amount after going back.
  await page.reload()
  await expect(gift).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  await expect(causes).toHaveValue('food')
  await expect(page.getByRole('radio', { name: '£50', exact: true })).toBeChecked()
})

/** Lets the server process a gift but drops the response, up to `times` times. */
async function dropResponses(page: Page, times: number): Promise<void> {
  let droppedCount = 0
  await page.route('**/api/stripePaymentProcess', async (route) => {
    if (droppedCount >= times) return route.continue()
    if (await dropResponse(route)) droppedCount += 1
  })
}

test('a gift whose response is lost is silently retried, and made only once', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_|Failed to load/)
  await page.goto(urlOf('localhost', '/donate'))
  await chooseGift(page, gift)
  await dropResponses(page, 1)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
})

test(
  'if every response is lost, the page says so, and another press retries the same gift',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|Failed to load/)
    await page.goto(urlOf('localhost', '/donate'))
    await chooseGift(page, gift)
    await dropResponses(page, 100)
    await payInDemonstration(page, 'Payment succeeds', gift)
    await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
      timeout: 30_000,
    })
    await page.unroute('**/api/stripePaymentProcess')
    await page.getByRole('button', { name: 'Donate £25' }).click()
    await expectThankYouPage(page, gift)
  },
)

test('errors are shown at their fields and in a summary, and no input is lost', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/general'))
  // Typing another amount, and removing it, leaves none chosen.
  await page.getByRole('textbox', { name: /amount/i }).fill('1')
  await waitForHydration(page, '#gift-step')
  await page.getByRole('textbox', { name: /amount/i }).fill('')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Choose an amount, or enter your own.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /amount/i }).fill('0.50')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText(/Enter £1/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /amount/i }).fill('12.34')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill('not an address')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Enter an email address like name@example.org.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aisha Rahman')
})

test('an unknown gift shows a "not found" page with status 404', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const response = await page.goto(urlOf('localhost', '/thank-you/AAAAAAAAAAAAAAAAAAAAAA'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that gift')
})

test(
  'without a connection the form stays and says so, and the gift succeeds once the connection is back',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|Failed to/)
    await page.goto(urlOf('localhost', '/donate'))
    await chooseGift(page, gift)
    await context.setOffline(true)
    await payInDemonstration(page, 'Payment succeeds', gift)
    await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
      timeout: 30_000,
    })
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Donate £25' }).click()
    await expectThankYouPage(page, gift)
  },
)

test('without JavaScript the form explains that it is required, and lists other ways to give', async ({ request }) => {
  const fetchNoscript = async (hostname: string) => {
    const { host } = new URL(urlOf(hostname, '/'))
    const html = await (await request.get(urlOf('localhost', '/donate/general'), { headers: { host } })).text()
    const text = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1]
    expect(text).toContain('Please turn on JavaScript to donate here.')
    return text
  }
  expect(await fetchNoscript('localhost')).toContain('account 00000001')
  expect(await fetchNoscript('standard.localhost')).toContain('+44 29 2018 0002')
})
