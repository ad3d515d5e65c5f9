// features: prayer prayer-home prayer-times today weekly
import { urlOf, expect, expectNoHorizontalScroll, test } from '@minaret/e2e'

test('in prayer-donate mode the page has its class, and shows prayer times at /', async ({ page }) => {
  await page.goto(urlOf('prayer.localhost'))
  await expect(page.locator('.donate-prayer-times-only')).toHaveCount(1)
  await expect(page.getByText('Maghrib').first()).toBeVisible()
})

test('without JavaScript a page has prayer times, a phone number and directions', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(urlOf('localhost'))
  for (const text of ['Fajr', 'Isha', '+44 1274 496 0001', 'Directions'])
    await expect(page.getByText(text).first()).toBeVisible()
  await context.close()
})

test('the countdown to the next prayer runs, and is not announced as a live region', async ({ page }) => {
  await page.clock.install()
  await page.goto(urlOf('localhost'))
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  // Hours and minutes change once a minute, so a minute passes.
  await page.clock.fastForward('01:01')
  await expect(timer).not.toHaveText(before ?? '')
  await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/)
})

test('the previous and next month can be opened, and the address contains the month', async ({ page }) => {
  await page.goto(urlOf('localhost', '/prayer-times?month=2026-03'))
  await expect(page.getByRole('table')).toContainText('29')
  await page.getByRole('link', { name: /Next month/ }).click()
  await expect(page).toHaveURL(/month=2026-04/)
  await page.goBack()
  await expect(page).toHaveURL(/month=2026-03/)
})

test("the times are in the mosque's time zone", async ({ page, request }) => {
  const body = await (await request.get(urlOf('localhost', '/api/prayer-time/today'))).text()
  const today = /"today":(.*?),"tomorrow"/.exec(body)?.[1] ?? ''
  const times = Array.from(today.matchAll(/"begins":{"time":"(\d\d:\d\d)"/g), ([, time = '']) => time)
  expect(times).toHaveLength(5)
  await page.goto(urlOf('localhost'))
  for (const time of times) await expect(page.getByText(time).first()).toBeVisible()
})

for (const [name, width, height] of [
  ['320 px', 320, 640],
  ['200% zoom on a desktop', 640, 450],
  ['400% zoom on a desktop', 320, 225],
] as const)
  test(`at ${name} nothing overflows horizontally`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/prayer-times', '/donate', '/donate/roof']) {
      await page.goto(urlOf('localhost', path))
      await expectNoHorizontalScroll(page)
    }
  })

test('on a device whose clock is years off, the countdown still runs to the next prayer', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2031-01-01T12:00:00Z'))
  await page.goto(urlOf('localhost'))
  await expect(page.getByRole('timer')).toHaveText(/\d+\s(h|min|s)\b/)
})
