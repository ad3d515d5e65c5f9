import type { Page } from '@playwright/test'
import { door, expect, sizes, takenOver, test } from '@minaret/e2e'

/** The code of the form for giving, which comes when somebody comes near it. */
const formCode = /\/Form-[^/]*\.js$/

const open = (page: Page, path = '/campaign/forty-wells') =>
  page.goto(door('campaigns.localhost', path), { waitUntil: 'commit' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Holds files back until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let go = () => {}
  const wait = new Promise<void>((resolve) => (go = resolve))
  await page.route(files, async (route) => {
    await wait
    await route.continue()
  })
  return go
}

for (const [what, files] of [
  ['the form’s code', formCode],
  ['any code', /\.js$/],
] as const)
  test(`an amount is picked and sent before ${what} has come: nothing is lost, and nobody has to press again`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone)
    const go = await hold(page, files)
    await open(page)
    await radio(page, '£30').check()
    await radio(page, 'Every month').check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(radio(page, '£30')).toBeChecked()
    expect(new URL(page.url()).search).toBe('')
    go()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.goBack()
    await expect(radio(page, '£30')).toBeChecked()
    await expect(radio(page, 'Every month')).toBeChecked()
  })

test('what is half typed when the form’s code comes stays, and one types on', async ({ page }) => {
  const go = await hold(page, formCode)
  await open(page)
  await takenOver(page)
  const amount = page.getByLabel(/^Other amount/)
  await amount.click()
  await page.keyboard.type('4')
  go()
  await takenOver(page, '#gift-step')
  await expect(page.getByRole('button', { name: 'Continue with £4', exact: true })).toBeVisible()
  await page.keyboard.type('5')
  await expect(amount).toHaveValue('45')
  await page.getByRole('button', { name: 'Continue with £45' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
})

test('a piece chosen below before its code has come is in the form once it has', async ({ page }) => {
  const go = await hold(page, /\/partsChunk-[^/]*\.js$/)
  await open(page)
  await takenOver(page)
  await page.getByRole('button', { name: 'Give £30 towards A metre of drilling' }).click()
  go()
  await expect(page.getByText('For: A metre of drilling')).toBeInViewport()
})

test('the form’s code does not come, but the site answers: so does the server, with what was chosen', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/net::ERR_FAILED/)
  await page.route(formCode, (route) => route.abort())
  await open(page)
  await takenOver(page)
  await radio(page, '£30').check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByText('£30', { exact: true }).first()).toBeVisible()
})

test('neither the form’s code nor the site answers: it is said to whoever presses, the page stays, and another try opens it anew', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/net::ERR_FAILED/)
  await page.route(formCode, (route) => route.abort())
  // How the page asks whether the site is there.
  const address = '**/campaign/forty-wells'
  await page.route(address, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  await open(page)
  await takenOver(page)
  const message = page.getByText('We couldn’t load this step. Please check your connection.')
  await radio(page, '£30').check()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(message).toBeVisible()
  await expect(radio(page, '£30')).toBeChecked()
  await page.unroute(formCode)
  await page.unroute(address)
  // Without a pointer: one that comes near the form asks for its code by itself.
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  await expect(message).toBeHidden()
  await takenOver(page, '#gift-step')
  // A browser that fetches the code again goes on with what was pressed; for one that remembers the failed import the page
  // is opened anew.
  const details = page.getByText('Step 2 of 3')
  await expect(details.or(radio(page, '£30'))).toBeVisible()
  await expect(async () => {
    // It goes on a moment after the form is there.
    if (!(await details.isVisible())) {
      await radio(page, '£30').check({ timeout: 5000 })
      await page.getByRole('button', { name: 'Continue with £30', exact: true }).click({ timeout: 5000 })
    }
    await expect(details).toBeVisible({ timeout: 5000 })
  }).toPass()
})
