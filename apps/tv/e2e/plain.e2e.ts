// features: no-script prayer tv
import { urlOf, expect, expectAccessible, test } from '@minaret/e2e'
import { controlledClock } from '@minaret/e2e/television'
import { runCli, createDisplay } from './screens.ts'

type Page = Parameters<typeof expectAccessible>[0]

/** Expects every part to be inside the viewport, without overlaps or truncated text. */
async function expectIntact(page: Page): Promise<void> {
  const problems = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.drift > header, .next, .facts, .times, .cells, footer')]
      const boxes = parts.map((part) => ({ name: part.className || part.tagName, box: part.getBoundingClientRect() }))
      const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 8)
      const overlapping = boxes.flatMap((part, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.top < part.box.bottom - 1 &&
              box.bottom > part.box.top + 1 &&
              box.left < part.box.right - 1 &&
              box.right > part.box.left + 1,
          )
          .map(({ name }) => `${part.name} overlaps ${name}`),
      )
      const truncated = [...document.querySelectorAll('.times td, .next p')].filter(
        (element) => element.scrollWidth > element.clientWidth + 1,
      )
      return [
        ...outside.map(({ name }) => `${name} outside`),
        ...overlapping,
        ...truncated.map(({ textContent }) => `${textContent} truncated`),
      ]
    })
  await expect.poll(problems).toEqual([])
}

/** The font size of an element, as a fraction of the viewport's shorter side. */
const relativeSize = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) / Math.min(innerWidth, innerHeight))

for (const [mosque, hostname] of [
  ['an-noor', 'localhost'],
  ['as-sakinah', 'arabic.localhost'],
] as const)
  test(`today’s times at ${mosque} are readable from ten metres on every screen size`, async ({
    page,
    allowConsoleErrors,
  }) => {
    // The app would replace the no-script page.
    allowConsoleErrors(/Failed to load|ERR_FAILED/)
    await page.route('**/assets/tv/**', (route) => route.abort())
    const path = await createDisplay(mosque, 'Hall')
    for (const [width, height, pagePath] of [
      [1920, 1080, path],
      [1280, 720, path],
      [1080, 1920, path.replace('/tv/', '/tv/portrait/')],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await page.goto(urlOf(hostname, pagePath)))?.status()).toBe(200)
      await expect(page.locator('.times tbody tr')).not.toHaveCount(0)
      await expectIntact(page)
      expect(await relativeSize(page, '.times .jamaat')).toBeGreaterThan(0.06)
      expect(await relativeSize(page, '.time')).toBeGreaterThan(2 * (await relativeSize(page, '.times .jamaat')))
      await expectAccessible(page, { except: ['meta-refresh'] })
    }
    const version = await page.locator('meta[name=times-version]').getAttribute('content')
    const response = await page.goto(urlOf(hostname, '/embed/prayer-times.json'))
    const { data }: { data: { version: string } } = JSON.parse((await response?.text()) ?? '')
    expect(version).toBe(data.version)
  })

test('an engine too old for the app refreshes the page regularly, and without a network hides outdated parts', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404|Failed to load|ERR_/)
  await page.addInitScript(`delete window.CSS;${controlledClock}`)
  const path = await createDisplay('an-noor', 'Oldest hall')
  await page.goto(urlOf('localhost', path))
  // Advances in one step: the page then sends a request, and does nothing else until it has the response.
  const advanceMinutes = async (count: number) => {
    const isPageRequest = (request: { url(): string }) => new URL(request.url()).pathname.startsWith('/tv/')
    const response = Promise.race([
      page.waitForEvent('requestfinished', isPageRequest),
      page.waitForEvent('requestfailed', isPageRequest),
    ])
    await page.evaluate(`advance(${count * 60_000}, ${count * 60_000})`)
    await response
  }
  const root = page.locator('#minaret-no-script')
  const requestCount = () => page.evaluate(`performance.getEntriesByType('resource').length`)
  await page.evaluate(`(window.same = true, document.querySelector('.drift').setAttribute('data-old', ''))`)

  await advanceMinutes(2)
  await expect(page.locator('[data-old]')).toHaveCount(0)
  await expect(page.locator('.times tbody tr')).not.toHaveCount(0)
  expect(await requestCount()).toBeLessThanOrEqual(2)
  await expect(root).not.toHaveClass(/late/)

  // The real expiry depends on the time of day the test runs at.
  await root.evaluate((element) => element.setAttribute('data-next', '7200'))
  await root.evaluate((element) => element.setAttribute('data-day', '36000'))
  // The network responds with a captive portal, then not at all.
  await page.route('**/tv/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }))
  await advanceMinutes(2)
  await expect(root).toHaveClass(/late/)
  await page.route('**/tv/**', (route) => route.abort())
  await advanceMinutes(5)
  await expect(page.locator('.next h2')).toBeVisible()
  await expect(page.locator('.left')).toBeHidden()
  await advanceMinutes(25 * 60)
  await expect(page.locator('.times')).toBeHidden()
  await expect(page.getByRole('heading')).toHaveText('Prayer times aren’t available right now')
  await page.unroute('**/tv/**')
  await advanceMinutes(2)
  await expect(page.locator('.left')).toBeVisible()

  await runCli('tv', 'token', 'revoke', 'Oldest hall', '--tenant', 'an-noor', '--yes')
  await advanceMinutes(2)
  await expect(page.getByRole('heading')).toHaveText('This display isn’t connected')
  expect(await page.evaluate('window.same'), 'the original document').toBe(true)
})

const unknownDisplay = `/tv/${'x'.repeat(43)}`

for (const path of [unknownDisplay, '/tv/portrait', '/tv/no/such/screen'])
  test(`${path.slice(0, 20)} shows that it is not connected, reveals nothing about the mosque and refreshes itself`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404/)
    const response = await page.goto(urlOf('localhost', path))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('This display isn’t connected')
    await expect(page.locator('body')).not.toContainText('an-Noor')
    await expect(page.locator('script[src], link[rel=stylesheet]')).toHaveCount(0)
    const [, refresh] = /content="(\d+)"/.exec(await page.locator('noscript').innerHTML()) ?? []
    expect(Number(refresh)).toBeGreaterThanOrEqual(300)
    await expectAccessible(page, { except: ['meta-refresh'] })
  })

test('an Arabic mosque’s display says it is not connected in Arabic, right to left', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  await page.goto(urlOf('arabic.localhost', unknownDisplay))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading')).toHaveText('هذه الشاشة غير متصلة')
})
