import type { BrowserContext, Page } from '@playwright/test'
import { door, expect, takenOver, test } from '@minaret/e2e'

const script = /\/assets\/.*\.js$/

/** The scripts a page has asked for so far. */
function watchScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (script.test(request.url())) requested.push(request.url())
  })
  return requested
}

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

const answers = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')))

/** What a browser tells of its line. */
const tellLine = (context: BrowserContext, line: object) =>
  context.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { get: () => told, configurable: true })
  }, line)

// A line on which the app comes when somebody reaches for it, and never by itself, however long a journey takes.
test.beforeEach(({ context }) => tellLine(context, { effectiveType: '3g', saveData: false }))

const inStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/**
 * What the first view of a page may cost: its document in kB as it travels, and how much is asked for in all. None asks for a
 * script before somebody reaches for what needs one.
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

for (const [hostname, path, kilobytes, most] of budgets)
  test(`the first view of ${hostname}${path} is cheap`, async ({ page, context }) => {
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const [sizes, requests] = [new Map<string, number>(), new Map<string, string>()]
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) requests.set(requestId, request.url)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
    await page.setViewportSize({ width: 360, height: 780 })
    const response = await page.goto(door(hostname, path), { waitUntil: 'networkidle' })
    expect(await response?.headerValue('etag'), 'a page from the cache has a version').toMatch(/^W\//)
    const document = [...requests].find(([, url]) => url === page.url())?.[0] ?? ''
    const urls = [...requests.values()]
    expect(urls.filter((url) => /\.(?:js|css)$/.test(url))).toEqual([])
    expect((sizes.get(document) ?? Infinity) / 1000, 'kB of the document').toBeLessThanOrEqual(kilobytes)
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(most)
  })

test('a page that is read runs its countdown, keeps its configuration and counts the visit, without any script of its app', async ({
  page,
}) => {
  const requested = watchScripts(page)
  const counted = page.waitForResponse(/\/api\/visitor\/save$/)
  await page.clock.install()
  await page.goto(door('localhost'))
  expect((await counted).status()).toBe(200)
  const timer = page.getByRole('timer')
  const shown = await timer.textContent()
  // Hours and minutes change once a minute, so a minute passes.
  await page.clock.fastForward('01:01')
  await expect(timer).not.toHaveText(shown ?? '')
  await expect(timer).toHaveText(/^(?:\d+\s(?:h|min|s) ?)+$/)
  await expect.poll(() => inStorage(page, 'configData')).toContain('websiteName')
  // The same visit: another page counts nothing.
  let again = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visitor/save')) again += 1
  })
  await page.goto(door('localhost', '/news'))
  await takenOver(page)
  expect(again).toBe(0)
  expect(requested.length).toBeGreaterThan(0)
})

test('a link is followed as a browser does, the menu closes by Escape, and none of it needs the app', async ({
  page,
}) => {
  const requested = watchScripts(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(door('localhost'))
  const menu = page.locator('header details').filter({ hasText: 'Menu' })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Events' })).toBeHidden()
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  expect(requested).toEqual([])
})

const user = { token: 'nobody’s', name: 'Aisha' }
const logIn = (context: BrowserContext) =>
  context.addInitScript((told) => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('userData', JSON.stringify({ v: 1, data: told }))
    sessionStorage.setItem('once', 'true')
  }, user)

test('whoever is logged in reads so at once, and an answer with the code 401 ends it', async ({ page, context }) => {
  await logIn(context)
  const requested = watchScripts(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(door('localhost'))
  const account = page.locator('header').getByRole('link', { name: 'Log in' })
  const own = page.locator('header').getByRole('link', { name: 'My profile' })
  await expect(own).toBeVisible()
  await expect(account).toHaveCount(0)
  // The visit begins a moment after the painting.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).not.toBeNull()
  await page.evaluate(() => sessionStorage.removeItem('visit'))
  await page.route(/\/api\/visitor\/save$/, (route) =>
    route.fulfill({ json: { status: 401, message: 'Log in again.', data: { code: 401 } } }),
  )
  await page.reload()
  await expect(account).toBeVisible()
  await expect(own).toHaveCount(0)
  await expect.poll(() => inStorage(page, 'userData')).toBeNull()
  expect(requested).toEqual([])
})

test('what is typed and pressed while the app is arriving is not lost, and nothing has to be done again', async ({
  page,
}) => {
  await page.goto(door('localhost', '/donate/general'))
  const go = await hold(page, script)
  await page.getByRole('radio', { name: '£25', exact: true }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // Everything is still on its way: the page stays, and the press with it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))))
  await expect(page.getByRole('radio', { name: '£25', exact: true })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  go()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
})

test('a picture that is pressed opens over the page although nothing of the app was there', async ({ page }) => {
  const requested = watchScripts(page)
  await page.goto(door('localhost', '/gallery'))
  expect(requested).toEqual([])
  await page.getByRole('main').locator('a[data-acts]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(door('localhost', '/gallery'))
})

test('the way to give stands at the thumb while its place is out of sight, before anything is loaded', async ({
  page,
}) => {
  const requested = watchScripts(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(door('campaigns.localhost', '/campaign/forty-wells'))
  const bar = page.locator('[data-past]')
  await expect(bar).toHaveAttribute('data-shown')
  await page.locator('#give').evaluate((place) => place.scrollIntoView())
  await expect(bar).not.toHaveAttribute('data-shown')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toHaveAttribute('data-shown')
  // It slides in: before it stands, a click would scroll to where it comes from.
  await expect
    .poll(() =>
      bar.evaluate((it) => it.getAnimations().length === 0 && it.getBoundingClientRect().bottom <= innerHeight + 1),
    )
    .toBe(true)
  expect(requested).toEqual([])
  await bar.getByRole('link').click()
  await expect(page.getByText('Step 1 of 3')).toBeInViewport()
})

test('somebody types into the newsletter’s form before there is any script: every letter stays', async ({ page }) => {
  await page.goto(door('localhost'))
  const go = await hold(page, script)
  const email = page.getByRole('main').getByRole('textbox', { name: /email/i })
  await email.pressSequentially('aisha@')
  go()
  await takenOver(page)
  await takenOver(page, 'main form')
  await email.pressSequentially('example.org')
  await expect(email).toHaveValue('aisha@example.org')
  await expect(email).toBeFocused()
})

test('a message that is typed and sent before there is any script is sent once they come, and a draft is there at once', async ({
  page,
}) => {
  await page.goto(door('localhost', '/get-in-touch'))
  const go = await hold(page, script)
  const main = page.getByRole('main')
  await main.getByLabel('What is it about?').selectOption('classes')
  await main.getByLabel('Your name').fill('Aisha Rahman')
  await main.getByLabel('Email address').fill('aisha@example.org')
  await main.getByLabel('Your message').fill('When do classes start?')
  const sending = page.waitForRequest('**/api/contact')
  await main.getByText('Send', { exact: true }).click({ force: true })
  go()
  expect((await sending).postDataJSON()).toMatchObject({
    topic: 'classes',
    name: 'Aisha Rahman',
    email: 'aisha@example.org',
    message: 'When do classes start?',
  })
  await expect(main.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()

  await page.goto(door('localhost', '/get-in-touch'))
  await main.getByLabel('Your name').fill('Aisha Rahman')
  await takenOver(page, 'main form')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Aisha Rahman')
  await page.reload()
  await expect(main.getByLabel('Your name')).toHaveValue('Aisha Rahman')
})

test('the app comes by itself to a reader on a good line who has settled, and never where data is saved', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install()
  await tellLine(context, { effectiveType: '4g', saveData: false })
  await page.goto(door('localhost', '/news'), { waitUntil: 'load' })
  expect(await answers(page)).toBe(false)
  await page.clock.runFor(11_000)
  await expect.poll(() => answers(page)).toBe(true)

  const another = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  await tellLine(another, { effectiveType: '4g', saveData: true })
  const saving = await another.newPage()
  await saving.clock.install()
  const requested = watchScripts(saving)
  await saving.goto(door('localhost', '/news'), { waitUntil: 'load' })
  await saving.locator('footer').scrollIntoViewIfNeeded()
  await saving.clock.runFor(60_000)
  expect(requested).toEqual([])
  // Reaching for what needs it is another matter.
  await saving.goto(door('localhost', '/donate/general'))
  await saving.getByRole('radio', { name: '£25', exact: true }).check()
  await expect.poll(() => answers(saving)).toBe(true)
  await another.close()
})

test('when the next prayer has come the page shows the one after it', async ({ page }) => {
  await page.clock.install()
  await page.goto(door('localhost'), { waitUntil: 'load' })
  // By its instant: on a Friday one Jumu’ah follows another.
  const readUntil = async () => Number(await page.getByRole('timer').first().getAttribute('data-until'))
  const until = await readUntil()
  // The script waits for the prayer from the first painting on.
  await page.clock.runFor(1000)
  await page.clock.fastForward(until + 60_000 - (await page.evaluate(() => Date.now())))
  await expect.poll(readUntil).toBeGreaterThan(until)
})

test('taking a page over moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/', '/prayer-times', '/donate/general', '/events']) {
    await page.goto(door('localhost', path), { waitUntil: 'load' })
    await page.evaluate(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), path).toBeLessThanOrEqual(0.02)
  }
})
