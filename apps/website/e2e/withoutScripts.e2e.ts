// features: campaign cause pages posted press
import type { Page } from '@playwright/test'
import { urlOf, expect, expectNoHorizontalScroll, sizes, test } from '@minaret/e2e'

const scriptPattern = /\/assets\/.*\.js$/

const amountField = (page: Page) => page.getByLabel(/^Other amount/)
const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue/ })
const errorSummary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('link') })

/** Fills in the donor's details, and answers Gift Aid if asked. */
async function fillDonor(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Your name/).fill('Aisha Rahman')
  await page.getByLabel(/^Email address/).fill(email)
  const noRadio = page.getByRole('radio', { name: 'No', exact: true })
  if (await noRadio.isVisible()) await noRadio.check()
}

for (const [name, hostname, path] of [
  ['a cause', 'localhost', '/donate/general'],
  ['a campaign', 'localhost', '/campaign/roof'],
  ['a standalone campaign', 'campaigns.localhost', '/campaign/forty-wells'],
] as const)
  test.describe(`with scripts blocked, ${name}’s form`, () => {
    // No accessibility check here: axe needs scripts.
    test.use({ javaScriptEnabled: false, viewport: sizes.phone })

    test('works up to the card step, shows errors on the way, and loses no input', async ({ page }) => {
      await page.goto(urlOf(hostname, path))
      await amountField(page).fill('ten')
      await continueButton(page).click()
      await expect(errorSummary(page)).toContainText('Enter the amount in numbers')
      await expect(amountField(page)).toHaveValue('ten')
      await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true')
      await expectNoHorizontalScroll(page)

      await amountField(page).fill('12.50')
      await continueButton(page).click()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await expect(page.getByText('£12.50', { exact: true }).first()).toBeVisible()
      // No address contains personal details.
      await fillDonor(page, 'aisha@')
      await continueButton(page).click()
      await expect(errorSummary(page)).toContainText('Enter an email address like name@example.org.')
      await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
      await expectNoHorizontalScroll(page)
      await page.getByLabel(/^Email address/).fill('aisha@example.org')
      await continueButton(page).click()

      await expect(page.getByText('Step 3 of 3')).toBeVisible()
      await expect(page.getByText('Paying by card needs JavaScript')).toBeVisible()
      await expect(page.getByText(/^Your gift: £12\.50 for /)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /^\+44/ })).toBeVisible()
      expect(page.url()).toMatch(/\?step=pay#gift-step$/)
      await expectNoHorizontalScroll(page)

      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel(/^Email address/)).toHaveValue('aisha@example.org')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(amountField(page)).toHaveValue('12.50')
      // Chooses a different amount.
      await page.locator('main input[name=gift-amount-preset]').first().check()
      await continueButton(page).click()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await expect(page.getByText('£12.50', { exact: true })).toHaveCount(0)
      await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
    })
  })

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('the donate page’s form has the gift that a link describes, and works for another cause', async ({ page }) => {
    await page.goto(urlOf('localhost', '/donate?cause=general&often=weekly&amount=5000'))
    const cause = page.getByRole('combobox', { name: 'Give to' })
    await expect(cause).toHaveValue('general')
    await expect(page.getByRole('radio', { name: 'Fridays' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '£50', exact: true })).toBeChecked()
    // Zakat is not given every Friday: a gift is never made less often than chosen without asking.
    await cause.selectOption('Zakat')
    await continueButton(page).click()
    await expect(errorSummary(page)).toContainText('Gifts to “Zakat” can’t be made as often as you chose.')
    await expect(cause).toHaveValue('zakat')
    await page.getByLabel('Other amount').fill('12.50')
    await continueButton(page).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '£12.50 · Zakat' })).toBeVisible()
    await fillDonor(page, 'aisha@example.org')
    await continueButton(page).click()
    await expect(page.getByText(/^Your gift: £12\.50 for .*Zakat/)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(cause).toHaveValue('zakat')
    await expect(page.getByLabel('Other amount')).toHaveValue('12.50')
  })

  test(
    'answering yes to Gift Aid asks for a declaration, and a daily gift asks for an end date',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(urlOf('localhost', '/donate/general'))
      await page.getByRole('radio', { name: '£25', exact: true }).check()
      await page.getByRole('radio', { name: 'Daily' }).check()
      await continueButton(page).click()
      await expect(errorSummary(page)).toContainText('Choose an end date.')
      await page.getByRole('radio', { name: 'Once' }).check()
      await continueButton(page).click()
      await fillDonor(page, 'aisha@example.org')
      await page.getByRole('radio', { name: /^Yes/ }).check()
      await continueButton(page).click()
      await expect(page.getByLabel('Last name')).toHaveValue('Rahman')
      await expect(errorSummary(page)).toContainText('Enter your house name or number.')
      await page.getByLabel(/^House name/).fill('12')
      await page.getByLabel('Postcode').fill('BD1 1AA')
      await continueButton(page).click()
      await expect(page.getByText('Step 3 of 3')).toBeVisible()
    },
  )
})

test(
  'if the scripts fail to load, the form works without them, and once they load, the donor continues at the same step',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_FAILED/)
    await page.setViewportSize(sizes.phone)
    await page.route(scriptPattern, (route) => route.abort())
    await page.goto(urlOf('localhost', '/donate/general'))
    await page.getByRole('radio', { name: '£25', exact: true }).check()
    await continueButton(page).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await fillDonor(page, 'aisha@example.org')
    await page.getByLabel(/^Add a message/).fill('For my father')
    await continueButton(page).click()
    await expect(page.getByText('Paying by card needs JavaScript')).toBeVisible()

    await page.unroute(scriptPattern)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Donate £25' })).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    await continueButton(page).click()
    await expect(page.getByLabel(/^Add a message/)).toHaveValue('For my father')
    await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
  },
)

test('text typed into a server-rendered step while the scripts load stays, and so does the focus', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/)
  let releaseScripts = () => {}
  const gate = new Promise<void>((resolve) => (releaseScripts = resolve))
  await page.route(scriptPattern, async (route) => {
    if (!page.url().includes('step=')) return route.abort()
    await gate
    return route.continue()
  })
  await page.goto(urlOf('localhost', '/donate/general'))
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await continueButton(page).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  const name = page.getByLabel(/^Your name/)
  // A browser clears the focus once in the first frames of a page opened at a fragment.
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  await expect(async () => {
    await name.fill('')
    await name.pressSequentially('Aisha R')
    await expect(name).toHaveValue('Aisha R', { timeout: 1000 })
    await expect(name).toBeFocused({ timeout: 1000 })
  }).toPass()
  releaseScripts()
  // The hydrated step has replaced it: only that one goes back without submitting the form.
  await expect(page.locator('main button[type=button]', { hasText: 'Back' })).toBeVisible()
  await expect(name).toBeFocused()
  await name.pressSequentially('ahman')
  await expect(name).toHaveValue('Aisha Rahman')
})
