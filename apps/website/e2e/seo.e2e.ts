import { door, expect, test } from '@minaret/e2e'

test.describe('without a connection', () => {
  // The one test that lets the worker in.
  test.use({ serviceWorkers: 'allow', timezoneId: 'Pacific/Auckland' })

  test('a visitor who was here before reads the mosque’s times of today, and how old they are', async ({
    page,
    context,
    expectNoise,
  }) => {
    // What the page still wanted when the connection went.
    expectNoise(/503|ERR_INTERNET_DISCONNECTED|did not come/)
    const keeps = context.waitForEvent('serviceworker')
    await page.goto(door('localhost'))
    await keeps
    await expect(async () => {
      const stored = await page.evaluate(() =>
        caches.match('/offline.json').then((cachedResponse) => cachedResponse?.text()),
      )
      expect(stored).toContain('Europe/London')
    }).toPass()
    // It answers for the site from then on.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    await context.setOffline(true)
    const answer = await page.goto(door('localhost', '/events'))
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    // The day it is at the mosque: in Auckland it may be tomorrow already.
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' })
    await expect(page.getByRole('heading', { level: 2 })).toContainText(day.format(new Date()))
    await expect(page.getByRole('row', { name: /^Fajr \d\d:\d\d \d\d:\d\d$/ })).toBeVisible()
    await expect(page.getByText(/^Saved on /)).toBeVisible()

    // Of all that was seen, nothing but this is kept.
    const stored = await page.evaluate(async () => {
      const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return cached.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toEqual(['/offline.json'])

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  })
})

test('the host leads other addresses of a page to its own, and draws pictures for links and home screens', async ({
  page,
}) => {
  const lead = async (host: string, path: string) => {
    const answer = await page.goto(door(host, path))
    const first = await answer?.request().redirectedFrom()?.response()
    const { pathname, search } = new URL(page.url())
    return [first?.status(), answer?.status(), pathname + search]
  }
  expect(await lead('localhost', '/login?next=%2Fcourses')).toEqual([301, 200, '/user/login?next=%2Fcourses'])

  for (const [path, width, height] of [
    ['/preview/prayer-times.jpg', 1200, 630],
    ['/icon-512.png', 512, 512],
  ] as const) {
    const answer = await page.goto(door('arabic.localhost', path))
    const picture = (await answer?.body()) ?? Buffer.alloc(0)
    expect([answer?.status(), picture.length < 300_000], path).toEqual([200, true])
    expect(sizeOf(picture), path).toEqual([width, height])
  }
})

/** The measures a PNG or a JPEG says it has. */
function sizeOf(picture: Buffer): [number, number] {
  if (picture.readUInt16BE(0) !== 0xffd8) return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  let at = 2
  // Each part says how long it is; the frame's (C0 to C3) says how large the picture is.
  while (picture.readUInt8(at + 1) < 0xc0 || picture.readUInt8(at + 1) > 0xc3) at += 2 + picture.readUInt16BE(at + 2)
  return [picture.readUInt16BE(at + 7), picture.readUInt16BE(at + 5)]
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('content, times, phone numbers and the way there can be read', async ({ page }) => {
    await page.goto(door('localhost', '/prayer-times'))
    await expect(page.getByRole('row', { name: /^\D*1\b.*\d\d:\d\d/ }).first()).toBeVisible()
    await page.goto(door('localhost', '/events'))
    await page.getByRole('main').getByRole('link', { name: 'Dinner with the neighbours' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dinner with the neighbours' })).toBeVisible()
    await page.goto(door('localhost', '/get-in-touch'))
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /directions|map/i })
        .first(),
    ).toBeVisible()
  })
})
