import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The viewports that journeys run in. */
export const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } } as const

type Size = keyof typeof sizes

/** Whether to run every journey in every appearance and at its full length, as `npm run test:long` does. */
export const fullMatrix = process.env.MINARET_MATRIX === 'full'

/** The viewports of a journey, by name: the given one, or both in the full matrix. */
export const sizesOf = (size: Size) => Object.entries(sizes).filter(([name]) => fullMatrix || name === size)

/** The appearances of a journey: dark in one viewport and light in the other, or all four in the full matrix. */
export const appearancesOf = (dark: Size) =>
  Object.entries(sizes).flatMap(([name, viewport]) =>
    (['light', 'dark'] as const)
      .filter((colorScheme) => fullMatrix || (colorScheme === 'dark') === (name === dark))
      .map((colorScheme) => ({ name, viewport, colorScheme })),
  )

/** The URL of a path at one of the demonstration mosques. */
export const urlOf = (hostname: string, path = '/'): string => `http://${hostname}:${process.env.E2E_PORT}${path}`

/**
 * All tests give, apply and log in from one IP address, so the server may require a challenge. The form solves it and
 * retries; the browser logs the first response.
 */
const lateChallenge = /status of 422 .*\/donat(?:e|ion)\b|status of 429/

/** All tests except those of the service worker block it. */
const blockedWorker = /Service Worker registration blocked by Playwright/

/**
 * A test that fails on a console error, a React warning or an exception in the page. `allowConsoleErrors` allows messages that the
 * test expects.
 */
export const test = base.extend<{ allowConsoleErrors: (pattern: RegExp) => void }>({
  allowConsoleErrors: [
    async ({ page }, use) => {
      const consoleMessages: string[] = []
      const allowedPatterns: RegExp[] = [lateChallenge, blockedWorker]
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleMessages.push(`${message.text()} (${page.url()})`)
      })
      page.on('pageerror', (error) => consoleMessages.push(error.message))
      await use((pattern) => allowedPatterns.push(pattern))
      expect(consoleMessages.filter((line) => !allowedPatterns.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until fades have finished: during a fade text has too little contrast. */
async function waitForFades(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect, playState }) => {
            const { iterations, duration } = effect?.getTiming() ?? {}
            const isFade = effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame)
            return playState === 'running' && isFade && iterations !== Infinity && Number(duration) < 2000
          }).length,
      ),
    )
    .toBe(0)
}

/** Counts animations and transitions that start from now on. @returns reads the count */
async function countAnimations(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const starts = { count: 0 }
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, () => (starts.count += 1), true)
    return starts
  })
  return () => counter.evaluate(({ count }) => count)
}

/** The maximum number of checks of a page with running animations. */
const maxChecks = 4

/**
 * Expects no violation of WCAG 2.2 AA that axe can detect. `except` lists rules that do not apply to this page; `only` lists
 * the rules whose result can differ from an earlier check of the same page. Violations found while an animation started, such
 * as a late toast fading in, count only if a repeated check finds them.
 */
export async function expectAccessible(
  page: Page,
  { except = [], only }: { except?: string[]; only?: string[] } = {},
): Promise<void> {
  for (let check = 1; ; check += 1) {
    const countSince = await countAnimations(page)
    await waitForFades(page)
    const axe = new AxeBuilder({ page })
      // None of these rules reads stylesheets, which would be fetched again at each check.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      // Axe cannot run in a frame without scripts, and would wait for ever. Such pages have their own journeys.
      .exclude('iframe[sandbox=""]')
      // Without frames axe needs no second page to merge their results.
      .setLegacyMode(page.frames().length === 1)
    if (only) axe.withRules(only)
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).disableRules(except)
    const { violations } = await axe.analyze()
    if (violations.length > 0 && check < maxChecks && (await countSince()) > 0) continue
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    return
  }
}

/** Axe rules whose result depends on the page's language; names, roles and colours stay the same. */
export const languageRules = ['html-has-lang', 'html-lang-valid', 'target-size', 'valid-lang']

/** Expects no horizontal scrolling once the layout has settled. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const readOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(readOverflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0)
}

/** Waits until all fonts of the rendered text have loaded. */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page that has not rendered yet has requested no fonts.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    await document.fonts.ready
  })

/**
 * Triggers hydration of the page's React app by a key press, and waits until a part of the page is hydrated: from then on it
 * is interactive, and hydration warnings have been logged.
 * @param part selector of a server-rendered part that may be hydrated later or on approach: the footer, the rest of the home
 * page, the sections below a campaign's form
 */
export const waitForHydration = (page: Page, part = 'h1') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    if (element && Object.keys(element).some((key) => key.startsWith('__react'))) return true
    if (selector !== 'h1') element?.scrollIntoView()
    return false
  }, part)

export { expect }
