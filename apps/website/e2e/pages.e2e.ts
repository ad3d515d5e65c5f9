import { door, expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from '@minaret/e2e'

/** What each of the demonstration's mosques offers in this step, and what it does not. */
const sites = {
  localhost: { open: ['/', '/prayer-times', '/donate', '/donate/roof'], closed: ['/campaign', '/donate-jumah/x'] },
  'standard.localhost': { open: ['/', '/prayer-times', '/donate', '/donate/zakat'], closed: ['/gallery'] },
  'basic.localhost': { open: ['/', '/donate', '/donate/general'], closed: ['/prayer-times', '/news'] },
  'prayer.localhost': { open: ['/', '/donate', '/donate/zakat'], closed: ['/prayer-times', '/about-us'] },
  'campaigns.localhost': { open: ['/'], closed: ['/donate', '/donate/general', '/prayer-times'] },
  'arabic.localhost': { open: ['/', '/prayer-times', '/donate', '/donate/water'], closed: ['/campaign'] },
}

for (const [hostname, { open, closed }] of Object.entries(sites)) {
  for (const path of open)
    for (const [size, viewport] of Object.entries(sizes))
      test(`${hostname}${path} is whole, accessible and quiet on a ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        const answer = await page.goto(door(hostname, path))
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/\S/)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })

  test(`${hostname} answers 404 where its plan, mode or flags have no page`, async ({ page, expectNoise }) => {
    expectNoise(/404/)
    for (const path of closed) {
      const answer = await page.goto(door(hostname, path))
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page not found|الصفحة غير موجودة/)
    }
  })
}

test('in prayer-donate mode the page carries its class, and shows prayer times at /', async ({ page }) => {
  await page.goto(door('prayer.localhost'))
  await expect(page.locator('.donate-prayer-times-only')).toHaveCount(1)
  await expect(page.getByText('Maghrib').first()).toBeVisible()
})

test('a page can be read without JavaScript: times, phone number and directions are in it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(door('localhost'))
  for (const text of ['Fajr', 'Isha', '+44 1274 496 0001', 'Directions'])
    await expect(page.getByText(text).first()).toBeVisible()
  await context.close()
})

test('the next prayer is counted down, and the countdown does not shout', async ({ page }) => {
  await page.goto(door('localhost'))
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/)
})

test('the month before and after can be reached, and the address says which it is', async ({ page }) => {
  await page.goto(door('localhost', '/prayer-times?month=2026-03'))
  await expect(page.getByRole('table')).toContainText('29')
  await page.getByRole('link', { name: /Next month/ }).click()
  await expect(page).toHaveURL(/month=2026-04/)
  await page.goBack()
  await expect(page).toHaveURL(/month=2026-03/)
})

test("times are the mosque's, wherever the phone is", async ({ page, request }) => {
  const answer = await (await request.get(door('localhost', '/api/prayer-time/today'))).text()
  const today = /"today":(.*?),"tomorrow"/.exec(answer)?.[1] ?? ''
  const times = Array.from(today.matchAll(/"begins":{"time":"(\d\d:\d\d)"/g), ([, time = '']) => time)
  expect(times).toHaveLength(5)
  await page.goto(door('localhost'))
  for (const time of times) await expect(page.getByText(time).first()).toBeVisible()
})

for (const [what, width, height] of [
  ['320 px', 320, 640],
  ['200 % zoom of a desktop', 640, 450],
  ['400 % zoom of a desktop', 320, 225],
] as const)
  test(`at ${what} nothing is cut off sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/prayer-times', '/donate', '/donate/roof']) {
      await page.goto(door('localhost', path))
      await expectNoSidewaysScroll(page)
    }
  })

test('on a device whose clock is years off, the countdown still runs to the next prayer', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2031-01-01T12:00:00Z'))
  await page.goto(door('localhost'))
  await expect(page.getByRole('timer')).toHaveText(/\d:\d\d/)
})
