import { door, expect } from '@minaret/e2e'
import { today } from '@minaret/e2e/television'
import { outside, screenOf, shown } from './screens.ts'
import { promise, test } from './screenWalk.ts'

test(`a screen in today’s browser ${promise}`, async ({ playwright, launchOptions, walkScreen }) => {
  await walkScreen((folder) => today(folder, { playwright, launchOptions }, [1920, 1080]), 'New hall', 'landscape')
})

test('a screen in today’s browser that hangs on its side shows everything', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  const screen = await screenOf('an-noor', 'Side hall')
  await page.goto(door('localhost', screen.replace('/tv/', '/tv/portrait/')))
  await expect.poll(() => page.evaluate(shown)).toBe(true)
  await expect(page.locator('.tv-root [data-orientation=portrait]')).toBeVisible()
  await expect.poll(() => page.evaluate(outside)).toEqual([])
})
