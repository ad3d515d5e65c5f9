// inputs: packages/client/src/saveVisit.ts packages/server/src/visitors packages/site/src/vitals
import { door, expect, runCommand, test } from '@minaret/e2e'

// A browser without a window is no visitor; this one says it is a phone.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36' })

const views = async (): Promise<number> => {
  const { code, output } = await runCommand(['visitors', 'speed', '--tenant', 'as-salam', '--json'], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(code, output).toBe(0)
  const rows: unknown = JSON.parse(output)
  const [all]: unknown[] = Array.isArray(rows) ? rows : []
  return Number(Reflect.get(Object(all), 'views'))
}

test('a page that was read and left is counted once, without a cookie or an address', async ({ page, context }) => {
  const before = await views()
  await page.goto(door('prayer.localhost'), { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page that is left before it has been painted is not counted.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  const [sent] = await Promise.all([page.waitForRequest('**/api/visitor/vitals'), leave()])
  expect(sent.postDataJSON()).toEqual({
    page: 'home',
    device: expect.stringMatching(/^(phone|desktop)$/),
    lcp: expect.any(Number),
    cls: expect.any(Number),
  })
  expect((await sent.response())?.status()).toBe(200)
  expect(await sent.headerValue('cookie')).toBeNull()
  await leave()
  expect(await views()).toBe(before + 1)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('a page asks for what can wait only once it is painted', async ({ page }) => {
  await page.goto(door('localhost', '/events'))
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const times = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      visit: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/visitor/save'))?.startTime,
    }))
  await expect.poll(async () => (await times()).visit).toBeDefined()
  const { painted = Number.NaN, visit } = await times()
  expect(visit).toBeGreaterThan(painted)
})
