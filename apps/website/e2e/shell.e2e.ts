import type { Page } from '@playwright/test'
import { door, expect, expectNoSidewaysScroll, expectToast, sizes, tabTo, takenOver, test } from '@minaret/e2e'

const narrow = { width: 320, height: 640 } as const

/** Looks at a page whole, as narrow as they come. */
async function expectWhole(page: Page) {
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
}

/** Follows a link once the page answers by itself: until then, in the footer longest, its links are the browser's own. */
async function follow(page: Page, part: 'header' | 'footer', name: string) {
  await takenOver(page, `${part} a`)
  await page.locator(part).getByRole('link', { name }).first().click()
}

const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js`)

test('without a connection the page says so for as long as that lasts, and says when it is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_/)
  await page.goto(door('localhost'))
  await takenOver(page)
  const notice = page.getByText('You’re offline. What you see may be out of date.')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expectWhole(page)
  // The words stay: it is no message that passes.
  await page.waitForTimeout(6000)
  await expect(notice).toBeInViewport()
  await expectToast(page, 'You’re back online.', () => context.setOffline(false))
  await expect(notice).toBeHidden()
})

test('the notice without a connection never lies over what has focus, nor over the way on', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_/)
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(door('localhost', '/donate/roof'))
  await takenOver(page)
  await context.setOffline(true)
  const notice = page.getByText('You’re offline.')
  await expect(notice).toBeVisible()
  const covered = () =>
    page.evaluate(async () => {
      // The browser scrolls to what gets the focus, and says so, with the next frame: it is seen as painted after that.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      const focused = document.activeElement
      // Between the page's last link and its first stands the browser's own bar.
      if (!focused || focused === document.body) return undefined
      const { bottom, left, right, top } = focused.getBoundingClientRect()
      // What sticks lies where it is painted: the element itself must be there, at its foot and at its head.
      const seen = [bottom - 2, top + 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      return seen.every((at) => at && (focused.contains(at) || at.contains(focused)))
        ? undefined
        : focused.outerHTML.slice(0, 120)
    })
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab')
    await expect.poll(covered, `after ${step + 1} steps`).toBeUndefined()
  }
  const bar = page.getByRole('button', { name: /^Continue/ })
  await bar.focus()
  await expect.poll(covered).toBeUndefined()
  const [button, words] = [await bar.boundingBox(), await notice.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
})

test('a page whose code a new release has taken away comes all the same, by one reload', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404|Failed to (?:load|fetch)/)
  await page.goto(door('localhost'))
  let requestCount = 0
  // As after a deployment: the old file is gone, and the page opened anew asks for the new one.
  await page.route(codeOf('donate'), (route) =>
    requestCount++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await follow(page, 'header', 'Donate')
  await expect(page).toHaveURL(door('localhost', '/donate'))
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Running the mosque' })).toBeVisible()
})

test('from static files too, where the server answers for a file that is gone with the page itself', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to (?:load|fetch)/)
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: door('localhost', '') } }))
  await page.goto(`${process.env.E2E_STATIC}/`)
  let requestCount = 0
  const html = { contentType: 'text/html', body: '<!doctype html><title>The page</title>' }
  await page.route(codeOf('donate'), (route) => (requestCount++ === 0 ? route.fulfill(html) : route.continue()))
  await follow(page, 'header', 'Donate')
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  expect(requestCount).toBeGreaterThan(1)
})

test('where reloading does not help, it says what has happened, and never reloads a second time', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404|Failed to (?:load|fetch)|did not come/)
  await page.goto(door('localhost'))
  await page.route(codeOf('donate'), (route) => route.fulfill({ status: 404 }))
  await page.route(codeOf('prayer-times'), (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await follow(page, 'header', 'Donate')
  await expect.poll(() => loads).toHaveLength(1)
  // What the host has drawn can be read; another visit from here finds the code of that page gone too.
  await page.goto(door('localhost'))
  await follow(page, 'footer', 'Prayer times')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site has been updated')
  await expect(page).toHaveTitle(/^The site has been updated/)
  await page.waitForTimeout(2000)
  expect(loads).toEqual([door('localhost', '/donate'), door('localhost')])
  await expectWhole(page)
  await page.unroute(codeOf('prayer-times'))
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a page whose code does not come for want of a connection waits for one, and does not leave the site', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to|Couldn't load preload/)
  await page.setViewportSize(sizes.desktop)
  await page.goto(door('localhost'))
  await takenOver(page, 'footer a')
  await context.setOffline(true)
  await follow(page, 'footer', 'Prayer times')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page')
  await expectWhole(page)
  // The page comes by itself with the connection.
  await context.setOffline(false)
  await expect(page.getByRole('table')).toBeVisible()
})

test('by keyboard: past the menu in one step, and each new page begins at its heading, with its title', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto(door('localhost'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  for (const [name, heading, title] of [
    ['Prayer times', 'Prayer times', /^Prayer times, .* · Masjid an-Noor$/],
    ['Donate', 'Donate', 'Donate · Masjid an-Noor'],
  ] as const) {
    await page.reload()
    await takenOver(page, 'header a')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(title)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer times' })).toBeFocused()
  await expect(page).toHaveTitle(/^Prayer times/)
})

test('a page whose data comes late begins at its heading all the same', async ({ page }) => {
  await page.goto(door('localhost', '/courses'))
  await takenOver(page)
  let answer = () => {}
  const requestCount = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/**', async (route) => {
    await requestCount
    await route.continue()
  })
  await tabTo(page, page.getByRole('link', { name: 'Washing and shrouding' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Washing and shrouding' })).toBeFocused()
})

test('focus is not lost with the menu it was in, even where the link leads to this very page', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(door('localhost', '/prayer-times'))
  // Before the app has come a link loads the whole page, which begins at its top.
  await takenOver(page, 'header a')
  const control = page.locator('header summary').filter({ hasText: 'Menu' })
  await tabTo(page, control)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prayer times' }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(control).toBeFocused()
})

/** Each mosque's landmarks, and how its pages end. */
const shells = {
  localhost: { headings: ['Links', 'Find us', 'Follow us', 'WhatsApp groups'], says: '© 20' },
  'standard.localhost': { headings: undefined },
  'basic.localhost': { headings: undefined },
  'prayer.localhost': { headings: undefined },
}

for (const [hostname, { headings, ...rest }] of Object.entries(shells))
  test(`${hostname} has its landmarks, and ends as its plan and mode say`, async ({ page }) => {
    await page.goto(door(hostname))
    for (const landmark of ['banner', 'main'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
    const foot = page.getByRole('contentinfo')
    await expect(foot).toHaveCount(headings ? 1 : 0)
    if (headings) {
      await expect(foot.getByRole('heading')).toHaveText(headings)
      if ('says' in rest) await expect(foot).toContainText(rest.says)
    }
    await expectWhole(page)
    for (const link of await foot.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  })

for (const [language, title] of [
  ['en', 'Page not found'],
  ['ar', 'الصفحة غير موجودة'],
  ['ur', 'یہ صفحہ نہیں ملا'],
] as const)
  test(`an address that leads nowhere says so, with ways on (${language})`, async ({ page, expectNoise }) => {
    expectNoise(/404|was preloaded using link preload but not used/)
    await page.goto(door('localhost', `/?language=${language}`))
    const answer = await page.goto(door('localhost', '/no/such/page'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Masjid an-Noor`)
    await expectWhole(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(door('localhost'))
  })
