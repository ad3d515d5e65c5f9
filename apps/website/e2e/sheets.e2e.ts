import type { Page } from '@playwright/test'
import { door, expect, test } from '@minaret/e2e'

const sheets = (page: Page) =>
  page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('each page links its own sheets, those of every page first', async ({ page }) => {
  await page.goto(door('localhost'))
  const home = await sheets(page)
  await page.goto(door('localhost', '/donate/general'))
  const form = await sheets(page)
  expect(form[0]).toBe(home[0])
  expect(form.filter((each) => !home.includes(each)).length).toBeGreaterThan(0)
  expect(home.filter((each) => !form.includes(each)).length).toBeGreaterThan(0)
})

test('a visited page is drawn when its sheet has come, not before', async ({ page }) => {
  await page.goto(door('localhost', '/donate'))
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

test('the font of the headings and the libraries are on their way with the first bytes', async ({ request }) => {
  const html = await (await request.get(door('localhost'))).text()
  expect(html).toMatch(/<link rel="preload" as="font"[^>]*-latin-[\w-]+\.woff2"/)
  expect(html).toMatch(/<link rel="modulepreload"[^>]*\/assets\/libraries-/)
})
