// features: app-donate press
import type { Page } from '@playwright/test'
import { urlOf, expect, test } from '@minaret/e2e'
import { expectMessage, simulateApp, createLink } from './hosts.ts'

test.use({ viewport: { width: 360, height: 780 } })

const generalGift = { cause: 'Running the mosque' }

/** A page whose scripts are delayed does not finish loading. */
const whenParsed = { waitUntil: 'domcontentloaded' } as const

/** Delays the page's scripts. @returns a function that releases them */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** Starts summing the page's layout shift. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('the form is visible before any script runs, and input made before hydration takes effect', async ({ page }) => {
  await simulateApp(page)
  await watchShift(page)
  const releaseScripts = await delayScripts(page)
  const link = await createLink('an-noor', '--cause', 'general')
  const html = (await (await page.goto(link, whenParsed))?.text()) ?? ''
  expect(html).not.toContain(new URL(link).pathname.split('/').at(-1))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(generalGift.cause)
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(link)
  releaseScripts()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page).toHaveURL(urlOf('localhost', '/app/donate?step=details'))
  await expectMessage(page, { type: 'state', state: 'details' })

  // A link without a cause offers a choice of causes, which works the same way.
  await page.unrouteAll()
  const releaseNextScripts = await delayScripts(page)
  await page.goto(await createLink('an-noor'), whenParsed)
  await page.getByRole('radio', { name: generalGift.cause }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  releaseNextScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(generalGift.cause)
  await expectMessage(page, { type: 'state', state: 'amount' })
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)
})

test('hydration causes no layout shift, and the form has the link’s values', async ({ page }) => {
  await simulateApp(page)
  await watchShift(page)
  for (const options of [['--cause', 'general', '--amount', '30'], []]) {
    await page.goto(await createLink('an-noor', ...options))
    await expectMessage(page, { type: 'state', state: options.length > 0 ? 'amount' : 'choosing' })
    if (options.length > 0) await expect(page.getByRole('button', { name: 'Continue with £30' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)
  }
})

test('a mouse button held down on an amount during hydration chooses it', async ({ page }) => {
  await simulateApp(page)
  const releaseScripts = await delayScripts(page)
  await page.goto(await createLink('an-noor', '--cause', 'general'), whenParsed)
  const amount = page.getByRole('radio', { name: '£25', exact: true })
  const serverElement = await amount.elementHandle()
  await amount.hover()
  await page.mouse.down()
  releaseScripts()
  await expect.poll(() => serverElement?.evaluate((radio) => radio.isConnected)).toBe(false)
  await page.mouse.up()
  await expect(amount).toBeChecked()
})
