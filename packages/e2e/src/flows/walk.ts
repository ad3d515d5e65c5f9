import type { Page } from '@playwright/test'
import { ruleOf, type Screen, screenNames } from '@minaret/plans'
import {
  door,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fontsThere,
  sizes,
  takenOver,
  test,
  whole,
} from '../fixtures.ts'
import { ask, readSite, type Site, type SitePage } from '../sites.ts'
import { fakeStripeJs } from '../stripeJs.ts'

/** A language of the walk. */
export type Language = 'en' | 'ar'
/** How a page is looked at: on a desktop or a phone, in the dark or in the light. */
type Appearance = { desktop: boolean; dark: boolean }

const appearances: Appearance[] = [false, true].flatMap((desktop) => [false, true].map((dark) => ({ desktop, dark })))

/** The mosques of an app, one of each plan and mode, and the languages each can be read in. */
export type Walked = Readonly<Record<string, readonly Language[]>>

const isTurned = (hostname: string) => hostname === 'arabic.localhost'

/** The languages of a look at a mosque. Of size, scheme and language every two values meet, though not every three. */
function languagesIn(
  { desktop, dark }: Appearance,
  hostname: string,
  spoken: readonly Language[],
): readonly Language[] {
  if (whole || spoken.length === 1) return spoken
  return (desktop !== dark) !== isTurned(hostname) ? ['ar'] : ['en']
}

/**
 * The look at a page when it is looked at once: half of what both premium mosques have is seen by the second on the other
 * screen, in the other light and in the other language. Nothing where it is seen elsewhere.
 */
function appearanceFor({ screen }: SitePage, hostname: string, hostnames: readonly string[]): Appearance | undefined {
  const place = screenNames.indexOf(screen)
  // These look the same at every mosque.
  const { service } = ruleOf(screen)
  if (service && hostnames[place % hostnames.length] !== hostname) return undefined
  // Half of the second premium mosque's are enough to tell that a page can be turned, and drawn in other colours.
  if (!service && isTurned(hostname) && Math.floor(place / 4) % 2 === 1) return undefined
  const [desktop, dark] = [place % 2 === 1, Math.floor(place / 2) % 2 === 1]
  // These two have pages of the first two, with another menu and foot: every other page tells.
  const share = ['standard.localhost', 'basic.localhost'].indexOf(hostname)
  if (share !== -1) return place % 2 === share ? { desktop: Math.floor(place / 4) % 2 === 1, dark } : undefined
  return { desktop: desktop !== isTurned(hostname), dark: dark !== isTurned(hostname) }
}

const isLookedAt = (page: SitePage, hostname: string, hostnames: readonly string[], { desktop, dark }: Appearance) => {
  const once = appearanceFor(page, hostname, hostnames)
  return whole || (once?.desktop === desktop && once.dark === dark)
}

/** The sum of the layout's shifts that nobody's hand has caused, kept from the first drawing on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries)
        if ('value' in entry && typeof entry.value === 'number' && !Reflect.get(entry, 'hadRecentInput'))
          sum += entry.value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shiftsSoFar', () => {
      add(observer.takeRecords())
      return sum
    })
  })

async function visit(page: Page, hostname: string, { path }: SitePage): Promise<void> {
  const answer = await page.goto(door(hostname, path))
  expect(answer?.status()).toBe(200)
  await takenOver(page)
  await fontsThere(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const shifts: unknown = await page.evaluate('shiftsSoFar()')
  expect(shifts, 'shift of the layout').toBeLessThanOrEqual(0.05)
}

/** Does the same with each, and tells at the end which would not have it. */
async function each<T>(all: readonly T[], nameOf: (one: T) => string, act: (one: T) => Promise<void>): Promise<void> {
  const faults: string[] = []
  for (const one of all)
    await test
      .step(nameOf(one), () => act(one))
      .catch((error: unknown) =>
        faults.push(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`),
      )
  expect(faults.join('\n\n')).toBe('')
}

/**
 * Walks every page of an app's mosques, each in some look and language, or in all of them.
 * @param built the screens the app has
 */
export function walkSites(walked: Walked, built: readonly Screen[]): void {
  const hostnames = Object.keys(walked)
  for (const [hostname, spoken] of Object.entries(walked)) {
    let site: Site
    test.describe(hostname, () => {
      test.beforeAll(async ({ playwright }) => {
        const request = await playwright.request.newContext()
        site = await readSite(request, hostname, built)
        await request.dispose()
      })

      for (const appearance of appearances)
        for (const language of languagesIn(appearance, hostname, spoken)) {
          const names = [appearance.desktop ? 'a desktop' : 'a phone', appearance.dark ? 'dark' : 'light', language]
          test(`the pages are whole, accessible, quiet and still on ${names.join(', ')}`, async ({
            page,
            context,
            expectNoise,
          }) => {
            // A link of an email that nobody has sent.
            expectNoise(/status of 410 .*\/donation\/(?:manage|card)\//)
            const pages = site.pages.filter((one) => isLookedAt(one, hostname, hostnames, appearance))
            test.setTimeout(60_000 + pages.length * 20_000)
            await page.setViewportSize(appearance.desktop ? sizes.desktop : sizes.phone)
            await page.emulateMedia({ colorScheme: appearance.dark ? 'dark' : 'light' })
            await context.addCookies([{ name: 'language', value: language, url: door(hostname) }])
            await countShifts(page)
            await fakeStripeJs(page, 'succeeds')
            await each(
              pages,
              ({ path }) => path,
              (one) => visit(page, hostname, one),
            )
          })
        }

      test('every link of its pages leads somewhere in it', async ({ request }) => {
        test.setTimeout(180_000 + site.pages.length * 500)
        const from = new Map<string, string>()
        for (const { path } of site.pages) {
          const html = await (await ask(request, hostname, path)).text()
          for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g))
            if (!from.has(href)) from.set(href, path)
        }
        await each(
          [...from],
          ([href, path]) => `${href} on ${path}`,
          async ([href]) => {
            const answer = await ask(request, hostname, href.replaceAll('&amp;', '&'))
            const { location } = answer.headers()
            // A choice of language, or another name of a page: it leads on to one that is there.
            const at = location?.startsWith('/') ? await ask(request, hostname, location) : answer
            expect(at.status()).toBe(200)
          },
        )
      })

      test('each page has its words for search engines, and whatever the plan, mode or flags leave out is not there', async ({
        request,
      }) => {
        await each(
          site.pages,
          ({ path }) => path,
          async ({ path, screen, listed }) => {
            const answer = await ask(request, hostname, path)
            const html = await answer.text()
            const matchOf = (pattern: RegExp) => pattern.exec(html)?.[1]
            expect(answer.status()).toBe(200)
            expect(matchOf(/<title>(.*?)<\/title>/)).toMatch(/\S/)
            // What a private link leads to is read in the browser alone.
            if (!ruleOf(screen).service) expect(html.match(/<h1\b/g)).toHaveLength(1)
            if (!listed) return expect(matchOf(/<meta name="robots" content="(.*?)"/)).toBe('noindex')
            expect(matchOf(/<meta name="description" content="(.*?)"/)).toMatch(/\S \S+ \S/)
            expect(matchOf(/<link rel="canonical" href="(.*?)"/)).toBe(door(hostname, path))
          },
        )
        await each(
          site.aliases,
          ({ path }) => path,
          async ({ path, canonical }) => {
            const answer = await ask(request, hostname, path)
            expect([answer.status(), answer.headers().location]).toEqual([301, canonical])
          },
        )
        await each(
          site.closed,
          (path) => path,
          async (path) => {
            const answer = await ask(request, hostname, path)
            const [, heading] = /<h1[^>]*>(.*?)</.exec(await answer.text()) ?? []
            expect([answer.status(), heading]).toEqual([404, expect.stringMatching(/Page not found|الصفحة غير موجودة/)])
          },
        )
      })
    })
  }
}
