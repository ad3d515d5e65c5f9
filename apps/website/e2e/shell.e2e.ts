// features: not-found session shell
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectNoHorizontalScroll,
  expectToast,
  sizes,
  tabTo,
  waitForHydration,
  test,
} from '@minaret/e2e'

const narrow = { width: 320, height: 640 } as const

/** Expects no horizontal scrolling at the narrowest width. */
async function expectFitsNarrow(page: Page) {
  await page.setViewportSize(narrow)
  await expectNoHorizontalScroll(page)
}

/** Follows a link once that part of the page is hydrated; the footer is last. Until then links navigate natively. */
async function followLink(page: Page, part: 'header' | 'footer', name: string) {
  await waitForHydration(page, `${part} a`)
  await page.locator(part).getByRole('link', { name }).first().click()
}

const scriptUrl = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js`)

test('the page shows a notice for as long as it is offline, and a toast when it is back online', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_/)
  await page.goto(urlOf('localhost'))
  await waitForHydration(page)
  const notice = page.getByText('You’re offline. What you see may be out of date.')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expectFitsNarrow(page)
  // The notice stays: it is not a toast.
  await page.waitForTimeout(6000)
  await expect(notice).toBeInViewport()
  await expectToast(page, 'You’re back online.', () => context.setOffline(false))
  await expect(notice).toBeHidden()
})

test(
  'the offline notice never covers the focused element or the button to continue',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_/)
    await page.setViewportSize({ width: 360, height: 560 })
    await page.goto(urlOf('localhost', '/donate/roof'))
    await waitForHydration(page)
    await context.setOffline(true)
    const notice = page.getByText('You’re offline.')
    await expect(notice).toBeVisible()
    const findCoveredElement = () =>
      page.evaluate(async () => {
        // The browser scrolls to the focused element and fires the event in the next frame, and paints after that.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        const focusedElement = document.activeElement
        // Between the page's last link and its first the focus is in the browser's own toolbar.
        if (!focusedElement || focusedElement === document.body) return undefined
        const { bottom, left, right, top } = focusedElement.getBoundingClientRect()
        // Sticky elements are hit-tested where they are painted: the element itself must be on top at its bottom and its top.
        const hits = [bottom - 2, top + 2].map((y) => document.elementFromPoint((left + right) / 2, y))
        return hits.every((hit) => hit && (focusedElement.contains(hit) || hit.contains(focusedElement)))
          ? undefined
          : focusedElement.outerHTML.slice(0, 120)
      })
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab')
      await expect.poll(findCoveredElement, `after ${step + 1} presses of Tab`).toBeUndefined()
    }
    const continueButton = page.getByRole('button', { name: /^Continue/ })
    await continueButton.focus()
    await expect.poll(findCoveredElement).toBeUndefined()
    const [buttonBox, noticeBox] = [await continueButton.boundingBox(), await notice.boundingBox()]
    expect((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0)
  },
)

test('a page whose code is gone after a release loads after one reload', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404|Failed to (?:load|fetch)/)
  await page.goto(urlOf('localhost'))
  let requestCount = 0
  // As after a deployment: the old file is gone, and the reloaded page requests the new one.
  await page.route(scriptUrl('donate'), (route) =>
    requestCount++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await followLink(page, 'header', 'Donate')
  await expect(page).toHaveURL(urlOf('localhost', '/donate'))
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Running the mosque' })).toBeVisible()
})

test(
  'the static site reloads too, although its server responds to a missing file with the page itself',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to (?:load|fetch)/)
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: urlOf('localhost', '') } }))
    await page.goto(`${process.env.E2E_STATIC}/`)
    let requestCount = 0
    const html = { contentType: 'text/html', body: '<!doctype html><title>The page</title>' }
    await page.route(scriptUrl('donate'), (route) => (requestCount++ === 0 ? route.fulfill(html) : route.continue()))
    await followLink(page, 'header', 'Donate')
    await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
    expect(requestCount).toBeGreaterThan(1)
  },
)

test(
  'if a reload does not help, the page explains the problem, and never reloads a second time',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/404|Failed to (?:load|fetch)|did not come/)
    await page.goto(urlOf('localhost'))
    await page.route(scriptUrl('donate'), (route) => route.fulfill({ status: 404 }))
    await page.route(scriptUrl('prayer-times'), (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await followLink(page, 'header', 'Donate')
    await expect.poll(() => loads).toHaveLength(1)
    // The server-rendered page is readable; navigating from it fails too, since that page's code is also gone.
    await page.goto(urlOf('localhost'))
    await followLink(page, 'footer', 'Prayer times')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This website has been updated')
    await expect(page).toHaveTitle(/^This website has been updated/)
    await page.waitForTimeout(2000)
    expect(loads).toEqual([urlOf('localhost', '/donate'), urlOf('localhost')])
    await expectFitsNarrow(page)
    await page.unroute(scriptUrl('prayer-times'))
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  },
)

test(
  'a page whose code cannot load offline waits for a connection, without leaving the site',
  { tag: '@slow' },
  async ({ page, context, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_|Failed to|Couldn't load preload/)
    await page.setViewportSize(sizes.desktop)
    await page.goto(urlOf('localhost'))
    await waitForHydration(page, 'footer a')
    await context.setOffline(true)
    await followLink(page, 'footer', 'Prayer times')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page')
    await expectFitsNarrow(page)
    // The page loads automatically when the connection is back.
    await context.setOffline(false)
    await expect(page.getByRole('table')).toBeVisible()
  },
)

test('by keyboard, one link skips the menu, and each new page focuses its heading and has its own title', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto(urlOf('localhost'))
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  for (const [name, heading, title] of [
    ['Prayer times', 'Prayer times', /^Prayer times, .* · Masjid an-Noor$/],
    ['Donate', 'Donate', 'Donate · Masjid an-Noor'],
  ] as const) {
    await page.reload()
    await waitForHydration(page, 'header a')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(title)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer times' })).toBeFocused()
  await expect(page).toHaveTitle(/^Prayer times/)
})

test('a page whose data loads late still focuses its heading', async ({ page }) => {
  await page.goto(urlOf('localhost', '/courses'))
  await waitForHydration(page)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/**', async (route) => {
    await gate
    await route.continue()
  })
  await tabTo(page, page.getByRole('link', { name: 'Washing and shrouding' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Washing and shrouding' })).toBeFocused()
})

test('focus is not lost when the menu closes, even if the link leads to the current page', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(urlOf('localhost', '/prayer-times'))
  // Before hydration a link reloads the page, and focus starts at its top.
  await waitForHydration(page, 'header a')
  const menuButton = page.locator('header summary').filter({ hasText: 'Menu' })
  await tabTo(page, menuButton)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prayer times' }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(menuButton).toBeFocused()
})

/** Each mosque's footer. */
const shells = {
  localhost: { headings: ['Find us', 'Links', 'Follow us', 'WhatsApp groups'], says: '© 20' },
  'standard.localhost': { headings: undefined },
  'basic.localhost': { headings: undefined },
  'prayer.localhost': { headings: undefined },
}

for (const [hostname, { headings, ...rest }] of Object.entries(shells))
  test(`${hostname} has its landmarks, and the footer for its plan and mode`, async ({ page }) => {
    await page.goto(urlOf(hostname))
    for (const landmark of ['banner', 'main'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCount(headings ? 1 : 0)
    if (headings) {
      await expect(footer.getByRole('heading')).toHaveText(headings)
      if ('says' in rest) await expect(footer).toContainText(rest.says)
    }
    await expectFitsNarrow(page)
    for (const link of await footer.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  })

for (const [language, title] of [
  ['en', 'Page not found'],
  ['ar', 'الصفحة غير موجودة'],
  ['ur', 'یہ صفحہ نہیں ملا'],
] as const)
  test(`an unknown address shows a "not found" page with links (${language})`, async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/404|was preloaded using link preload but not used/)
    await page.goto(urlOf('localhost', `/?language=${language}`))
    const response = await page.goto(urlOf('localhost', '/no/such/page'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Masjid an-Noor`)
    await expectFitsNarrow(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(urlOf('localhost'))
  })
