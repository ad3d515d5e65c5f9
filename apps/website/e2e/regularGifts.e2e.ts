// features: regular-gifts friday-link manage-gift regular update-card
import type { Page } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectRegularGiftSetUp,
  fakeStripeJs,
  readDataField,
  readEmailLink,
  post,
  prepareGift,
  pressTwice,
  readEmailReference,
  sizesOf,
  tabTo,
  test,
} from '@minaret/e2e'

const fridayGift = { cause: 'Running the mosque', amount: '£25', frequency: 'Fridays' }
const leadText = `You’re giving £25 for “${fridayGift.cause}” every Friday.`

const expectHeading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Expects a confirmation that has the focus, for keyboard and screen reader users. */
const expectConfirmation = async (page: Page, text: string | RegExp) => {
  const confirmation = page.getByRole('main').getByText(text)
  await expect(confirmation).toBeVisible()
  await expect.poll(() => confirmation.evaluate((element) => document.activeElement?.contains(element))).toBe(true)
}

/** The newest link of a kind in a mosque's emails to an address. */
const readLink = async (page: Page, email: string, kind: 'manage' | 'card', slug = 'an-noor'): Promise<string> =>
  new URL(page.url()).origin + (await readEmailLink(email, `/donation/${kind}/`, slug))

/** Sets up a Friday gift in the demonstration under a unique address, and opens the emailed link. */
async function setUpAndOpenGift(page: Page, outcome: string | RegExp): Promise<string> {
  const email = `donor-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.goto(urlOf('localhost', '/donate/general?often=weekly'))
  await page.getByRole('radio', { name: fridayGift.amount, exact: true }).check()
  await clickButton(page, /^Continue/)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
  await page
    .getByRole('group', { name: /Gift Aid/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await clickButton(page, /^Continue/)
  await page.getByRole('radio', { name: outcome }).check()
  await clickButton(page, /^Donate £25/)
  await expectRegularGiftSetUp(page, leadText)
  await page.goto(await readLink(page, email, 'manage'))
  await expectHeading(page, 'Your gift every Friday')
  return email
}

for (const [name, viewport] of sizesOf('phone'))
  test(`a donor skips, pauses, resumes, changes and ends a Friday gift by the emailed link, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await setUpAndOpenGift(page, 'Card accepted')
    // The token is removed from the address, and a reload still shows the gift.
    await expect(page).toHaveURL(/\/donation\/manage\/open$/)
    await page.reload()
    await expectHeading(page, 'Your gift every Friday')

    await clickButton(page, 'Skip the next payment')
    await expectConfirmation(page, 'The next payment will be skipped.')
    await clickButton(page, 'Restart')
    await expectConfirmation(page, 'Your gift has restarted.')

    await clickButton(page, 'Pause')
    await page.getByRole('radio', { name: 'Until a date I choose' }).check()
    await clickButton(page, 'Pause gift')
    await expect(page.getByRole('link', { name: /^Choose a date/ })).toBeVisible()
    const restartDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Restart date').fill(restartDate)
    await clickButton(page, 'Pause gift')
    await expectConfirmation(page, /^Your gift is paused until /)
    await clickButton(page, 'Restart')
    await expectConfirmation(page, 'Your gift has restarted.')

    await clickButton(page, 'Change the amount')
    await page.getByRole('textbox', { name: /^Amount/ }).fill('0.10')
    await clickButton(page, 'Change amount')
    await expect(page.getByRole('link', { name: /^Enter an amount of £[\d.]+ or more/ })).toBeVisible()
    await page.getByRole('textbox', { name: /^Amount/ }).fill('40')
    await clickButton(page, 'Change amount')
    await expectConfirmation(page, 'Your gift will be £40 from the next payment.')

    await clickButton(page, /^Take payment now/)
    await expectConfirmation(page, 'We’ve taken the next test payment.')
    await expect(page.getByText('Last payment')).toBeVisible()

    await page.getByRole('link', { name: 'Change your card' }).click()
    await expectHeading(page, 'Update your card')
    await page.getByRole('radio', { name: 'Bank asks for approval' }).check()
    await clickButton(page, 'Use this card')
    await page
      .getByRole('dialog', { name: 'Your bank needs your approval' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expectConfirmation(page, 'We’ll use your new card from now on.')

    await page.getByRole('link', { name: 'Back to your gift' }).click()
    await clickButton(page, 'Cancel this gift')
    await expect(page.getByRole('button', { name: 'Keep giving' })).toBeFocused()
    await clickButton(page, 'Cancel gift')
    await expectConfirmation(page, 'Your regular gift is cancelled.')
    await expectHeading(page, 'This regular gift has ended')
    await expect(page.getByRole('link', { name: 'Start a new regular gift' })).toBeVisible()
  })

for (const [name, viewport] of sizesOf('desktop'))
  test(`a declined Friday gift is collected with another card, on a ${name}`, async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/402/)
    await page.setViewportSize(viewport)
    const email = await setUpAndOpenGift(page, 'Accepted now, first donation declined')
    await clickButton(page, /^Take payment now/)
    await expectHeading(page, 'Your last payment didn’t go through')
    await page.goto(await readLink(page, email, 'card'))
    await expectHeading(page, 'Your last payment didn’t go through')
    await page.getByRole('radio', { name: 'Bank declines the card' }).check()
    await clickButton(page, /^Use this card/)
    await expectConfirmation(page, 'Your card wasn’t accepted. Nothing has changed.')
    await page.getByRole('radio', { name: 'Card accepted' }).check()
    await clickButton(page, /^Use this card/)
    await expectConfirmation(page, 'Your missed payment has gone through. Thank you.')
  })

test(
  'a Friday payment that needs the bank’s approval is collected once approved',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/402/)
    await setUpAndOpenGift(page, 'Accepted now, first donation needs approval')
    await clickButton(page, /^Take payment now/)
    await page.getByRole('link', { name: 'Approve with your bank' }).click()
    await expectHeading(page, 'Your bank wants to check that it’s you')
    await clickButton(page, 'Approve with my bank')
    await page
      .getByRole('dialog', { name: 'Your bank needs your approval' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expectConfirmation(page, 'Your missed payment has gone through. Thank you.')
  },
)

test('a gift can be paused and ended by keyboard', { tag: '@slow' }, async ({ page }) => {
  await setUpAndOpenGift(page, 'Card accepted')
  await tabTo(page, page.getByRole('button', { name: 'Pause' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Pause gift' }))
  await page.keyboard.press('Enter')
  await expectConfirmation(page, 'Your gift is paused.')
  await tabTo(page, page.getByRole('button', { name: 'Cancel this gift' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Cancel gift' }))
  await page.keyboard.press('Enter')
  await expectConfirmation(page, 'Your regular gift is cancelled.')
})

test(
  'the slower of two tabs shows the new state and asks again, and a second press does nothing',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/409/)
    const email = await setUpAndOpenGift(page, 'Card accepted')
    const secondTab = await context.newPage()
    await secondTab.goto(await readLink(page, email, 'manage'))
    await expectHeading(secondTab, 'Your gift every Friday')
    await pressTwice(page.getByRole('button', { name: 'Skip the next payment' }), '**/api/**')
    await expectConfirmation(page, 'The next payment will be skipped.')
    await clickButton(secondTab, 'Pause')
    await clickButton(secondTab, 'Pause gift')
    await expectConfirmation(secondTab, /^This gift has changed since you opened this page/)
    await expectHeading(secondTab, 'Your gift is paused')
  },
)

test('an expired or unknown link’s page explains what to do', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/410|422/)
  for (const token of ['q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', 'nonsense', 'open']) {
    await page.goto(urlOf('localhost', `/donation/manage/${token}`))
    await expectHeading(page, 'This link no longer works')
    await expect(page.getByText(/latest email/)).toBeVisible()
  }
})

for (const [name, viewport] of sizesOf('phone'))
  test(`a guest who has lost the link gets a new one by email, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const email = await setUpAndOpenGift(page, 'Card accepted')
    await clickButton(page, /^Take payment now/)
    await expectConfirmation(page, 'We’ve taken the next test payment.')
    const reference = await readEmailReference(email, 'an-noor')
    const receiptLink = await readEmailLink(email, '/donation/manage/', 'an-noor')

    await page.goto(urlOf('localhost', '/donate-jumah'))
    await page.getByRole('link', { name: 'Manage a regular gift without an account' }).click()
    await expectHeading(page, 'Manage a regular gift')
    await clickButton(page, 'Email me a link')
    await expect(page.getByRole('link', { name: 'Enter the gift reference or a receipt number.' })).toBeVisible()
    await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('textbox', { name: /^Gift reference/ }).fill(reference.toLowerCase())
    await clickButton(page, 'Email me a link')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect.poll(() => readEmailLink(email, '/donation/manage/', 'an-noor')).not.toBe(receiptLink)
    await page.goto(new URL(page.url()).origin + (await readEmailLink(email, '/donation/manage/', 'an-noor')))
    await expectHeading(page, 'Your gift every Friday')
  })

test(
  "a card is replaced through Stripe's SDK with the bank's approval; only that page loads Stripe's code",
  { tag: '@slow' },
  async ({ page }) => {
    const foodGift = { cause: 'Food bank', amount: '£25', frequency: 'Fridays' }
    await fakeStripeJs(page, ['succeeds', '3ds'])
    await page.goto(urlOf('standard.localhost', '/donate-jumah'))
    await chooseGift(page, foodGift)
    await page.getByLabel('Card number').fill('4242')
    await clickButton(page, /^Donate £25/)
    await expectRegularGiftSetUp(page, 'You’re giving £25 for “Food bank” every Friday.')
    const response = await page.goto(await readLink(page, 'aisha@example.org', 'manage', 'al-falah'))
    expect(response?.headers()['content-security-policy']).not.toContain('stripe.com')
    await page.getByRole('link', { name: 'Change your card' }).click()
    await expectHeading(page, 'Update your card')
    await page.getByLabel('Card number').fill('4000')
    await clickButton(page, 'Use this card')
    await expectConfirmation(page, 'We’ll use your new card from now on.')
  },
)

test(
  'a donor who already gives every Friday sees a reminder when choosing it for a cause',
  { tag: '@slow' },
  async ({ page }) => {
    const [email, origin] = [`donor-${crypto.randomUUID().slice(0, 8)}@example.org`, urlOf('localhost', '')]
    const password = 'four doves above the roof'
    await post(origin, '/api/user/register', { name: 'Aisha Rahman', email, password })
    const loginResponse = await post(origin, '/api/user/login', { email, password })
    const headers = { 'X-JWT-Token': readDataField(await loginResponse.json(), 'token') ?? '' }
    const { body } = await prepareGift(origin)
    const weeklyGift = { ...body, kind: 'weekly', donor: { name: 'Aisha Rahman', email } }
    expect((await post(origin, '/api/stripePaymentProcess', weeklyGift, headers)).status).toBe(200)

    await page.goto(urlOf('localhost', '/user/login'))
    await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
    await page.goto(urlOf('localhost', '/donate/general'))
    const reminder = page.getByText('You already give every Friday')
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await expect(reminder).toHaveCount(0)
    await page.getByRole('radio', { name: 'Fridays' }).check()
    await expect(reminder).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage this gift' })).toBeVisible()
  },
)
