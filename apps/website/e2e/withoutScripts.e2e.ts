import type { Page } from '@playwright/test'
import { door, expect, expectNoSidewaysScroll, sizes, test } from '@minaret/e2e'

const script = /\/assets\/.*\.js$/

const amount = (page: Page) => page.getByLabel(/^Other amount/)
const next = (page: Page) => page.getByRole('button', { name: /^Continue/ })
const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('link') })

/** Fills in who gives, and answers Gift Aid where it is asked. */
async function fillDonor(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Your name/).fill('Aisha Rahman')
  await page.getByLabel(/^Email address/).fill(email)
  const no = page.getByRole('radio', { name: 'No', exact: true })
  if (await no.isVisible()) await no.check()
}

for (const [what, hostname, path] of [
  ['a cause', 'localhost', '/donate/general'],
  ['a campaign', 'localhost', '/campaign/roof'],
  ['a campaign of a site of its own', 'campaigns.localhost', '/campaign/forty-wells'],
] as const)
  test.describe(`with scripts blocked, the form of ${what}`, () => {
    // Nothing can look for violations of WCAG there: axe is a script.
    test.use({ javaScriptEnabled: false, viewport: sizes.phone })

    test('leads as far as the card, says what is wrong on the way, and loses nothing', async ({ page }) => {
      await page.goto(door(hostname, path))
      await amount(page).fill('ten')
      await next(page).click()
      await expect(problem(page)).toContainText('Enter the amount in numbers')
      await expect(amount(page)).toHaveValue('ten')
      await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
      await expectNoSidewaysScroll(page)

      await amount(page).fill('12.50')
      await next(page).click()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await expect(page.getByText('£12.50', { exact: true }).first()).toBeVisible()
      // What somebody says of themselves is in no address.
      await fillDonor(page, 'aisha@')
      await next(page).click()
      await expect(problem(page)).toContainText('Enter an email address like name@example.org.')
      await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
      await expectNoSidewaysScroll(page)
      await page.getByLabel(/^Email address/).fill('aisha@example.org')
      await next(page).click()

      await expect(page.getByText('Step 3 of 3')).toBeVisible()
      await expect(page.getByText('Paying by card needs JavaScript')).toBeVisible()
      await expect(page.getByText(/^Your gift: £12\.50 to /)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /^\+44/ })).toBeVisible()
      expect(page.url()).toMatch(/\?step=pay#gift-step$/)
      await expectNoSidewaysScroll(page)

      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel(/^Email address/)).toHaveValue('aisha@example.org')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(amount(page)).toHaveValue('12.50')
      // Another amount than the one that stands there.
      await page.locator('main input[name=gift-amount-preset]').first().check()
      await next(page).click()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await expect(page.getByText('£12.50', { exact: true })).toHaveCount(0)
      await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
    })
  })

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('a declaration is asked for once somebody has said yes to Gift Aid, and a day where there is one to choose', async ({
    page,
  }) => {
    await page.goto(door('localhost', '/donate/general'))
    await page.getByRole('radio', { name: '£25', exact: true }).check()
    await page.getByRole('radio', { name: 'Every day' }).check()
    await next(page).click()
    await expect(problem(page)).toContainText('Choose an end date.')
    await page.getByRole('radio', { name: 'Once' }).check()
    await next(page).click()
    await fillDonor(page, 'aisha@example.org')
    await page.getByRole('radio', { name: /^Yes/ }).check()
    await next(page).click()
    await expect(page.getByLabel('Last name')).toHaveValue('Rahman')
    await expect(problem(page)).toContainText('Enter your house name or number.')
    await page.getByLabel(/^House name/).fill('12')
    await page.getByLabel('Postcode').fill('BD1 1AA')
    await next(page).click()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
  })
})

test('where the scripts do not come, the form is sent without them; once they do, one goes on where one was', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/)
  await page.setViewportSize(sizes.phone)
  await page.route(script, (route) => route.abort())
  await page.goto(door('localhost', '/donate/general'))
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await next(page).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await fillDonor(page, 'aisha@example.org')
  await page.getByLabel(/^Add a message/).fill('For my father')
  await next(page).click()
  await expect(page.getByText('Paying by card needs JavaScript')).toBeVisible()

  await page.unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Donate £25' })).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await next(page).click()
  await expect(page.getByLabel(/^Add a message/)).toHaveValue('For my father')
  await expect(page.getByLabel(/^Your name/)).toHaveValue('Aisha Rahman')
})

test('what is typed into a step of the server’s while the scripts arrive stays, and so does the place', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/)
  let go = () => {}
  const wait = new Promise<void>((resolve) => (go = resolve))
  await page.route(script, async (route) => {
    if (!page.url().includes('step=')) return route.abort()
    await wait
    return route.continue()
  })
  await page.goto(door('localhost', '/donate/general'))
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await next(page).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  const name = page.getByLabel(/^Your name/)
  // A browser takes the focus away once, in the first frames of a page that it opens at a place within.
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  await expect(async () => {
    await name.fill('')
    await name.pressSequentially('Aisha R')
    await expect(name).toHaveValue('Aisha R', { timeout: 1000 })
    await expect(name).toBeFocused({ timeout: 1000 })
  }).toPass()
  go()
  // The form's own step is there: only that one has a way to change the amount above its fields.
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
  await expect(name).toBeFocused()
  await name.pressSequentially('ahman')
  await expect(name).toHaveValue('Aisha Rahman')
})
