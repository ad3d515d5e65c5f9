import type { Page } from '@playwright/test'
import { door, expect, fontsThere, takenOver, test } from '@minaret/e2e'

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

/** What each element looks like, and what has come to look otherwise since it was last asked. */
const changedSince = (page: Page) =>
  page.evaluate(() => {
    const before: unknown = Reflect.get(window, 'looks')
    const looks = before instanceof Map ? before : new Map<Element, string[]>()
    // What is closed begins to open at the moment it is measured; figures that run are never the same.
    const moving =
      '[role=timer], [role=timer] *, details:not([open]) > :not(summary) *, details:not([open]) > :not(summary)'
    const elements = document.body.querySelectorAll(`:not(script, ${moving})`)
    const changed = [...elements].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // Chromium says of an automatic margin what it was at one of the last layouts.
      const names = Array.from(style).filter((name) => !name.startsWith('margin'))
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      const look = [`at ${x} ${y + scrollY} ${width} ${height}`, ...values]
      const earlier: readonly string[] = looks.get(element) ?? look
      looks.set(element, look)
      const now = look.flatMap((each, at) => (earlier.includes(each) ? [] : [`${each} (${earlier[at]})`]))
      return now.length > 0 ? [`${element.outerHTML.slice(0, 80)} ${now.join('; ')}`] : []
    })
    Reflect.set(window, 'looks', looks)
    return changed
  })

test('a page looks the same by the rules it carries as by all of its sheets, in light, in darkness and on paper', async ({
  page,
}) => {
  test.slow()
  const light = { media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' } as const
  const dark = { ...light, colorScheme: 'dark' } as const
  const pages = [
    ['localhost', '/', light],
    ['localhost', '/events', dark],
    ['localhost', '/prayer-times', light],
    ['localhost', '/get-in-touch', dark],
    ['localhost', '/donate/general', { ...light, media: 'print' }],
    ['arabic.localhost', '/events', light],
  ] as const
  for (const [host, path, mode] of pages) {
    await page.emulateMedia(mode)
    await page.goto(door(host, path))
    // Measuring asks for the last fonts, of what was not drawn yet.
    await fontsThere(page)
    await changedSince(page)
    await fontsThere(page)
    await changedSince(page)
    await takenOver(page)
    expect(await sheets(page)).not.toEqual([])
    expect(await changedSince(page), `${host}${path} ${JSON.stringify(mode)}`).toEqual([])
  }
})
