// features: campaign campaigns share
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  expectThankYouPage,
  dropResponse,
  sizes,
  tabTo,
  waitForHydration,
  test,
  uniqueWord,
} from '@minaret/e2e'

const needsSection = '#needs'

/** Opens a campaign's page and waits until it is interactive, its lazy parts included. */
async function openCampaign(page: Page, hostname: string, path: string): Promise<void> {
  await page.goto(urlOf(hostname, path))
  await waitForHydration(page, needsSection)
}

/** Fills in the donor's details and continues to the payment step. */
async function fillDonor(page: Page, name = 'Bilal Khan'): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email address').fill('bilal@example.org')
  const giftAid = page.getByRole('group', { name: /Gift Aid/ })
  if ((await giftAid.count()) > 0) await giftAid.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
}

const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Raised so far' }).first()

/** The remaining amount of a need, in pence. */
async function fetchRemaining(page: Page, campaign: string, need: string): Promise<number> {
  const needs = await page.evaluate(async (id) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const response = await fetch(`/api/campaigns/${id}/needs`, { headers })
    const body: { data: { id: string; priceMinor: number; wanted: number; takenMinor: number; heldMinor: number }[] } =
      await response.json()
    return body.data
  }, campaign)
  const match = needs.find(({ id }) => id === need)
  if (!match) throw new Error(`There is no ${need}.`)
  return match.priceMinor * match.wanted - match.takenMinor - match.heldMinor
}

test('a donor opens a supporter’s link, gives a metre of drilling on a phone, and both see the progress bar move', async ({
  page: supporterPage,
  browser,
}) => {
  // The supporter’s page stays open: advancing its clock triggers its next poll.
  await supporterPage.clock.install()
  await openCampaign(supporterPage, 'campaigns.localhost', '/campaign/forty-wells')
  const before = await progressBar(supporterPage).getAttribute('aria-valuenow')
  await supporterPage.getByLabel('Your first name').fill('Aisha')
  await supporterPage.getByRole('button', { name: 'Create my link' }).click()
  const link = supporterPage.getByText(/\?ref=[\w-]{11}$/)
  await expect(link).toBeVisible()
  const ref = /\?ref=.*$/.exec((await link.textContent()) ?? '')?.[0]

  const page = await browser.newPage({ viewport: sizes.phone })
  await openCampaign(page, 'campaigns.localhost', `/campaign/forty-wells${ref}`)
  await expect(page.getByText('Aisha invites you to give')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Give £30 towards A metre of drilling' }).click()
  await expect(page.getByText('For: A metre of drilling')).toBeInViewport()
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Continue with £30' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  // A reload keeps the chosen gift, but not the name.
  await page.reload()
  await expect(page.getByText('For: A metre of drilling')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  // Unique, because parallel tests give the same amount.
  const firstName = `Bilal${uniqueWord()}`
  await fillDonor(page, `${firstName} Khan`)
  await page.getByRole('button', { name: 'Donate £30', exact: true }).click()

  await expectThankYouPage(page, { amount: '£30', cause: 'A metre of drilling' })
  await expect(progressBar(page)).not.toHaveAttribute('aria-valuenow', before ?? '')
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the campaign' }).click()
  const donation = page.getByRole('listitem').filter({ hasText: firstName })
  await expect(donation.filter({ hasText: /£30.*(?:just now|[12] minutes? ago)/ })).toBeVisible()

  await supporterPage.clock.fastForward(21_000)
  await expect(progressBar(supporterPage)).not.toHaveAttribute('aria-valuenow', before ?? '')
  await openCampaign(supporterPage, 'campaigns.localhost', '/campaign/forty-wells')
  await expect(supporterPage.getByText('Your link has raised £30 from 1 donation.')).toBeVisible()
  await page.close()
})

test('if two donors give a need’s remaining amount simultaneously, one succeeds, and the other sees an explanation and loses no input', async ({
  page: firstPage,
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/)
  await openCampaign(firstPage, 'campaigns.localhost', '/campaign/forty-wells')
  const amount = String((await fetchRemaining(firstPage, 'forty-wells', 'tools')) / 100)
  const secondPage = await browser.newPage()
  await openCampaign(secondPage, 'campaigns.localhost', '/campaign/forty-wells')
  for (const page of [firstPage, secondPage]) {
    await page.getByRole('button', { name: /^Give another amount towards A mechanic/ }).click()
    await page.getByLabel(/^Other amount/).fill(amount)
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await fillDonor(page)
  }
  const donateButton = (page: Page) => page.getByRole('button', { name: /^Donate £[\d,.]+$/ })
  await Promise.all([donateButton(firstPage).click(), donateButton(secondPage).click()])
  const rejection = (page: Page) => page.getByText('You can’t give towards this item right now')
  await expect.poll(async () => (await rejection(firstPage).count()) + (await rejection(secondPage).count())).toBe(1)
  const loser = (await rejection(firstPage).count()) > 0 ? firstPage : secondPage
  const winner = loser === firstPage ? secondPage : firstPage
  await expectThankYouPage(winner, { amount: '£', cause: 'mechanic’s toolbox' })

  await loser.getByRole('button', { name: 'Refresh' }).click()
  // The remaining amount loads after the step is shown, and the notice then replaces the choice.
  await expect(loser.getByText('Step 1 of 3')).toBeVisible()
  await expect(rejection(loser)).toBeVisible()
  await loser.getByRole('button', { name: 'Give to the campaign instead' }).click()
  await expect(rejection(loser)).toBeHidden()
  await loser.getByRole('button', { name: /^Continue with/ }).click()
  await expect(loser.getByLabel('Your name')).toHaveValue('Bilal Khan')
  await loser.getByRole('button', { name: 'Continue', exact: true }).click()
  await donateButton(loser).click()
  await expectThankYouPage(loser, { amount: '£', cause: 'Forty wells' })
  await secondPage.close()
})

test(
  'an open page closes a campaign at the exact second, but lets a payment in progress finish',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.install()
    await openCampaign(page, 'campaigns.localhost', '/campaign/winter-convoy')
    await page.getByRole('radio', { name: /^£/ }).first().check()
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await fillDonor(page)
    const endMs = await page.evaluate(async () => {
      const body: { data: { ends: string } } = await (await fetch('/api/campaigns/winter-convoy')).json()
      return Date.parse(body.data.ends)
    })
    // From here on the clock only moves when the test advances it, however slow the machine is.
    await page.clock.pauseAt(endMs - 3000)
    await expect(page.getByRole('timer', { name: 'Time until the campaign ends' })).toHaveText(/^0:00:0[0-3]$/)
    await expect(page.getByText('This campaign has just ended')).toBeHidden()
    await page.clock.runFor(4000)
    await page.clock.resume()
    await expect(page.getByText('This campaign has just ended')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Donate £[\d,.]+$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /towards/ })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText('This campaign has ended')).toBeVisible()
    await expect(page.getByText('Step 1 of 3')).toBeHidden()
  },
)

test(
  'after a lost response, a reload shows the same gift without showing the form first',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/net::ERR_CONNECTION_RESET/)
    await openCampaign(page, 'localhost', '/campaign/roof')
    const readGiftCount = () =>
      page.evaluate(async () => {
        const body: { data: { gifts: number } } = await (await fetch('/api/campaigns/roof')).json()
        return body.data.gifts
      })
    const before = await readGiftCount()
    await page.getByRole('button', { name: 'Give £60 towards A roll of insulation' }).click()
    await page.getByRole('button', { name: 'Continue with £60' }).click()
    await fillDonor(page)
    const paymentCall = '**/api/stripePaymentProcess'
    await page.route(paymentCall, dropResponse)
    await page.getByRole('button', { name: 'Donate £60', exact: true }).click()
    await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible()
    await page.unroute(paymentCall)
    await page.reload()
    await expectThankYouPage(page, { amount: '£60', cause: 'A roll of insulation' })
    expect(await readGiftCount()).toBe(before + 1)
  },
)

/** The page's API calls except the campaign itself: each with the error message for its failure, and its URL. */
const calls = [
  ['We couldn’t load the donation form.', /\/api\/donations\/[^/]+$/],
  ['We couldn’t load what your gift pays for.', /\/api\/campaigns\/[^/]+\/needs$/],
  ['We couldn’t load regular giving.', /\/api\/campaigns\/[^/]+\/plans$/],
  ['We couldn’t load the message from the chair.', /\/api\/campaigns\/[^/]+\/messagefromchair$/],
  ['We couldn’t load the FAQs.', /\/api\/campaigns\/[^/]+\/faqs$/],
] as const

test(
  'if one of its six API calls fails, the page shows an error with a retry in that section, and the rest works',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 503/)
    const errorNotice = (message: string) => page.getByRole('main').getByRole('status').filter({ hasText: message })
    const failCall = (url: RegExp) =>
      page.route(url, (route) => route.fulfill({ status: 503, json: { status: 503, message: 'Out of order.' } }))
    const openFromList = async () => {
      await page.goto(urlOf('localhost', '/campaigns'))
      await waitForHydration(page)
      await page.getByRole('link', { name: 'A dry roof before winter' }).click()
    }
    const campaignCall = /\/api\/campaigns\/roof$/
    await failCall(campaignCall)
    await openFromList()
    await expect(errorNotice('We couldn’t load this campaign.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible()
    await page.unroute(campaignCall)
    await errorNotice('We couldn’t load this campaign.').getByRole('button').click()
    await expect(page.getByText('How much?')).toBeVisible()

    for (const [, url] of calls) await failCall(url)
    await openFromList()
    await expect(progressBar(page)).toBeVisible()
    // Each call is tried three times over several seconds, and the form's call starts after the campaign's.
    for (const [message] of calls) await expect(errorNotice(message)).toBeVisible()
    // Restores the calls one at a time: none depends on another.
    for (const [message, url] of calls) {
      await page.unroute(url)
      await errorNotice(message).getByRole('button', { name: 'Try again' }).click()
      await expect(errorNotice(message)).toBeHidden()
    }
    await expect(page.getByText('How much?')).toBeVisible()
  },
)

test('the page works by keyboard: choosing a need, giving, and sharing', { tag: '@slow' }, async ({ page }) => {
  await openCampaign(page, 'campaigns.localhost', '/campaign/school-year')
  const pressButton = async (name: RegExp) => {
    // A busy button ignores keys.
    await expect(page.getByRole('button', { name })).toBeEnabled()
    await tabTo(page, page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await pressButton(/^Give £22 towards Shoes and a bag/)
  await expect(page.getByText('For: Shoes and a bag')).toBeInViewport()
  await pressButton(/^Continue with £22/)
  await typeInto('Your name', 'Bilal Khan')
  await typeInto('Email address', 'bilal@example.org')
  await pressButton(/^Continue$/)
  await pressButton(/^Donate £22$/)
  await expectThankYouPage(page, { amount: '£22', cause: 'Shoes and a bag' })
  await typeInto('Your first name', 'Bilal')
  await pressButton(/^Create my link$/)
  await expect(page.getByText(/\?ref=[\w-]{11}$/)).toBeVisible()
})

test('in Arabic the page is laid out right to left, and is complete', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await openCampaign(page, 'arabic.localhost', '/campaign/school')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'ما يوفره تبرعك' })).toBeVisible()
  await page.getByRole('button', { name: 'إنشاء رابطي' }).click()
  await expect(page.getByText(/\?ref=[\w-]{11}$/)).toBeVisible()
  await expectNoHorizontalScroll(page)
})
