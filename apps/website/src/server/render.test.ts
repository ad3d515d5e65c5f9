import type { Boot } from '@minaret/site/frame'
import { describe, expect, test } from 'vitest'
import { createWebsite, premium } from '../testing/createWebsite.ts'

describe('responds with the right status', () => {
  test.each([
    ['premium, the home page', premium, '/', 200],
    ['premium, prayer times', premium, '/prayer-times', 200],
    ['premium, a cause', premium, '/donate/roof', 200],
    ['premium, an unknown cause', premium, '/donate/nope', 404],
    ['premium, an unknown gift', premium, '/thank-you/nope', 404],
    ['premium, an unknown path', premium, '/nonsense', 404],
    ['basic, prayer times', { activePlan: 'basic' }, '/prayer-times', 404],
    ['prayer times switched off', { ...premium, DisablePrayertimeFeature: 'true' }, '/prayer-times', 404],
    ['prayer-donate, the home page', { PrayerTimeDonateModuleOnly: '1' }, '/', 200],
    ['prayer-donate, prayer times', { ...premium, PrayerTimeDonateModuleOnly: '1' }, '/prayer-times', 404],
    ['premium, a printed month', premium, '/prayer-times/print/2026-11', 200],
    ['premium, a printed year in two languages', premium, '/prayer-times/print/2026?size=a5&language=en,ar', 200],
    ['premium, an invalid month', premium, '/prayer-times/print/2026-13', 404],
    ['premium, an unsupported year', premium, '/prayer-times/print/1969', 404],
    ['basic, a printed month', { activePlan: 'basic' }, '/prayer-times/print/2026-11', 404],
    [
      'switched off, a printed month',
      { ...premium, DisablePrayertimeFeature: 'true' },
      '/prayer-times/print/2026-11',
      404,
    ],
    ['prayer-donate, a printed month', { PrayerTimeDonateModuleOnly: '1' }, '/prayer-times/print/2026-11', 200],
    ['basic, the frame for other sites', { activePlan: 'basic' }, '/embed/prayer-times', 200],
  ])('%s', async (_name, settings, path, status) => {
    const page = await createWebsite(settings).get(path)
    expect(page.status).toBe(status)
    expect(page.html).toMatch(/<h1[ >]/)
  })

  test('standalone pages run no script, set no cookie and ignore the visitor’s cookies', async () => {
    for (const path of ['/embed/prayer-times', '/prayer-times/print/2026-11']) {
      const { get } = createWebsite({ ...premium, languages: 'en,ar' })
      const page = await get(path, 'GET', { cookie: 'language=ar' })
      expect([page.headers.get('set-cookie'), page.headers.get('content-language')], path).toEqual([null, 'en'])
      expect(page.html).not.toContain('<script')
    }
  })

  test('a page has one canonical address', async () => {
    const { get } = createWebsite(premium)
    const redirect = await get('/donate/?from=mail')
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/donate?from=mail'])
    // A path of slashes must not lead to another host.
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example')
  })

  test('only GET is allowed', async () => {
    expect((await createWebsite(premium).get('/', 'POST')).status).toBe(405)
  })

  test.each([
    [404, 404],
    [500, 503],
  ])('a configuration response of %i results in a plain page with %i', async (apiStatus, status) => {
    const { get } = createWebsite({}, { '/api/loadConfigurationData': [apiStatus, undefined] })
    expect((await get('/')).status).toBe(status)
  })
})

test('data in the page cannot break out of its element, and every inline script and style has the nonce', async () => {
  const { html } = await createWebsite(premium).get('/donate/roof')
  expect(html).not.toContain('</script><b>')
  const inlineTags = [...html.matchAll(/<(script|style)\b[^>]*>/g)].map(([tag]) => tag)
  // Data blocks are not executed.
  const executableTags = inlineTags.filter((tag) => !/type="application\/(?:ld\+)?json"/.test(tag))
  expect(executableTags.length).toBeGreaterThan(1)
  for (const tag of executableTags) expect(tag).toContain('nonce="N0nce"')
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i)
})

test('the head has the page’s title, canonical address and language', async () => {
  // There is no Welsh catalogue: the page declares the language it actually uses.
  const { html } = await createWebsite({ ...premium, language: 'cy' }).get('/donate/roof?step=pay')
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<title>A new roof &lt;/script&gt;&lt;b&gt; · Masjid an-Noor</title>')
  expect(html).toContain('<link rel="canonical" href="https://mosque.example/donate/roof"/>')
})

test('a page has its styles inline, common ones first, and requests no script', async () => {
  const { html } = await createWebsite(premium).get('/donate/roof')
  expect(html).toMatch(/<style[^>]*>\/\* \/assets\/entry\.css \*\/.*\/\* \/assets\/cause\.css \*\//s)
  expect(html).not.toMatch(/<link [^>]*(?:stylesheet|modulepreload)|<script [^>]*src=/)
})

function readBoot(html: string): Boot {
  const boot: Boot = JSON.parse(/id="minaret-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  return boot
}

test('every page has the same single script, and everything else it needs is data', async () => {
  const { get } = createWebsite(premium)
  const readScripts = async (path: string) =>
    [...(await get(path)).html.matchAll(/<script(?![^>]*(?:json|speculationrules))[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => text,
    )
  expect(await readScripts('/')).toEqual(['// The reader.'])
  expect(await readScripts('/donate/roof')).toEqual(['// The reader.'])
  const { start, items } = readBoot((await get('/donate/roof')).html)
  expect(items).toContainEqual({ key: 'websiteName', value: 'Masjid an-Noor' })
  expect(start.entry).toBe('/assets/entry.js')
  expect(start.scripts).toContain('/assets/cause.js')
})

test.each([
  ['/', undefined],
  ['/donate/roof', undefined],
  ['/search', true],
  ['/get-in-touch', undefined],
])('the app on %s loads at once: %s', async (path, expected) => {
  expect(readBoot((await createWebsite(premium).get(path)).html).start.atOnce).toBe(expected)
})

test('a mosque’s site in Arabic is in Arabic from the first byte, right to left', async () => {
  const { html } = await createWebsite({ ...premium, language: 'ar' }).get('/')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('تبرّع اليوم')
})

test('only prayer-donate mode has its class', async () => {
  expect((await createWebsite({ PrayerTimeDonateModuleOnly: '1' }).get('/')).html).toContain(
    '<body class="donate-prayer-times-only">',
  )
  expect((await createWebsite(premium).get('/')).html).not.toContain('donate-prayer-times-only')
})

test('a failed query leaves a placeholder for the browser, and the rest of the page is rendered', async () => {
  const { get, onError } = createWebsite(premium, { '/api/prayer-time/today': [503, undefined] })
  const { status, html } = await get('/')
  expect(status).toBe(200)
  expect(html).toContain('Loading prayer times')
  expect(html).toContain('No more buckets.')
  expect(onError).not.toHaveBeenCalled()
})

test('a gift page is excluded from search engines', async () => {
  expect((await createWebsite(premium).get('/thank-you/nope')).html).toContain(
    '<meta name="robots" content="noindex"/>',
  )
})

describe('language', () => {
  const twoLanguages = { ...premium, languages: 'en,en-US' }

  test('an address with a choice sets the cookie and redirects to the address without it', async () => {
    const { status, headers } = await createWebsite(twoLanguages).get('/prayer-times?month=2026-03&language=en-US')
    expect([status, headers.get('location')]).toEqual([303, '/prayer-times?month=2026-03'])
    expect(headers.get('set-cookie')).toBe('language=en-US; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect((await createWebsite(twoLanguages).get('//evil.example?language=en-US')).headers.get('location')).toBe(
      '/evil.example',
    )
  })

  test('a language the mosque does not offer is ignored, and removed from the address', async () => {
    const { status, headers } = await createWebsite(twoLanguages).get('/donate?language=fr')
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, '/donate', null])
  })

  test.each([
    [{ languages: 'en,ar-u-nu-latn,en-x-foo' }, 'en'],
    [{ timeZone: 'Europe/Londn' }, 'en'],
    [{ language: 'ar', country: 'United Kingdom' }, 'ar'],
  ])('an invalid setting %j is ignored, and the site still works', async (invalid, language) => {
    const { get, onError } = createWebsite({ ...premium, ...invalid })
    const { status, html } = await get('/')
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<html lang="${language}" .*"locale":"${language}`, 's'))
    expect(onError).not.toHaveBeenCalled()
  })

  test('the next page is in the chosen language, and shared caches keep languages apart', async () => {
    const { headers, html } = await createWebsite(twoLanguages).get('/', 'GET', { cookie: 'language=en-US' })
    expect(html).toContain('<html lang="en-US" dir="ltr">')
    expect([headers.get('vary'), headers.get('content-language')]).toEqual(['Cookie', 'en-US'])
  })

  test('the menu names each language in itself and links to the same page; a site in one language has no menu', async () => {
    const { html } = await createWebsite(twoLanguages).get('/prayer-times?month=2026-03')
    expect(html).toContain('href="?month=2026-03&amp;language=en-US" lang="en-US" hrefLang="en-US" rel="nofollow"')
    expect((await createWebsite(premium).get('/')).html).not.toContain('language=')
  })
})
