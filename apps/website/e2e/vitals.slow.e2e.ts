// inputs: packages/client/src/saveVisit.ts packages/server/src/visitors packages/site/src/vitals
import { urlOf, expect, runCommand, test } from '@minaret/e2e'

// Headless browsers are not counted, so this one has a phone's user agent.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36' })

const countViews = async (): Promise<number> => {
  const { code, output } = await runCommand(['visitors', 'speed', '--tenant', 'as-salam', '--json'], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(code, output).toBe(0)
  const rows: unknown = JSON.parse(output)
  const [total]: unknown[] = Array.isArray(rows) ? rows : []
  return Number(Reflect.get(Object(total), 'views'))
}

test('a page view is counted once when the visitor leaves, without a cookie or an address', async ({
  page,
  context,
}) => {
  const before = await countViews()
  await page.goto(urlOf('prayer.localhost'), { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page left before its first paint is not counted.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  const hidePage = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  const [request] = await Promise.all([page.waitForRequest('**/api/visitor/vitals'), hidePage()])
  expect(request.postDataJSON()).toEqual({
    page: 'home',
    device: expect.stringMatching(/^(phone|desktop)$/),
    lcp: expect.any(Number),
    cls: expect.any(Number),
  })
  expect((await request.response())?.status()).toBe(200)
  expect(await request.headerValue('cookie')).toBeNull()
  await hidePage()
  expect(await countViews()).toBe(before + 1)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('a page defers non-critical requests until after the first paint', async ({ page }) => {
  await page.goto(urlOf('localhost', '/events'))
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const readTimes = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      visit: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/visitor/save'))?.startTime,
    }))
  await expect.poll(async () => (await readTimes()).visit).toBeDefined()
  const { painted = Number.NaN, visit } = await readTimes()
  expect(visit).toBeGreaterThan(painted)
})
