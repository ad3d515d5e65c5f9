// features: cause contact home newsletter press session shell today visitor
import type { BrowserContext, Page } from '@playwright/test'
import { urlOf, expect, waitForHydration, test } from '@minaret/e2e'

const scriptPattern = /\/assets\/.*\.js$/

/** Records the URLs of the scripts that a page requests. */
function watchScripts(page: Page): string[] {
  const scriptUrls: string[] = []
  page.on('request', (request) => {
    if (scriptPattern.test(request.url())) scriptUrls.push(request.url())
  })
  return scriptUrls
}

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

/** Whether React has hydrated the page. */
const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')))

/** Sets the browser's Network Information API values. */
const setConnection = (context: BrowserContext, connection: object) =>
  context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value, configurable: true })
  }, connection)

// On a 3G connection the app loads only on interaction and never on idle, however long a test takes.
test.beforeEach(({ context }) => setConnection(context, { effectiveType: '3g', saveData: false }))

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/**
 * Budgets of a page's first view: the document's transferred kB, and the number of requests. No page requests a script
 * before an interaction needs one.
 */
const budgets = [
  ['localhost', '/', 34, 12],
  ['localhost', '/prayer-times', 28, 6],
  ['localhost', '/news', 25, 10],
  ['localhost', '/events', 26, 6],
  ['localhost', '/donate', 25, 12],
  ['localhost', '/donate/general', 26, 8],
  ['localhost', '/campaigns', 26, 12],
  ['localhost', '/campaign/roof', 32, 12],
  ['localhost', '/about-us', 27, 12],
  ['localhost', '/get-in-touch', 25, 6],
  ['prayer.localhost', '/', 28, 6],
  ['campaigns.localhost', '/', 26, 12],
  ['campaigns.localhost', '/campaign/forty-wells', 31, 8],
] as const

for (const [hostname, path, kilobytes, maxRequests] of budgets)
  test(`the first view of ${hostname}${path} is within budget`, async ({ page, context }) => {
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const [sizes, requests] = [new Map<string, number>(), new Map<string, string>()]
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) requests.set(requestId, request.url)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
    await page.setViewportSize({ width: 360, height: 780 })
    const response = await page.goto(urlOf(hostname, path), { waitUntil: 'networkidle' })
    expect(await response?.headerValue('etag'), 'a cached page has a version').toMatch(/^W\//)
    const document = [...requests].find(([, url]) => url === page.url())?.[0] ?? ''
    const urls = [...requests.values()]
    expect(urls.filter((url) => /\.(?:js|css)$/.test(url))).toEqual([])
    expect((sizes.get(document) ?? Infinity) / 1000, 'kB of the document').toBeLessThanOrEqual(kilobytes)
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(maxRequests)
  })

test('a page runs its countdown, stores its configuration and counts the visit without the app’s scripts', async ({
  page,
}) => {
  const scriptUrls = watchScripts(page)
  const visitResponse = page.waitForResponse(/\/api\/visitor\/save$/)
  await page.clock.install()
  await page.goto(urlOf('localhost'))
  expect((await visitResponse).status()).toBe(200)
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  // Hours and minutes change once a minute, so a minute passes.
  await page.clock.fastForward('01:01')
  await expect(timer).not.toHaveText(before ?? '')
  await expect(timer).toHaveText(/^(?:\d+\s(?:h|min|s) ?)+$/)
  await expect.poll(() => readStored(page, 'configData')).toContain('websiteName')
  // Another page of the same visit is not counted.
  let visitCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visitor/save')) visitCount += 1
  })
  await page.goto(urlOf('localhost', '/news'))
  await waitForHydration(page)
  expect(visitCount).toBe(0)
  expect(scriptUrls.length).toBeGreaterThan(0)
})

test('links navigate natively and Escape closes the menu, without the app', async ({ page }) => {
  const scriptUrls = watchScripts(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(urlOf('localhost'))
  const menu = page.locator('header details').filter({ hasText: 'Menu' })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Events' })).toBeHidden()
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  expect(scriptUrls).toEqual([])
})

const user = { token: 'nobody’s', name: 'Aisha' }
const storeLogin = (context: BrowserContext) =>
  context.addInitScript((data) => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('userData', JSON.stringify({ v: 1, data }))
    sessionStorage.setItem('once', 'true')
  }, user)

test('a member’s login is shown at once, and a response with code 401 ends it', async ({ page, context }) => {
  await storeLogin(context)
  const scriptUrls = watchScripts(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(urlOf('localhost'))
  const loginLink = page.locator('header').getByRole('link', { name: 'Log in' })
  const profileLink = page.locator('header').getByRole('link', { name: 'My profile' })
  await expect(profileLink).toBeVisible()
  await expect(loginLink).toHaveCount(0)
  // The visit is counted shortly after the first paint.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).not.toBeNull()
  await page.evaluate(() => sessionStorage.removeItem('visit'))
  await page.route(/\/api\/visitor\/save$/, (route) =>
    route.fulfill({ json: { status: 401, message: 'Log in again.', data: { code: 401 } } }),
  )
  await page.reload()
  await expect(loginLink).toBeVisible()
  await expect(profileLink).toHaveCount(0)
  await expect.poll(() => readStored(page, 'userData')).toBeNull()
  expect(scriptUrls).toEqual([])
})

test('input and a button press made while the app loads take effect without repetition', async ({ page }) => {
  await page.goto(urlOf('localhost', '/donate/general'))
  const releaseScripts = await delay(page, scriptPattern)
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // While scripts load, the page stays and the press is stored.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))))
  await expect(page.getByRole('radio', { name: '£25', exact: true })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  releaseScripts()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
})

test('a clicked picture opens over the page, although the app was not loaded', async ({ page }) => {
  const scriptUrls = watchScripts(page)
  await page.goto(urlOf('localhost', '/gallery'))
  expect(scriptUrls).toEqual([])
  await page.getByRole('main').locator('a[data-acts]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(urlOf('localhost', '/gallery'))
})

test('the donate bar sticks to the bottom while the form is out of view, before any script is loaded', async ({
  page,
}) => {
  const scriptUrls = watchScripts(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(urlOf('campaigns.localhost', '/campaign/forty-wells'))
  const bar = page.locator('[data-past]')
  await expect(bar).toHaveAttribute('data-shown')
  await page.locator('#give').evaluate((form) => form.scrollIntoView())
  await expect(bar).not.toHaveAttribute('data-shown')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toHaveAttribute('data-shown')
  // Waits for its slide-in: an earlier click would scroll to its starting position.
  await expect
    .poll(() =>
      bar.evaluate(
        (element) => element.getAnimations().length === 0 && element.getBoundingClientRect().bottom <= innerHeight + 1,
      ),
    )
    .toBe(true)
  expect(scriptUrls).toEqual([])
  await bar.getByRole('link').click()
  await expect(page.getByText('Step 1 of 3')).toBeInViewport()
})

test('text typed into the newsletter form before any script has loaded stays', async ({ page }) => {
  await page.goto(urlOf('localhost'))
  const releaseScripts = await delay(page, scriptPattern)
  const email = page.getByRole('main').getByRole('textbox', { name: /email/i })
  await email.pressSequentially('aisha@')
  releaseScripts()
  await waitForHydration(page)
  await waitForHydration(page, 'main form')
  await email.pressSequentially('example.org')
  await expect(email).toHaveValue('aisha@example.org')
  await expect(email).toBeFocused()
})

test('a message written and sent before any script has loaded is sent afterwards, and a draft is restored after a reload', async ({
  page,
}) => {
  await page.goto(urlOf('localhost', '/get-in-touch'))
  const releaseScripts = await delay(page, scriptPattern)
  const main = page.getByRole('main')
  await main.getByLabel('What is it about?').selectOption('classes')
  await main.getByLabel('Your name').fill('Aisha Rahman')
  await main.getByLabel('Email address').fill('aisha@example.org')
  await main.getByLabel('Your message').fill('When do classes start?')
  const contactRequest = page.waitForRequest('**/api/contact')
  await main.getByText('Send', { exact: true }).click({ force: true })
  releaseScripts()
  expect((await contactRequest).postDataJSON()).toMatchObject({
    topic: 'classes',
    name: 'Aisha Rahman',
    email: 'aisha@example.org',
    message: 'When do classes start?',
  })
  await expect(main.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()

  await page.goto(urlOf('localhost', '/get-in-touch'))
  await main.getByLabel('Your name').fill('Aisha Rahman')
  await waitForHydration(page, 'main form')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Aisha Rahman')
  await page.reload()
  await expect(main.getByLabel('Your name')).toHaveValue('Aisha Rahman')
})

test('the app loads on idle on a fast connection, and never with data saving on', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install()
  await setConnection(context, { effectiveType: '4g', saveData: false })
  await page.goto(urlOf('localhost', '/news'), { waitUntil: 'load' })
  expect(await isHydrated(page)).toBe(false)
  await page.clock.runFor(11_000)
  await expect.poll(() => isHydrated(page)).toBe(true)

  const dataSaverContext = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  await setConnection(dataSaverContext, { effectiveType: '4g', saveData: true })
  const dataSaverPage = await dataSaverContext.newPage()
  await dataSaverPage.clock.install()
  const scriptUrls = watchScripts(dataSaverPage)
  await dataSaverPage.goto(urlOf('localhost', '/news'), { waitUntil: 'load' })
  await dataSaverPage.locator('footer').scrollIntoViewIfNeeded()
  await dataSaverPage.clock.runFor(60_000)
  expect(scriptUrls).toEqual([])
  // An interaction that needs the app still loads it.
  await dataSaverPage.goto(urlOf('localhost', '/donate/general'))
  await dataSaverPage.getByRole('radio', { name: '£10', exact: true }).check()
  await expect.poll(() => isHydrated(dataSaverPage)).toBe(true)
  await dataSaverContext.close()
})

test('when the next prayer begins the page shows the one after it', async ({ page }) => {
  await page.clock.install()
  await page.goto(urlOf('localhost'), { waitUntil: 'load' })
  // Compared by time: on a Friday one Jumu’ah follows another.
  const readUntil = async () => Number(await page.getByRole('timer').first().getAttribute('data-until'))
  const until = await readUntil()
  // The script's timer starts at the first paint.
  await page.clock.runFor(1000)
  await page.clock.fastForward(until + 60_000 - (await page.evaluate(() => Date.now())))
  await expect.poll(readUntil).toBeGreaterThan(until)
})

test('hydration causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/', '/prayer-times', '/donate/general', '/events']) {
    await page.goto(urlOf('localhost', path), { waitUntil: 'load' })
    await page.evaluate(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), path).toBeLessThanOrEqual(0.02)
  }
})
