// inputs: apps/website/{index.html,public-static,vite.static.config.ts} packages/domain/src/configuration packages/e2e/src/staticSite.ts packages/site/src/static packages/tooling/staticSite.ts
import type { Page } from '@playwright/test'
import { chooseGift, urlOf, expect, expectThankYouPage, fakeStripeJs, payInDemonstration, test } from '@minaret/e2e'

const siteUrl = (path = '/') => `${process.env.E2E_STATIC}${path}`

test.beforeEach(async ({ page }) => {
  // The operator names the API's host in this file.
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: urlOf('localhost', '') } }))
})

test('the static site accepts a gift through an API on another host', async ({ page }) => {
  const gift = { cause: 'Running the mosque', amount: '£25' }
  await page.goto(siteUrl('/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
})

test('configuration is loaded at start; if that fails the loader stays with an error, and the site opens after an automatic retry', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_|Failed to load/)
  await page.clock.install()
  let isFailing = true
  let requestCount = 0
  await page.route('**/api/loadConfigurationData', (route) => {
    requestCount += 1
    return isFailing
      ? route.fulfill({ status: 500, json: { status: 500, message: 'No.', data: {} } })
      : route.continue()
  })
  await page.goto(siteUrl())
  await expect(page.getByText('Loading the website')).toBeVisible()
  await expect(page.getByText('We couldn’t load the website.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(requestCount).toBeGreaterThan(1)
  isFailing = false
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('while the configuration loads the loader stays, shows an error after 50 s, and a late response still opens the site', async ({
  page,
}) => {
  // The clock only moves when the test advances it, however slow the machine is.
  const startTime = Date.now()
  await page.clock.install({ time: startTime })
  await page.clock.pauseAt(startTime + 1000)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/loadConfigurationData', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(siteUrl())
  await expect(page.getByText('Loading the website')).toBeVisible()
  await page.clock.runFor(49_000)
  await expect(page.getByText('We couldn’t load the website.')).toBeHidden()
  await page.clock.runFor(2000)
  await expect(page.getByText('We couldn’t load the website.')).toBeVisible()
  await expect(page.getByText('Loading the website')).toBeVisible()
  release()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const readAccent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

test("the site has the mosque's colours, light and dark, in a browser without constructable stylesheets (Safari 16.3)", async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'CSSStyleSheet'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(urlOf('localhost'))
    const serverAccent = await readAccent(page)
    await page.goto(siteUrl())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => readAccent(page), colorScheme).toBe(serverAccent)
  }
})

test('if the messages fail to load, the site retries once, then shows a plain error, and is never blank', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_|Failed to (?:load|fetch)|did not come/)
  const messageFiles = /\/assets\/common-[\w-]+\.js/
  await page.route(messageFiles, (route) => route.abort())
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto(siteUrl())
  await expect(page.getByRole('heading', { name: 'We can’t show this website right now' })).toBeVisible()
  // The page may render before its load event.
  await expect.poll(() => loads.length).toBe(2)
  await page.unroute(messageFiles)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masjid an-Noor')
})

test('cached configuration that the site cannot start from is discarded, and the page starts again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_|Failed to (?:load|fetch)|did not come/)
  await page.goto(siteUrl())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let requestCount = 0
  await page.route(/\/assets\/theme-[\w-]+\.js/, (route) => (requestCount++ === 0 ? route.abort() : route.continue()))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requestCount).toBeGreaterThan(1)
})

test('a page restored from the back/forward cache has the language chosen since', async ({ page, context }) => {
  await page.goto(siteUrl())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[lang=en]')).toHaveCount(1)
  await context.addCookies([{ name: 'language', value: 'ar', url: siteUrl() }])
  // The listener is added shortly after the render.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1, { timeout: 5000 })
  }).toPass()
})

/** Switches the mosque to test cards. Configuration responses wait for `gate`. */
async function switchToTestCards(page: Page, gate: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/api/loadConfigurationData', async (route) => {
    const response = await route.fetch()
    await gate
    const body = (await response.text())
      .replace('"demonstration"', '"test"')
      .replace('"configurationData":[', '$&{"key":"publishableKey","value":"pk_test_e2e"},')
    await route.fulfill({ response, body })
  })
}

test('a configuration change since the last visit takes effect as soon as the server sends it', async ({ page }) => {
  await page.goto(siteUrl())
  await expect(page.getByText('Demonstration: no money is taken')).toBeVisible()
  await switchToTestCards(page)
  await page.reload()
  await expect(page.getByText('Test mode: no money is taken')).toBeVisible()
  await expect(page.getByText('Demonstration: no money is taken')).toBeHidden()
})

test('no gift is started with the last visit’s configuration', async ({ page }) => {
  await page.goto(siteUrl())
  await expect(page.getByText('Demonstration: no money is taken')).toBeVisible()
  let release = () => {}
  await switchToTestCards(page, new Promise<void>((resolve) => (release = resolve)))
  await page.reload()
  await page.getByRole('link', { name: 'Donate' }).first().click()
  await expect(page.getByText('Loading the website')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  await expect(page.getByText('Test mode: no money is taken')).toBeVisible()
})

test("the page's CSP allows Stripe's code, and no inline script", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/Content Security Policy/)
  await switchToTestCards(page)
  await fakeStripeJs(page, 'succeeds')
  await page.goto(siteUrl('/donate'))
  await chooseGift(page, { cause: 'Running the mosque', amount: '£25' })
  await expect(page.getByLabel('Card number')).toBeVisible()
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.ran = "yes"'
    document.body.append(script)
    return document.body.dataset.ran
  })
  expect(hasRun).toBeUndefined()
})
