import { door, expect, expectNoSidewaysScroll, test } from '@minaret/e2e'

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
  await page.clock.install()
  await page.goto(door('localhost'))
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  // Hours and minutes change once a minute, so a minute passes.
  await page.clock.fastForward('01:01')
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
  await expect(page.getByRole('timer')).toHaveText(/\d+\s(h|min|s)\b/)
})
