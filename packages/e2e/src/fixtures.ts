import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The phone and the desktop every journey is walked on. */
export const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } } as const

type Size = keyof typeof sizes

/** Every journey in every look and at its full length, as `npm run test:long` has it. */
export const whole = process.env.MINARET_MATRIX === 'full'

/** The sizes a journey is walked on, by name: the one given, or both where all is walked. */
export const sizesOf = (only: Size) => Object.entries(sizes).filter(([name]) => whole || name === only)

/** The looks a journey is walked in: dark on the one size and light on the other, or all four where all is walked. */
export const appearancesOf = (dark: Size) =>
  Object.entries(sizes).flatMap(([name, viewport]) =>
    (['light', 'dark'] as const)
      .filter((colorScheme) => whole || (colorScheme === 'dark') === (name === dark))
      .map((colorScheme) => ({ name, viewport, colorScheme })),
  )

/** A door into the product: the address of one of the demonstration's mosques. */
export const door = (hostname: string, path = '/'): string => `http://${hostname}:${process.env.E2E_PORT}${path}`

/**
 * All tests give, apply and log in from one address: a challenge may be asked for while somebody does. The form solves it
 * and goes on with the same; the browser notes the first answer.
 */
const lateChallenge = /status of 422 .*\/donat(?:e|ion)\b|status of 429/

/** The tests keep the service worker out, all but its own. */
const blockedWorker = /Service Worker registration blocked by Playwright/

/**
 * A page that must stay quiet: an error in the console, a warning of React's or an exception fails the test. What a test
 * expects to see there is named with `expectNoise`.
 */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void }>({
  expectNoise: [
    async ({ page }, use) => {
      const noise: string[] = []
      const expected: RegExp[] = [lateChallenge, blockedWorker]
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${page.url()})`)
      })
      page.on('pageerror', (error) => noise.push(error.message))
      await use((pattern) => expected.push(pattern))
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until nothing fades in or out any more: half shown, every text has too little contrast. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect, playState }) => {
            const { iterations, duration } = effect?.getTiming() ?? {}
            const fades = effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame)
            return playState === 'running' && fades && iterations !== Infinity && Number(duration) < 2000
          }).length,
      ),
    )
    .toBe(0)
}

/** Counts what begins to move in a page. @returns how many have begun since */
async function countBegun(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const begun = { count: 0 }
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, () => (begun.count += 1), true)
    return begun
  })
  return () => counter.evaluate(({ count }) => count)
}

/** How often a page is looked at that moves meanwhile. */
const maxLooks = 4

/**
 * No violation of WCAG 2.2 AA that axe can see; `except` names its rules that cannot judge this page, and `only` the rules that
 * can answer differently from a look at the same page before. What is found while
 * something began to fade in, as a late message does, counts only when it is found again.
 */
export async function expectAccessible(
  page: Page,
  { except = [], only }: { except?: string[]; only?: string[] } = {},
): Promise<void> {
  for (let look = 1; ; look += 1) {
    const begunSince = await countBegun(page)
    await settled(page)
    const axe = new AxeBuilder({ page })
      // No rule of these reads the sheets, which would be fetched anew at each look.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      // Nothing runs in a frame without scripts, axe neither: it would wait for ever. Such a page has a journey of its own.
      .exclude('iframe[sandbox=""]')
      // A page without frames needs no second page to put the findings of its frames together.
      .setLegacyMode(page.frames().length === 1)
    if (only) axe.withRules(only)
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).disableRules(except)
    const { violations } = await axe.analyze()
    if (violations.length > 0 && look < maxLooks && (await begunSince()) > 0) continue
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    return
  }
}

/** The rules of axe whose answer a page's language can change; names, roles and colours stay the same. */
export const languageRules = ['html-has-lang', 'html-lang-valid', 'target-size', 'valid-lang']

/** Nothing stands out sideways, once what still moves or arrives has. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over, 'pixels of sideways scroll').toBeLessThanOrEqual(0)
}

/** Waits until no font is on its way any more, of those that what is drawn now asks for. */
export const fontsThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page that has not been drawn yet has asked for none.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    await document.fonts.ready
  })

/**
 * Brings the page's React app, as somebody does who walks the page by keyboard, and waits until it has taken a part of the
 * page over: from then on it answers, and has said what it would complain of.
 * @param part what the host draws with the page and whose code may come later, or with those who come near it: the footer,
 * the rest of the home page, what stands below a campaign's form
 */
export const takenOver = (page: Page, part = 'h1') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    if (element && Object.keys(element).some((key) => key.startsWith('__react'))) return true
    if (selector !== 'h1') element?.scrollIntoView()
    return false
  }, part)

export { expect }
