// features: calendar content offline
import { urlOf, expect, test } from '@minaret/e2e'

test.describe('without a connection', () => {
  // The only test that allows the service worker.
  test.use({ serviceWorkers: 'allow', timezoneId: 'Pacific/Auckland' })

  test('a returning visitor sees today’s times at the mosque, and when they were saved', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    // Requests may be in flight when the connection is lost.
    allowConsoleErrors(/503|ERR_INTERNET_DISCONNECTED|did not come/)
    const worker = context.waitForEvent('serviceworker')
    await page.goto(urlOf('localhost'))
    await worker
    await expect(async () => {
      const cachedTimes = await page.evaluate(() =>
        caches.match('/offline.json').then((cachedResponse) => cachedResponse?.text()),
      )
      expect(cachedTimes).toContain('Europe/London')
    }).toPass()
    // From here on the worker controls the site.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    await context.setOffline(true)
    const response = await page.goto(urlOf('localhost', '/events'))
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    // The date at the mosque: in Auckland it may already be tomorrow.
    const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' })
    await expect(page.getByRole('heading', { level: 2 })).toContainText(dayFormat.format(new Date()))
    await expect(page.getByRole('row', { name: /^Fajr \d\d:\d\d \d\d:\d\d$/ })).toBeVisible()
    await expect(page.getByText(/^Saved on /)).toBeVisible()

    // Nothing else of the visited pages is cached.
    const cachedPaths = await page.evaluate(async () => {
      const cachedRequests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return cachedRequests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cachedPaths).toEqual(['/offline.json'])

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  })
})

test('the server redirects aliases to a page’s address, and renders images for link previews and home screens', async ({
  page,
}) => {
  const openAlias = async (hostname: string, path: string) => {
    const response = await page.goto(urlOf(hostname, path))
    const redirect = await response?.request().redirectedFrom()?.response()
    const { pathname, search } = new URL(page.url())
    return [redirect?.status(), response?.status(), pathname + search]
  }
  expect(await openAlias('localhost', '/login?next=%2Fcourses')).toEqual([301, 200, '/user/login?next=%2Fcourses'])

  for (const [path, width, height] of [
    ['/preview/prayer-times.jpg', 1200, 630],
    ['/icon-512.png', 512, 512],
  ] as const) {
    const response = await page.goto(urlOf('arabic.localhost', path))
    const image = (await response?.body()) ?? Buffer.alloc(0)
    expect([response?.status(), image.length < 300_000], path).toEqual([200, true])
    expect(readImageSize(image), path).toEqual([width, height])
  }
})

/** The dimensions in a PNG's or JPEG's header. */
function readImageSize(image: Buffer): [number, number] {
  if (image.readUInt16BE(0) !== 0xffd8) return [image.readUInt32BE(16), image.readUInt32BE(20)]
  let offset = 2
  // Each segment starts with its length; the frame header (C0 to C3) contains the image's size.
  while (image.readUInt8(offset + 1) < 0xc0 || image.readUInt8(offset + 1) > 0xc3)
    offset += 2 + image.readUInt16BE(offset + 2)
  return [image.readUInt16BE(offset + 7), image.readUInt16BE(offset + 5)]
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('content, times, phone numbers and directions are available', async ({ page }) => {
    await page.goto(urlOf('localhost', '/prayer-times'))
    await expect(page.getByRole('row', { name: /^\D*1\b.*\d\d:\d\d/ }).first()).toBeVisible()
    await page.goto(urlOf('localhost', '/events'))
    await page.getByRole('main').getByRole('link', { name: 'Dinner with the neighbours' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dinner with the neighbours' })).toBeVisible()
    await page.goto(urlOf('localhost', '/get-in-touch'))
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /directions|map/i })
        .first(),
    ).toBeVisible()
  })
})
