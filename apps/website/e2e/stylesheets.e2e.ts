// features: shell
import type { Page } from '@playwright/test'
import { urlOf, expect, waitForFonts, waitForHydration, test } from '@minaret/e2e'

const readStylesheets = (page: Page) =>
  page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('each page inlines its styles, and links no stylesheet', async ({ page }) => {
  await page.goto(urlOf('localhost'))
  expect(await readStylesheets(page)).toEqual([])
  const countRules = () => page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length))
  const homeRules = await countRules()
  await page.goto(urlOf('localhost', '/donate/general'))
  expect(await readStylesheets(page)).toEqual([])
  expect(await countRules()).not.toEqual(homeRules)
})

test(
  'client-side navigation renders the page only once its stylesheet has loaded',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(urlOf('localhost', '/donate'))
    await waitForHydration(page)
    const before = await readStylesheets(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/[\w.-]+\.css$/, async (route) => {
      await gate
      await route.continue()
    })
    const request = page.waitForRequest(/\/assets\/[\w.-]+\.css$/)
    await page.getByRole('link', { name: 'Running the mosque' }).click()
    await request
    await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Running the mosque' })).toBeVisible()
    const after = await readStylesheets(page)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after).size).toBe(after.length)
  },
)

test('the page preloads the font of its headings', async ({ request }) => {
  const html = await (await request.get(urlOf('localhost'))).text()
  expect(html).toMatch(/<link rel="preload" as="font"[^>]*-latin-[\w-]+\.woff2"/)
})

/** Describes the elements whose computed style or position has changed since the last call. */
const findChangedElements = (page: Page) =>
  page.evaluate(() => {
    const previous: unknown = Reflect.get(window, 'snapshots')
    const snapshots = previous instanceof Map ? previous : new Map<Element, string[]>()
    // Excludes closed details, which start to open when measured, and running timers.
    const excludedSelector =
      '[role=timer], [role=timer] *, details:not([open]) > :not(summary) *, details:not([open]) > :not(summary)'
    const elements = document.body.querySelectorAll(`:not(script, ${excludedSelector})`)
    const descriptions = [...elements].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // Chromium reports automatic margins from an earlier layout.
      const names = Array.from(style).filter((name) => !name.startsWith('margin'))
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      const snapshot = [`at ${x} ${y + scrollY} ${width} ${height}`, ...values]
      const previousSnapshot: readonly string[] = snapshots.get(element) ?? snapshot
      snapshots.set(element, snapshot)
      const changes = snapshot.flatMap((value, index) =>
        previousSnapshot.includes(value) ? [] : [`${value} (${previousSnapshot[index]})`],
      )
      return changes.length > 0 ? [`${element.outerHTML.slice(0, 80)} ${changes.join('; ')}`] : []
    })
    Reflect.set(window, 'snapshots', snapshots)
    return descriptions
  })

test(
  'a page looks the same with its inline styles as with all of its stylesheets, in light, dark and print',
  { tag: '@slow' },
  async ({ page }) => {
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
    // A countdown's width changes with its digits, and with it that of the elements around it.
    await page.clock.setFixedTime(new Date())
    for (const [hostname, path, mode] of pages) {
      await page.emulateMedia(mode)
      await page.goto(urlOf(hostname, path))
      // Measuring loads the remaining fonts, for elements that have not been rendered yet.
      await waitForFonts(page)
      await findChangedElements(page)
      await waitForFonts(page)
      await findChangedElements(page)
      await waitForHydration(page)
      expect(await readStylesheets(page)).not.toEqual([])
      expect(await findChangedElements(page), `${hostname}${path} ${JSON.stringify(mode)}`).toEqual([])
    }
  },
)
