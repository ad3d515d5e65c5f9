import type { Page } from '@playwright/test'
import { ruleOf, type Screen, screenNames } from '@minaret/plans'
import {
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  waitForFonts,
  sizes,
  waitForHydration,
  test,
  fullMatrix,
} from '../fixtures.ts'
import { requestSite, readSite, type Site, type SitePage } from '../sites.ts'
import { fakeStripeJs } from '../stripeJs.ts'

/** The languages of the walk. */
export type Language = 'en' | 'ar'
/** The viewport and colour scheme of a check. */
type Appearance = { desktop: boolean; dark: boolean }

const appearances: Appearance[] = [false, true].flatMap((desktop) => [false, true].map((dark) => ({ desktop, dark })))

/** The mosques of an app, one per plan and mode, with their languages. */
export type MosqueLanguages = Readonly<Record<string, readonly Language[]>>

const isRightToLeft = (hostname: string) => hostname === 'arabic.localhost'

/** The languages of an appearance at a mosque: all pairs of size, scheme and language are covered, but not all triples. */
function languagesIn(
  { desktop, dark }: Appearance,
  hostname: string,
  languages: readonly Language[],
): readonly Language[] {
  if (fullMatrix || languages.length === 1) return languages
  return (desktop !== dark) !== isRightToLeft(hostname) ? ['ar'] : ['en']
}

/**
 * The appearance in which a page is checked if it is checked once. Half of the pages that both premium mosques have are also
 * checked at the second, with the other viewport, scheme and language. Undefined if the page is checked only at another mosque.
 */
function appearanceFor({ screen }: SitePage, hostname: string, hostnames: readonly string[]): Appearance | undefined {
  const index = screenNames.indexOf(screen)
  // Service pages look the same at every mosque.
  const { service } = ruleOf(screen)
  if (service && hostnames[index % hostnames.length] !== hostname) return undefined
  // Half of the second premium mosque's pages suffice to test right-to-left layout and other colours.
  if (!service && isRightToLeft(hostname) && Math.floor(index / 4) % 2 === 1) return undefined
  const [desktop, dark] = [index % 2 === 1, Math.floor(index / 2) % 2 === 1]
  // These two have the same pages with a different menu and footer: half of their pages suffice.
  const remainder = ['standard.localhost', 'basic.localhost'].indexOf(hostname)
  if (remainder !== -1) return index % 2 === remainder ? { desktop: Math.floor(index / 4) % 2 === 1, dark } : undefined
  return { desktop: desktop !== isRightToLeft(hostname), dark: dark !== isRightToLeft(hostname) }
}

const isChecked = (page: SitePage, hostname: string, hostnames: readonly string[], { desktop, dark }: Appearance) => {
  const onlyAppearance = appearanceFor(page, hostname, hostnames)
  return fullMatrix || (onlyAppearance?.desktop === desktop && onlyAppearance.dark === dark)
}

/** Sums layout shifts not caused by input, from the first paint on. */
const recordShifts = (page: Page) =>
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
  const response = await page.goto(urlOf(hostname, path))
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await waitForFonts(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  const shifts: unknown = await page.evaluate('shiftsSoFar()')
  expect(shifts, 'layout shift').toBeLessThanOrEqual(0.05)
}

/** Runs a check for each item, and reports all failures at the end. */
async function checkAll<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const item of items)
    await test
      .step(nameOf(item), () => check(item))
      .catch((error: unknown) =>
        failures.push(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`),
      )
  expect(failures.join('\n\n')).toBe('')
}

/**
 * Checks every page of an app's mosques, each in one or two appearances and languages, or in all in the full matrix.
 * @param screens the app's screens
 */
export function checkSites(mosques: MosqueLanguages, screens: readonly Screen[]): void {
  const hostnames = Object.keys(mosques)
  for (const [hostname, languages] of Object.entries(mosques)) {
    let site: Site
    // The other mosques have some of the same pages, with another menu and footer.
    const tag = hostname === hostnames[0] || isRightToLeft(hostname) ? [] : '@slow'
    test.describe(hostname, () => {
      test.beforeAll(async ({ playwright }) => {
        const request = await playwright.request.newContext()
        site = await readSite(request, hostname, screens)
        await request.dispose()
      })

      for (const appearance of appearances)
        for (const language of languagesIn(appearance, hostname, languages)) {
          const names = [appearance.desktop ? 'a desktop' : 'a phone', appearance.dark ? 'dark' : 'light', language]
          test(
            `the pages are complete, accessible, without console errors or layout shift on ${names.join(', ')}`,
            { tag },
            async ({ page, context, allowConsoleErrors }) => {
              // A link with an unknown token.
              allowConsoleErrors(/status of 410 .*\/donation\/(?:manage|card)\//)
              const pages = site.pages.filter((candidate) => isChecked(candidate, hostname, hostnames, appearance))
              test.setTimeout(60_000 + pages.length * 20_000)
              await page.setViewportSize(appearance.desktop ? sizes.desktop : sizes.phone)
              await page.emulateMedia({ colorScheme: appearance.dark ? 'dark' : 'light' })
              await context.addCookies([{ name: 'language', value: language, url: urlOf(hostname) }])
              await recordShifts(page)
              await fakeStripeJs(page, 'succeeds')
              await checkAll(
                pages,
                ({ path }) => path,
                (item) => visit(page, hostname, item),
              )
            },
          )
        }

      test('every internal link leads to a page', async ({ request }) => {
        test.setTimeout(180_000 + site.pages.length * 500)
        const sourcePages = new Map<string, string>()
        for (const { path } of site.pages) {
          const html = await (await requestSite(request, hostname, path)).text()
          for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g))
            if (!sourcePages.has(href)) sourcePages.set(href, path)
        }
        await checkAll(
          [...sourcePages],
          ([href, path]) => `${href} on ${path}`,
          async ([href]) => {
            const response = await requestSite(request, hostname, href.replaceAll('&amp;', '&'))
            const { location } = response.headers()
            // A language switch or a page alias redirects, and the target must exist.
            const target = location?.startsWith('/') ? await requestSite(request, hostname, location) : response
            expect(target.status()).toBe(200)
          },
        )
      })

      test('each page has its metadata for search engines, and pages outside the plan, mode or flags do not exist', async ({
        request,
      }) => {
        await checkAll(
          site.pages,
          ({ path }) => path,
          async ({ path, screen, listed }) => {
            const response = await requestSite(request, hostname, path)
            const html = await response.text()
            const matchOf = (pattern: RegExp) => pattern.exec(html)?.[1]
            expect(response.status()).toBe(200)
            expect(matchOf(/<title>(.*?)<\/title>/)).toMatch(/\S/)
            // Pages behind a private link load their content in the browser.
            if (!ruleOf(screen).service) expect(html.match(/<h1\b/g)).toHaveLength(1)
            if (!listed) return expect(matchOf(/<meta name="robots" content="(.*?)"/)).toBe('noindex')
            expect(matchOf(/<meta name="description" content="(.*?)"/)).toMatch(/\S \S+ \S/)
            expect(matchOf(/<link rel="canonical" href="(.*?)"/)).toBe(urlOf(hostname, path))
          },
        )
        await checkAll(
          site.aliases,
          ({ path }) => path,
          async ({ path, canonical }) => {
            const response = await requestSite(request, hostname, path)
            expect([response.status(), response.headers().location]).toEqual([301, canonical])
          },
        )
        await checkAll(
          site.closed,
          (path) => path,
          async (path) => {
            const response = await requestSite(request, hostname, path)
            const [, heading] = /<h1[^>]*>(.*?)</.exec(await response.text()) ?? []
            expect([response.status(), heading]).toEqual([
              404,
              expect.stringMatching(/Page not found|الصفحة غير موجودة/),
            ])
          },
        )
      })
    })
  }
}
