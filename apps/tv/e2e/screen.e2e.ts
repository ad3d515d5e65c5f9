// features: live prayer tv
import { urlOf, expect } from '@minaret/e2e'
import { currentBrowser } from '@minaret/e2e/television'
import { overflowingExpression, createDisplay, hasBoard } from './screens.ts'
import { walkTitle, test } from './screenWalk.ts'

test(`a display in a current browser ${walkTitle}`, async ({ playwright, launchOptions, walkScreen }) => {
  await walkScreen(
    (folder) => currentBrowser(folder, { playwright, launchOptions }, [1920, 1080]),
    'New hall',
    'landscape',
  )
})

test('a portrait display in a current browser shows everything', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  const path = await createDisplay('an-noor', 'Side hall')
  await page.goto(urlOf('localhost', path.replace('/tv/', '/tv/portrait/')))
  await expect.poll(() => page.evaluate(hasBoard)).toBe(true)
  await expect(page.locator('.tv-root [data-orientation=portrait]')).toBeVisible()
  await expect.poll(() => page.evaluate(overflowingExpression)).toEqual([])
})
