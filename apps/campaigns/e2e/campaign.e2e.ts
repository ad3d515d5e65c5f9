import type { Page } from '@playwright/test'
import {
  door,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThanks,
  loseAnswer,
  sizes,
  tabTo,
  takenOver,
  test,
  uniqueWord,
} from '@minaret/e2e'

const below = '#needs'

/** A campaign's page that answers, its late parts too. */
async function openCampaign(page: Page, hostname: string, path: string): Promise<void> {
  await page.goto(door(hostname, path))
  await takenOver(page, below)
}

/** Who gives, as far as the payment. */
async function sayWho(page: Page, name = 'Bilal Khan'): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email address').fill('bilal@example.org')
  const giftAid = page.getByRole('group', { name: /Gift Aid/ })
  if ((await giftAid.count()) > 0) await giftAid.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
}

const meterOf = (page: Page) => page.getByRole('progressbar', { name: 'Raised so far' }).first()

/** How much is left of a need, in pence. */
async function leftOf(page: Page, campaign: string, need: string): Promise<number> {
  const answer = await page.evaluate(async (id) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const response = await fetch(`/api/campaigns/${id}/needs`, { headers })
    const body: { data: { id: string; priceMinor: number; wanted: number; takenMinor: number; heldMinor: number }[] } =
      await response.json()
    return body.data
  }, campaign)
  const match = answer.find(({ id }) => id === need)
  if (!match) throw new Error(`There is no ${need}.`)
  return match.priceMinor * match.wanted - match.takenMinor - match.heldMinor
}

test('a friend opens the link Aisha sent, gives a metre of drilling on the phone, and both see the meter move', async ({
  page: aisha,
  browser,
}) => {
  // Hers stays open: a fast clock brings its next look.
  await aisha.clock.install()
  await openCampaign(aisha, 'campaigns.localhost', '/campaign/forty-wells')
  const before = await meterOf(aisha).getAttribute('aria-valuenow')
  await aisha.getByLabel('Your first name').fill('Aisha')
  await aisha.getByRole('button', { name: 'Create my link' }).click()
  const link = aisha.getByText(/\?ref=[\w-]{11}$/)
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
  // The page is opened anew: what was chosen is still there, and nobody's name.
  await page.reload()
  await expect(page.getByText('For: A metre of drilling')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  // Others give the same at the same time.
  const friend = `Bilal${uniqueWord()}`
  await sayWho(page, `${friend} Khan`)
  await page.getByRole('button', { name: 'Donate £30', exact: true }).click()

  await expectThanks(page, { amount: '£30', cause: 'A metre of drilling' })
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuenow', before ?? '')
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the campaign' }).click()
  const his = page.getByRole('listitem').filter({ hasText: friend })
  await expect(his.filter({ hasText: /£30.*(?:just now|[12] minutes? ago)/ })).toBeVisible()

  await aisha.clock.fastForward(21_000)
  await expect(meterOf(aisha)).not.toHaveAttribute('aria-valuenow', before ?? '')
  await openCampaign(aisha, 'campaigns.localhost', '/campaign/forty-wells')
  await expect(aisha.getByText('Your link has raised £30 from 1 donation.')).toBeVisible()
  await page.close()
})

test('two friends at the last of the tools: one gives them, the other reads why not, and loses nothing', async ({
  page: first,
  browser,
  expectNoise,
}) => {
  expectNoise(/status of 409/)
  await openCampaign(first, 'campaigns.localhost', '/campaign/forty-wells')
  const amount = String((await leftOf(first, 'forty-wells', 'tools')) / 100)
  const second = await browser.newPage()
  await openCampaign(second, 'campaigns.localhost', '/campaign/forty-wells')
  for (const page of [first, second]) {
    await page.getByRole('button', { name: /^Give part towards A mechanic/ }).click()
    await page.getByLabel(/^Other amount/).fill(amount)
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await sayWho(page)
  }
  const give = (page: Page) => page.getByRole('button', { name: /^Donate £[\d,.]+$/ })
  await Promise.all([give(first).click(), give(second).click()])
  const refused = (page: Page) => page.getByText('There isn’t enough left to give')
  await expect.poll(async () => (await refused(first).count()) + (await refused(second).count())).toBe(1)
  const loser = (await refused(first).count()) > 0 ? first : second
  const winner = loser === first ? second : first
  await expectThanks(winner, { amount: '£', cause: 'mechanic’s box' })

  await loser.getByRole('button', { name: 'Refresh' }).click()
  // What is left arrives after the step is shown, and puts the notice in the place of the choice.
  await expect(loser.getByText('Step 1 of 3')).toBeVisible()
  await expect(refused(loser)).toBeVisible()
  await loser.getByRole('button', { name: 'Give to the campaign instead' }).click()
  await expect(refused(loser)).toBeHidden()
  await loser.getByRole('button', { name: /^Continue with/ }).click()
  await expect(loser.getByLabel('Your name')).toHaveValue('Bilal Khan')
  await loser.getByRole('button', { name: 'Continue', exact: true }).click()
  await give(loser).click()
  await expectThanks(loser, { amount: '£', cause: 'Forty wells' })
  await second.close()
})

test('a campaign closes on the second while somebody looks; what is being paid may finish', async ({ page }) => {
  await page.clock.install()
  await openCampaign(page, 'campaigns.localhost', '/campaign/winter-convoy')
  await page.getByRole('radio', { name: /^£/ }).first().check()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await sayWho(page)
  const ends = await page.evaluate(async () => {
    const body: { data: { ends: string } } = await (await fetch('/api/campaigns/winter-convoy')).json()
    return Date.parse(body.data.ends)
  })
  // From here on it stands still but for the seconds that are let pass, however long the machine takes.
  await page.clock.pauseAt(ends - 3000)
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
})

test('an answer that is lost, and the page opened anew: it is the same gift, and nothing can be chosen before it', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/net::ERR_CONNECTION_RESET/)
  await openCampaign(page, 'localhost', '/campaign/roof')
  const given = () =>
    page.evaluate(async () => {
      const body: { data: { gifts: number } } = await (await fetch('/api/campaigns/roof')).json()
      return body.data.gifts
    })
  const before = await given()
  await page.getByRole('button', { name: 'Give £60 towards A roll of insulation' }).click()
  await page.getByRole('button', { name: 'Continue with £60' }).click()
  await sayWho(page)
  const pay = '**/api/stripePaymentProcess'
  await page.route(pay, loseAnswer)
  await page.getByRole('button', { name: 'Donate £60', exact: true }).click()
  await expect(page.getByText('Connection lost. Your donation may not have gone through yet.')).toBeVisible()
  await page.unroute(pay)
  await page.reload()
  await expectThanks(page, { amount: '£60', cause: 'A roll of insulation' })
  expect(await given()).toBe(before + 1)
})

/** The calls beside the campaign's own, what the page says when one is out of order, and what it is asked at. */
const calls = [
  ['We couldn’t load the donation form.', /\/api\/donations\/[^/]+$/],
  ['We couldn’t load what your gift pays for.', /\/api\/campaigns\/[^/]+\/needs$/],
  ['We couldn’t load regular giving.', /\/api\/campaigns\/[^/]+\/plans$/],
  ['We couldn’t load the message from the chair.', /\/api\/campaigns\/[^/]+\/messagefromchair$/],
  ['We couldn’t load the FAQs.', /\/api\/campaigns\/[^/]+\/faqs$/],
] as const

test('each of its six calls may fail: the page says so in its place, and asks again when told; the rest is of use', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 503/)
  const failed = (words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words })
  const breaks = (url: RegExp) =>
    page.route(url, (route) => route.fulfill({ status: 503, json: { status: 503, message: 'Out of order.' } }))
  const visit = async () => {
    await page.goto(door('localhost', '/campaigns'))
    await takenOver(page)
    await page.getByRole('link', { name: 'A dry roof before winter' }).click()
  }
  const whole = /\/api\/campaigns\/roof$/
  await breaks(whole)
  await visit()
  await expect(failed('We couldn’t load this campaign.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible()
  await page.unroute(whole)
  await failed('We couldn’t load this campaign.').getByRole('button').click()
  await expect(page.getByText('How much would you like to give?')).toBeVisible()

  for (const [, url] of calls) await breaks(url)
  await visit()
  await expect(meterOf(page)).toBeVisible()
  // Each is asked three times, over some seconds, and the form's call begins after the campaign's.
  for (const [words] of calls) await expect(failed(words)).toBeVisible()
  // One comes back after the other: none needs another.
  for (const [words, url] of calls) {
    await page.unroute(url)
    await failed(words).getByRole('button', { name: 'Try again' }).click()
    await expect(failed(words)).toBeHidden()
  }
  await expect(page.getByText('How much would you like to give?')).toBeVisible()
})

test('everything on it can be done by keyboard: a piece chosen, given, and passed on', async ({ page }) => {
  await openCampaign(page, 'campaigns.localhost', '/campaign/school-year')
  const press = async (name: RegExp) => {
    // What is busy takes no key.
    await expect(page.getByRole('button', { name })).toBeEnabled()
    await tabTo(page, page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await press(/^Give £22 towards Shoes and a bag/)
  await expect(page.getByText('For: Shoes and a bag')).toBeInViewport()
  await press(/^Continue with £22/)
  await write('Your name', 'Bilal Khan')
  await write('Email address', 'bilal@example.org')
  await press(/^Continue$/)
  await press(/^Donate £22$/)
  await expectThanks(page, { amount: '£22', cause: 'Shoes and a bag' })
  await write('Your first name', 'Bilal')
  await press(/^Create my link$/)
  await expect(page.getByText(/\?ref=[\w-]{11}$/)).toBeVisible()
})

test('in Arabic it runs from right to left, and is whole', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await openCampaign(page, 'arabic.localhost', '/campaign/school')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'ما يوفره تبرعك' })).toBeVisible()
  await page.getByRole('button', { name: 'إنشاء رابطي' }).click()
  await expect(page.getByText(/\?ref=[\w-]{11}$/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
