// features: cause causes regular-gifts donate donate-jummah gift-aid gifts regular
import type { Page } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  expectRegularGiftSetUp,
  expectThankYouPage,
  fillGift,
  uniqueDonor,
  payInDemonstration,
  appearancesOf,
  sizes,
  sizesOf,
  test,
} from '@minaret/e2e'

const cause = 'Running the mosque'
const oneOffGift = { cause, amount: '£25' }
const fridayGift = { ...oneOffGift, frequency: 'Fridays' }
const leadText = `You’re giving £25 for “${cause}” every Friday.`

const submitStep = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click()

for (const { name, viewport, colorScheme } of appearancesOf('desktop'))
  test.describe(`on a ${name} in ${colorScheme} mode`, () => {
    test.use({ viewport, colorScheme })

    test('a visitor sets up a Friday gift: the first Friday is shown, and nothing is charged before it', async ({
      page,
    }) => {
      await page.goto(urlOf('localhost', '/donate-jumah'))
      await chooseGift(page, fridayGift)
      await expect(page.getByText(/^You won’t be charged today. We’ll take your first gift on Friday /)).toBeVisible()
      await payInDemonstration(page, 'Card accepted', fridayGift)
      await expectRegularGiftSetUp(page, leadText)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
    })
  })

test('the Friday giving page has a form with Friday chosen', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate-jumah'))
  await expect(page.getByRole('radio', { name: 'Fridays' })).toBeChecked()
  // The form ignores a frequency in the address that the cause does not offer.
  await page.goto(urlOf('localhost', '/donate/zakat?often=weekly'))
  await expect(page.getByRole('radio', { name: 'Once' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Fridays' })).toHaveCount(0)
})

for (const [name, viewport] of sizesOf('phone'))
  test(`a donor sets up a Friday gift by keyboard on a ${name}`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(urlOf('localhost', '/donate-jumah'))
    await chooseGift(page, { ...fridayGift, keyboard: true })
    await payInDemonstration(page, 'Card accepted', { ...fridayGift, keyboard: true })
    await expectRegularGiftSetUp(page, leadText)
  })

test('a monthly gift starts on the day that was shown', { tag: '@slow' }, async ({ page }) => {
  const monthlyGift = { ...oneOffGift, frequency: 'Monthly' }
  await page.goto(urlOf('localhost', '/donate/general'))
  await fillGift(page, monthlyGift)
  await payInDemonstration(page, 'Card accepted', monthlyGift)
  await expectRegularGiftSetUp(page, `You’re giving £25 for “${cause}” every month.`)
})

test('a daily gift needs an end date, and shows the total', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/general'))
  await page.getByRole('radio', { name: '£10', exact: true }).check()
  await page.getByRole('radio', { name: 'Daily' }).check()
  await submitStep(page)
  await expect(page.getByRole('alert').or(page.getByText('Choose an end date.')).first()).toBeVisible()
  const startDate = await page.getByLabel('Start date').inputValue()
  const endDate = new Date(Date.parse(startDate) + 9 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('End date').fill(endDate)
  await expect(page.getByText('10 gifts of £10: £100 in total.')).toBeVisible()
  await submitStep(page)
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  // A reload restores the gift, but not the name.
  await page.reload()
  await expect(page.getByText('Your gift every day')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill('aisha@example.org')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await submitStep(page)
  await payInDemonstration(page, 'Card accepted', { cause, amount: '£10' })
  await expectRegularGiftSetUp(page, `You’re giving £10 for “${cause}” every day.`)
  await expect(page.getByText('Last gift')).toBeVisible()
})

test('a Friday gift’s bank approval happens in the page; after a decline the same gift is retried', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/402/)
  await page.goto(urlOf('localhost', '/donate/general'))
  await fillGift(page, { ...fridayGift, donor: uniqueDonor() })
  await payInDemonstration(page, 'Bank declines the card', fridayGift)
  await expect(page.getByRole('main').getByText('You haven’t been charged').first()).toBeVisible()
  await payInDemonstration(page, 'Bank asks for approval', fridayGift)
  await page
    .getByRole('dialog', { name: 'Your bank needs your approval' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expectRegularGiftSetUp(page, leadText)
})

test('the fee is added only on request, and is exact to the penny', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/general'))
  await fillGift(page, oneOffGift)
  const coverFee = page.getByRole('checkbox', {
    name: 'Add 51p to cover the card fee, so the mosque receives your full £25',
  })
  await expect(coverFee).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Donate £25', exact: true })).toBeVisible()
  await coverFee.check()
  await expect(page.getByText('£25 plus 51p card processing fee')).toBeVisible()
  await payInDemonstration(page, 'Payment succeeds', { ...oneOffGift, charged: '£25.51' })
  await expectThankYouPage(page, { cause, amount: '£25.51' })
  await expect(page.getByText('including 51p to cover the card fee')).toBeVisible()
})

test('a zakat cause explains that the fee is not paid from zakat', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/zakat'))
  await fillGift(page, { cause: 'Zakat', amount: '£50' })
  await expect(page.getByText(/100% of your zakat reaches people who are eligible/)).toBeVisible()
})

test('Gift Aid needs an answer, shows errors at its fields, and appears on the thank-you page', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/general'))
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await submitStep(page)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill('aisha@example.org')
  await page.getByRole('textbox', { name: 'Add a message' }).fill('For my mother')
  await submitStep(page)
  await expect(page.getByRole('link', { name: 'Tell us whether we can claim Gift Aid.' })).toBeVisible()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  // Suggested from the full name, and editable.
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Aisha')
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Rahman')
  await expect(page.getByText(/I want to Gift Aid this donation.* to Masjid an-Noor Trust/)).toBeVisible()
  await submitStep(page)
  await expect(page.getByRole('link', { name: 'Enter your house name or number.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'House name or number' }).fill('7')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('bd11aa')
  await submitStep(page)
  await payInDemonstration(page, 'Payment succeeds', oneOffGift)
  await expectThankYouPage(page, oneOffGift)
  await expect(page.getByRole('main').getByText('Gift Aid', { exact: true })).toBeVisible()
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(storage).not.toMatch(/bd1 ?1aa|for my mother/i)
})

test('in Arabic the form is laid out right to left and sets up a Friday gift', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(urlOf('localhost', '/donate/general?language=ar'))
  await page.goto(urlOf('localhost', '/donate/general?often=weekly'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('textbox', { name: /مبلغ آخر/ }).fill('25')
  await expect(page.getByRole('radio', { name: 'كل جمعة' })).toBeChecked()
  await page.getByRole('button', { name: /^متابعة/ }).click()
  await page.getByRole('textbox', { name: 'اسمك' }).fill('عائشة رحمن')
  await page.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill('aisha@example.org')
  await page.getByRole('radio', { name: /^نعم/ }).check()
  await page.getByRole('radio', { name: 'لا', exact: true }).check()
  await page.getByRole('button', { name: /^متابعة/ }).click()
  await page.getByRole('button', { name: /^تبرّع بمبلغ/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'شكرًا لك' })).toBeVisible()
})
