// features: campaign campaigns
import type { Page } from '@playwright/test'
import { urlOf, expect, sizes, waitForHydration, test } from '@minaret/e2e'

/** The donation form's code, which loads when the visitor gets near the form. */
const formCode = /\/Form-[^/]*\.js$/

const open = (page: Page, path = '/campaign/forty-wells') =>
  page.goto(urlOf('campaigns.localhost', path), { waitUntil: 'commit' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Delays responses for matching files. @returns a function that releases them */
async function delay(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

for (const [part, pattern] of [
  ['the form’s code', formCode],
  ['any code', /\.js$/],
] as const)
  test(`an amount submitted before ${part} has loaded takes effect without a second press`, async ({ page }) => {
    await page.setViewportSize(sizes.phone)
    const release = await delay(page, pattern)
    await open(page)
    await radio(page, '£30').check()
    await radio(page, 'Monthly').check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(radio(page, '£30')).toBeChecked()
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.goBack()
    await expect(radio(page, '£30')).toBeChecked()
    await expect(radio(page, 'Monthly')).toBeChecked()
  })

test(
  'a half-typed amount survives while the form’s code loads, and typing continues',
  { tag: '@slow' },
  async ({ page }) => {
    const release = await delay(page, formCode)
    await open(page)
    await waitForHydration(page)
    const amount = page.getByLabel(/^Other amount/)
    await amount.click()
    await page.keyboard.type('4')
    release()
    await waitForHydration(page, '#gift-step')
    await expect(page.getByRole('button', { name: 'Continue with £4', exact: true })).toBeVisible()
    await page.keyboard.type('5')
    await expect(amount).toHaveValue('45')
    await page.getByRole('button', { name: 'Continue with £45' }).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
  },
)

test(
  'a need chosen further down the page before its code has loaded is selected in the form',
  { tag: '@slow' },
  async ({ page }) => {
    const release = await delay(page, /\/partsChunk-[^/]*\.js$/)
    await open(page)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Give £30 towards A metre of drilling' }).click()
    release()
    await expect(page.getByText('For: A metre of drilling')).toBeInViewport()
  },
)

test(
  'if only the form’s code fails to load, the server renders the next step with the choice',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/net::ERR_FAILED/)
    await page.route(formCode, (route) => route.abort())
    await open(page)
    await waitForHydration(page)
    await radio(page, '£30').check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await expect(page.getByText('£30', { exact: true }).first()).toBeVisible()
  },
)

test('if neither the form’s code nor the site responds, the button shows an error, the page stays, and a retry reloads it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/net::ERR_FAILED/)
  await page.route(formCode, (route) => route.abort())
  // The page checks with a HEAD request whether the site responds.
  const pagePattern = '**/campaign/forty-wells'
  await page.route(pagePattern, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await open(page)
  await waitForHydration(page)
  const message = page.getByText('We couldn’t load this step. Please check your connection and try again.')
  await radio(page, '£30').check()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(message).toBeVisible()
  await expect(radio(page, '£30')).toBeChecked()
  await page.unroute(formCode)
  await page.unroute(pagePattern)
  // Dispatched without a pointer, because a pointer near the form would load its code automatically.
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  await expect(message).toBeHidden()
  await waitForHydration(page, '#gift-step')
  // A browser that fetches the code again replays the press; in one that caches the failed import the page reloads.
  const details = page.getByText('Step 2 of 3')
  await expect(details.or(radio(page, '£30'))).toBeVisible()
  await expect(async () => {
    // The replay happens shortly after the form appears.
    if (!(await details.isVisible())) {
      await radio(page, '£30').check({ timeout: 5000 })
      await page.getByRole('button', { name: 'Continue with £30', exact: true }).click({ timeout: 5000 })
    }
    await expect(details).toBeVisible({ timeout: 5000 })
  }).toPass()
})
