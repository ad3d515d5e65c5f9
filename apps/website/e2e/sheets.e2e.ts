import type { Page } from '@playwright/test'
import { door, expect, takenOver, test } from '@minaret/e2e'

const sheets = (page: Page) =>
  page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('each page carries its own sheets, and links none', async ({ page }) => {
  await page.goto(door('localhost'))
  expect(await sheets(page)).toEqual([])
  const rules = () => page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length))
  const home = await rules()
  await page.goto(door('localhost', '/donate/general'))
  expect(await sheets(page)).toEqual([])
  expect(await rules()).not.toEqual(home)
})

test('a visited page is drawn when its sheet has come, not before', async ({ page }) => {
  await page.goto(door('localhost', '/donate'))
  await takenOver(page)
  const before = await sheets(page)
  let send = () => {}
  const gate = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/assets\/[\w.-]+\.css$/, async (route) => {
    await gate
    await route.continue()
  })
  const request = page.waitForRequest(/\/assets\/[\w.-]+\.css$/)
  await page.getByRole('link', { name: 'Running the mosque' }).click()
  await request
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
  send()
  await expect(page.getByRole('heading', { level: 1, name: 'Running the mosque' })).toBeVisible()
  const after = await sheets(page)
  expect(after.length).toBeGreaterThan(before.length)
  expect(new Set(after).size).toBe(after.length)
})

test('the font of the headings is on its way with the first bytes', async ({ request }) => {
  const html = await (await request.get(door('localhost'))).text()
  expect(html).toMatch(/<link rel="preload" as="font"[^>]*-latin-[\w-]+\.woff2"/)
})
