import type { Page } from '@playwright/test'
import {
  chooseGift,
  door,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThanks,
  loseAnswer,
  ownDonor,
  payInDemonstration,
  pressTwice,
  appearancesOf,
  sizesOf,
  test,
} from '@minaret/e2e'

const gift = { cause: 'Running the mosque', amount: '£25' }

for (const { name, viewport, colorScheme } of appearancesOf('phone'))
  test.describe(`on a ${name} in the ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('a visitor gives £25 and reads that it is paid', async ({ page }) => {
      const checkPage = () => expect(page.getByText('no money is taken', { exact: false }).first()).toBeVisible()
      const giving = { ...gift, check: checkPage }
      await page.goto(door('localhost'))
      await page.getByRole('link', { name: 'Donate' }).first().click()
      await chooseGift(page, giving)
      await payInDemonstration(page, 'Payment succeeds', giving)
      await expectThanks(page, giving)
      await checkPage()
      // Only a gift leads here: the walk of the pages does not.
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // Whoever reloads, or opens the address again, reads the same.
      await page.reload()
      await expectThanks(page, giving)
    })
  })

for (const [name, viewport] of sizesOf('desktop'))
  test(`a donor with a keyboard alone gives on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const giving = { ...gift, keyboard: true }
    await page.goto(door('localhost', '/donate'))
    await chooseGift(page, giving)
    await payInDemonstration(page, 'Payment succeeds', giving)
    await expectThanks(page, giving)
  })

test('a declined card says so beside the form, takes nothing, and the same gift can be tried again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/402/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, { ...gift, donor: ownDonor() })
  await payInDemonstration(page, 'Insufficient funds', gift)
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThanks(page, gift)
})

test("the bank's check is passed in the page, or refused and tried again", async ({ page, expectNoise }) => {
  expectNoise(/402/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, { ...gift, donor: ownDonor() })
  await payInDemonstration(page, 'Bank asks for approval', gift)
  const bank = page.getByRole('dialog', { name: 'Your bank needs your approval' })
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Bank asks for approval', gift)
  await bank.getByRole('button', { name: 'Approve' }).click()
  await expectThanks(page, gift)
})

test('two quick clicks are one gift', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stripePaymentProcess')) posts.push(request.postData() ?? '')
  })
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await page.getByRole('radio', { name: 'Payment succeeds' }).check()
  await pressTwice(page.getByRole('button', { name: 'Donate £25' }), '**/api/stripePaymentProcess')
  await expectThanks(page, gift)
  const attempts = posts.map((post) => /"attemptId":"([^"]+)"/.exec(post)?.[1])
  expect(new Set(attempts).size).toBe(1)
})

test('the back button after a gift leads to a new one, not to the same again', async ({ page }) => {
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThanks(page, gift)
  const first = page.url()
  await page.goBack()
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThanks(page, gift)
  expect(page.url()).not.toBe(first)
})

/** The host does its work, and the answer never arrives: the first time, or every time until it is undone. */
async function loseAnswers(page: Page, times: number): Promise<void> {
  let lost = 0
  await page.route('**/api/stripePaymentProcess', async (route) => {
    if (lost >= times) return route.continue()
    if (await loseAnswer(route)) lost += 1
  })
}

test('an answer that is lost on the way is asked for again without a word, and is one gift', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to load/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await loseAnswers(page, 1)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThanks(page, gift)
})

test('while no answer comes at all, the page says so, and pressing again is the same gift', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to load/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await loseAnswers(page, 100)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
    timeout: 30_000,
  })
  await page.unroute('**/api/stripePaymentProcess')
  await page.getByRole('button', { name: 'Donate £25' }).click()
  await expectThanks(page, gift)
})

test('mistakes are said beside their fields, in a summary, and nothing typed is lost', async ({ page }) => {
  await page.goto(door('localhost', '/donate/general'))
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Choose an amount, or enter your own.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /amount/i }).fill('0.50')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText(/The smallest gift is £1/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /amount/i }).fill('12.34')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill('not an address')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('Enter an email address like name@example.org.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aisha Rahman')
})

test('a gift nobody gave is not found, with the true status', async ({ page, expectNoise }) => {
  expectNoise(/404/)
  const answer = await page.goto(door('localhost', '/thank-you/AAAAAAAAAAAAAAAAAAAAAA'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that gift')
})

test('without a connection the form stays, says so, and gives once it is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to/)
  await page.goto(door('localhost', '/donate'))
  await chooseGift(page, gift)
  await context.setOffline(true)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible({
    timeout: 30_000,
  })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Donate £25' }).click()
  await expectThanks(page, gift)
})

test('without JavaScript the form says what it needs, and how else to give', async ({ request }) => {
  const wordsOf = async (hostname: string) => {
    const { host } = new URL(door(hostname, '/'))
    const html = await (await request.get(door('localhost', '/donate/general'), { headers: { host } })).text()
    const words = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1]
    expect(words).toContain('Please turn on JavaScript to donate here.')
    return words
  }
  expect(await wordsOf('localhost')).toContain('account 00000001')
  expect(await wordsOf('standard.localhost')).toContain('+44 29 2018 0002')
})
