// features: regular-gifts friday-link manage-gift regular update-card
import type { Page } from '@playwright/test'
import {
  chooseGift,
  urlOf,
  expect,
  expectSetUp,
  fakeStripeJs,
  inData,
  readEmailLink,
  post,
  prepareGift,
  pressTwice,
  readEmailReference,
  sizesOf,
  tabTo,
  test,
} from '@minaret/e2e'

const fridays = { cause: 'Running the mosque', amount: '£25', often: 'Every Friday' }
const lead = `You’re giving £25 for “${fridays.cause}” every Friday.`

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Expects a confirmation that has the focus, for keyboard and screen reader users. */
const expectConfirmation = async (page: Page, text: string | RegExp) => {
  const confirmation = page.getByRole('main').getByText(text)
  await expect(confirmation).toBeVisible()
  await expect.poll(() => confirmation.evaluate((element) => document.activeElement?.contains(element))).toBe(true)
}

/** The newest link of a kind in a mosque's emails to an address. */
const linkIn = async (page: Page, email: string, kind: 'manage' | 'card', slug = 'an-noor'): Promise<string> =>
  new URL(page.url()).origin + (await readEmailLink(email, `/donation/${kind}/`, slug))

/** Sets up a Friday gift in the demonstration under a unique address, and opens the emailed link. */
async function giveAndOpen(page: Page, outcome: string | RegExp): Promise<string> {
  const email = `donor-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.goto(urlOf('localhost', '/donate/general?often=weekly'))
  await page.getByRole('radio', { name: fridays.amount, exact: true }).check()
  await press(page, /^Continue/)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aisha Rahman')
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
  await page
    .getByRole('group', { name: /Gift Aid/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await press(page, /^Continue/)
  await page.getByRole('radio', { name: outcome }).check()
  await press(page, /^Donate £25/)
  await expectSetUp(page, lead)
  await page.goto(await linkIn(page, email, 'manage'))
  await heading(page, 'Your gift every Friday')
  return email
}

for (const [name, viewport] of sizesOf('phone'))
  test(`a donor skips, pauses, resumes, changes and ends a Friday gift by the emailed link, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await giveAndOpen(page, 'Card accepted')
    // The token is removed from the address, and a reload still shows the gift.
    await expect(page).toHaveURL(/\/donation\/manage\/open$/)
    await page.reload()
    await heading(page, 'Your gift every Friday')

    await press(page, 'Skip the next payment')
    await expectConfirmation(page, 'The next payment will be skipped.')
    await press(page, 'Restart')
    await expectConfirmation(page, 'Your gift has restarted.')

    await press(page, 'Pause')
    await page.getByRole('radio', { name: 'Until a date' }).check()
    await press(page, 'Pause gift')
    await expect(page.getByRole('link', { name: /^Choose a date/ })).toBeVisible()
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Restarts on').fill(day)
    await press(page, 'Pause gift')
    await expectConfirmation(page, /^Your gift is paused until /)
    await press(page, 'Restart')
    await expectConfirmation(page, 'Your gift has restarted.')

    await press(page, 'Change the amount')
    await page.getByRole('textbox', { name: /^Amount/ }).fill('0.10')
    await press(page, 'Change amount')
    await expect(page.getByRole('link', { name: /^The smallest gift is/ })).toBeVisible()
    await page.getByRole('textbox', { name: /^Amount/ }).fill('40')
    await press(page, 'Change amount')
    await expectConfirmation(page, 'Your regular gift will be £40 from the next payment.')

    await press(page, /^Take payment now/)
    await expectConfirmation(page, 'We’ve taken the next test payment.')
    await expect(page.getByText('Last payment')).toBeVisible()

    await page.getByRole('link', { name: 'Replace the card' }).click()
    await heading(page, 'Update your card')
    await page.getByRole('radio', { name: 'Bank asks for approval' }).check()
    await press(page, 'Use this card')
    await page
      .getByRole('dialog', { name: 'Your bank needs your approval' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expectConfirmation(page, 'We’ll use your new card from now on.')

    await page.getByRole('link', { name: 'Back to your gift' }).click()
    await press(page, 'Cancel this gift')
    await expect(page.getByRole('button', { name: 'Keep giving' })).toBeFocused()
    await press(page, 'Cancel gift')
    await expectConfirmation(page, 'Your regular gift is cancelled.')
    await heading(page, 'This regular gift has ended')
    await expect(page.getByRole('link', { name: 'Start a new regular gift' })).toBeVisible()
  })

for (const [name, viewport] of sizesOf('desktop'))
  test(`a declined Friday gift is collected with another card, on a ${name}`, async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/402/)
    await page.setViewportSize(viewport)
    const email = await giveAndOpen(page, 'Accepted now, first donation declined')
    await press(page, /^Take payment now/)
    await heading(page, 'Your last payment didn’t go through')
    await page.goto(await linkIn(page, email, 'card'))
    await heading(page, 'Your last payment didn’t go through')
    await page.getByRole('radio', { name: 'Bank declines the card' }).check()
    await press(page, /^Use this card/)
    await expectConfirmation(page, 'Your card wasn’t accepted. Nothing has changed.')
    await page.getByRole('radio', { name: 'Card accepted' }).check()
    await press(page, /^Use this card/)
    await expectConfirmation(page, 'Your missed payment has gone through. Thank you.')
  })

test(
  'a Friday payment that needs the bank’s approval is collected once approved',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/402/)
    await giveAndOpen(page, 'Accepted now, first donation needs approval')
    await press(page, /^Take payment now/)
    await page.getByRole('link', { name: 'Approve with your bank' }).click()
    await heading(page, 'Your bank wants to check that it’s you')
    await press(page, 'Approve with my bank')
    await page
      .getByRole('dialog', { name: 'Your bank needs your approval' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expectConfirmation(page, 'Your missed payment has gone through. Thank you.')
  },
)

test('a gift can be paused and ended by keyboard', { tag: '@slow' }, async ({ page }) => {
  await giveAndOpen(page, 'Card accepted')
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
  'the slower of two tabs gets the new state and is asked again; a second press does nothing',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/409/)
    const email = await giveAndOpen(page, 'Card accepted')
    const secondTab = await context.newPage()
    await secondTab.goto(await linkIn(page, email, 'manage'))
    await heading(secondTab, 'Your gift every Friday')
    await pressTwice(page.getByRole('button', { name: 'Skip the next payment' }), '**/api/**')
    await expectConfirmation(page, 'The next payment will be skipped.')
    await press(secondTab, 'Pause')
    await press(secondTab, 'Pause gift')
    await expectConfirmation(secondTab, /^This gift has changed in the meantime/)
    await heading(secondTab, 'Your gift is paused')
  },
)

test('an expired or unknown link explains what to do', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/410|422/)
  for (const token of ['q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', 'nonsense', 'open']) {
    await page.goto(urlOf('localhost', `/donation/manage/${token}`))
    await heading(page, 'This link no longer works')
    await expect(page.getByText(/newest email/)).toBeVisible()
  }
})

for (const [name, viewport] of sizesOf('phone'))
  test(`a guest who has lost the link gets a new one by email, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const email = await giveAndOpen(page, 'Card accepted')
    await press(page, /^Take payment now/)
    await expectConfirmation(page, 'We’ve taken the next test payment.')
    const reference = await readEmailReference(email, 'an-noor')
    const receipt = await readEmailLink(email, '/donation/manage/', 'an-noor')

    await page.goto(urlOf('localhost', '/donate-jumah'))
    await page.getByRole('link', { name: 'Manage a regular gift without an account' }).click()
    await heading(page, 'Manage a regular gift')
    await press(page, 'Email me a link')
    await expect(page.getByRole('link', { name: 'Enter the gift reference or a receipt number.' })).toBeVisible()
    await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('textbox', { name: /^Gift reference/ }).fill(reference.toLowerCase())
    await press(page, 'Email me a link')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect.poll(() => readEmailLink(email, '/donation/manage/', 'an-noor')).not.toBe(receipt)
    await page.goto(new URL(page.url()).origin + (await readEmailLink(email, '/donation/manage/', 'an-noor')))
    await heading(page, 'Your gift every Friday')
  })

test(
  "a card is replaced through Stripe's SDK with the bank's approval; only that page loads Stripe's code",
  { tag: '@slow' },
  async ({ page }) => {
    const giving = { cause: 'Food bank', amount: '£25', often: 'Every Friday' }
    await fakeStripeJs(page, ['succeeds', '3ds'])
    await page.goto(urlOf('standard.localhost', '/donate-jumah'))
    await chooseGift(page, giving)
    await page.getByLabel('Card number').fill('4242')
    await press(page, /^Donate £25/)
    await expectSetUp(page, 'You’re giving £25 for “Food bank” every Friday.')
    const response = await page.goto(await linkIn(page, 'aisha@example.org', 'manage', 'al-falah'))
    expect(response?.headers()['content-security-policy']).not.toContain('stripe.com')
    await page.getByRole('link', { name: 'Replace the card' }).click()
    await heading(page, 'Update your card')
    await page.getByLabel('Card number').fill('4000')
    await press(page, 'Use this card')
    await expectConfirmation(page, 'We’ll use your new card from now on.')
  },
)

test(
  'a donor who already gives every Friday sees so when choosing it on a cause',
  { tag: '@slow' },
  async ({ page }) => {
    const [email, address] = [`donor-${crypto.randomUUID().slice(0, 8)}@example.org`, urlOf('localhost', '')]
    const password = 'four doves above the roof'
    await post(address, '/api/user/register', { name: 'Aisha Rahman', email, password })
    const login = await post(address, '/api/user/login', { email, password })
    const session = { 'X-JWT-Token': inData(await login.json(), 'token') ?? '' }
    const { body } = await prepareGift(address)
    const weekly = { ...body, kind: 'weekly', donor: { name: 'Aisha Rahman', email } }
    expect((await post(address, '/api/stripePaymentProcess', weekly, session)).status).toBe(200)

    await page.goto(urlOf('localhost', '/user/login'))
    await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
    await page.goto(urlOf('localhost', '/donate/general'))
    const reminder = page.getByText('You already give every Friday')
    await page.getByRole('radio', { name: 'Every month' }).check()
    await expect(reminder).toHaveCount(0)
    await page.getByRole('radio', { name: 'Every Friday' }).check()
    await expect(reminder).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage this gift' })).toBeVisible()
  },
)
