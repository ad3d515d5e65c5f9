// inputs: apps/website/{index.html,public-static,vite.static.config.ts} packages/domain/src/configuration packages/e2e/src/staticSite.ts packages/site/src/static packages/tooling/staticSite.ts
import type { Page } from '@playwright/test'
import { chooseGift, door, expect, expectThanks, fakeStripeJs, payInDemonstration, test } from '@minaret/e2e'

const site = (path = '/') => `${process.env.E2E_STATIC}${path}`

test.beforeEach(async ({ page }) => {
  // What an operator writes into the one file that names the host.
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: door('localhost', '') } }))
})

test('the static files take a gift through an API host elsewhere', async ({ page }) => {
  const gift = { cause: 'Running the mosque', amount: '£25' }
  await page.goto(site('/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThanks(page, gift)
})

test('configuration is loaded at start; the loader stays while it is refused, says so at once, and the site opens by itself', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to load/)
  await page.clock.install()
  let refused = true
  let requestCount = 0
  await page.route('**/api/loadConfigurationData', (route) => {
    requestCount += 1
    return refused ? route.fulfill({ status: 500, json: { status: 500, message: 'No.', data: {} } }) : route.continue()
  })
  await page.goto(site())
  await expect(page.getByText('Opening the site')).toBeVisible()
  await expect(page.getByText('We couldn’t open the site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(requestCount).toBeGreaterThan(1)
  refused = false
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a configuration that does not answer keeps its loader, says so after 50 s, and shows what comes late', async ({
  page,
}) => {
  // It stands still but for the seconds that are let pass, however long the machine takes.
  const began = Date.now()
  await page.clock.install({ time: began })
  await page.clock.pauseAt(began + 1000)
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/loadConfigurationData', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(site())
  await expect(page.getByText('Opening the site')).toBeVisible()
  await page.clock.runFor(49_000)
  await expect(page.getByText('We couldn’t open the site.')).toBeHidden()
  await page.clock.runFor(2000)
  await expect(page.getByText('We couldn’t open the site.')).toBeVisible()
  await expect(page.getByText('Opening the site')).toBeVisible()
  answer()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

test("it wears the mosque's colours, light and dark, where a browser can make no sheet of its own (Safari 16.3)", async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'CSSStyleSheet'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(door('localhost'))
    const drawn = await accent(page)
    await page.goto(site())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => accent(page), colorScheme).toBe(drawn)
  }
})

test('where the first words do not come it says so plainly, once it has tried again, and is never blank', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to (?:load|fetch)|did not come/)
  const words = /\/assets\/common-[\w-]+\.js/
  await page.route(words, (route) => route.abort())
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto(site())
  await expect(page.getByRole('heading', { name: 'The site cannot be shown just now' })).toBeVisible()
  // A page may be drawn before all of it has loaded.
  await expect.poll(() => loads.length).toBe(2)
  await page.unroute(words)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masjid an-Noor')
})

test('what the last visit knew is let go where the site cannot be made of it, and the page begins anew', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to (?:load|fetch)|did not come/)
  await page.goto(site())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let requestCount = 0
  await page.route(/\/assets\/theme-[\w-]+\.js/, (route) => (requestCount++ === 0 ? route.abort() : route.continue()))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requestCount).toBeGreaterThan(1)
})

test('a page put aside speaks the language chosen since, when one comes back to it', async ({ page, context }) => {
  await page.goto(site())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[lang=en]')).toHaveCount(1)
  await context.addCookies([{ name: 'language', value: 'ar', url: site() }])
  // It listens a moment after it was drawn.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1, { timeout: 5000 })
  }).toPass()
})

/** From now on the mosque takes test cards, once `until` has come to pass. */
async function takeTestCards(page: Page, until: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/api/loadConfigurationData', async (route) => {
    const answer = await route.fetch()
    await until
    const body = (await answer.text())
      .replace('"demonstration"', '"test"')
      .replace('"configurationData":[', '$&{"key":"publishableKey","value":"pk_test_e2e"},')
    await route.fulfill({ response: answer, body })
  })
}

test('what changed since the last visit shows as soon as the host says it', async ({ page }) => {
  await page.goto(site())
  await expect(page.getByText('Demonstration: no money is taken')).toBeVisible()
  await takeTestCards(page)
  await page.reload()
  await expect(page.getByText('Test mode: no money is taken')).toBeVisible()
  await expect(page.getByText('Demonstration: no money is taken')).toBeHidden()
})

test('no gift begins on what the last visit knew', async ({ page }) => {
  await page.goto(site())
  await expect(page.getByText('Demonstration: no money is taken')).toBeVisible()
  let answer = () => {}
  await takeTestCards(page, new Promise<void>((resolve) => (answer = resolve)))
  await page.reload()
  await page.getByRole('link', { name: 'Donate' }).first().click()
  await expect(page.getByText('Opening the site')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  await expect(page.getByText('Test mode: no money is taken')).toBeVisible()
})

test("the page's policy lets Stripe's code in, and no inline script", async ({ page, expectNoise }) => {
  expectNoise(/Content Security Policy/)
  await takeTestCards(page)
  await fakeStripeJs(page, 'succeeds')
  await page.goto(site('/donate'))
  await chooseGift(page, { cause: 'Running the mosque', amount: '£25' })
  await expect(page.getByLabel('Card number')).toBeVisible()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.ran = "yes"'
    document.body.append(script)
    return document.body.dataset.ran
  })
  expect(ran).toBeUndefined()
})
