import type { CallServer } from '@minaret/client'
import { vi } from 'vitest'
import type { SiteApp } from '../server/app.ts'
import type { Assets } from '../server/assets.ts'
import { createSitemapCache } from '../server/seo/sitemap.ts'
import { renderPage } from '../server/render.tsx'

/** Asset URLs as in a build. */
const assets: Assets = {
  script: '/assets/entry.js',
  reader: '// The reader.',
  worker: '// The worker.',
  scripts: ['/assets/libraries.js'],
  scriptsOf: (source) => [`/assets/${source.split('/').at(-2)}.js`],
  stylesOf: (scripts) => ['/assets/entry.css', ...scripts.map((script) => script.replace('.js', '.css'))],
  stylesheetAt: (href) => `/* ${href} */`,
  fontsOf: (language) => [`/assets/${language}.woff2`],
  fontRulesOf: (language) => `@font-face{src:url(/assets/${language}.woff2)}`,
}

/** A cause whose title tries to close a script element. */
const cause = {
  id: 'roof',
  title: 'A new roof </script><b>',
  summary: 'No more buckets.',
  story: ['One.'],
  kind: 'general',
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['gbp'],
  giftAid: false,
  jummah: false,
}

const moment = { time: '12:00', at: '2026-11-21T12:00:00Z' }

const day = {
  date: '2026-11-21',
  hijri: { year: 1448, month: 6, day: 11 },
  source: 'table',
  sunrise: moment,
  prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'].map((prayer) => ({ prayer, begins: moment })),
}

/** A server that renders an app and responds to the calls of test pages; other calls get 404. */
export function createTestSite(
  app: SiteApp,
  settings: Record<string, string>,
  overrides: Record<string, [number, unknown]> = {},
  clock: () => number = Date.now,
) {
  const items = Object.entries({ websiteName: 'Masjid an-Noor', timeZone: 'Europe/London', ...settings })
  const responses: Record<string, [number, unknown]> = {
    '/api/loadConfigurationData': [200, { configurationData: items.map(([key, value]) => ({ key, value })) }],
    '/api/donations': [200, [cause]],
    '/api/donations/roof': [200, cause],
    '/api/home': [
      200,
      { banners: [], announcements: [], activities: [], events: [], news: [], causes: [cause], campaigns: [] },
    ],
    '/api/prayer-time': [200, { month: 11, year: 2026, timeZone: 'Europe/London', version: 'v1', days: [day] }],
    '/api/prayer-time/today': [
      200,
      { timeZone: 'Europe/London', version: 'v1', yesterday: day, today: day, tomorrow: day },
    ],
    ...overrides,
  }
  const onError = vi.fn<(error: unknown) => void>()
  const call: CallServer = async ({ path, params }) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.path?.[name]))
    const [status, data] = responses[url] ?? [404, undefined]
    return { status, body: { status, message: status === 200 ? 'OK' : 'No.', data } }
  }
  // An image in these tests is its description as JSON.
  const renderImage = (image: object) => Promise.resolve(Response.json(image))
  const sitemaps = createSitemapCache(app.built, clock)
  const send = async (request: Request) => {
    const response = await renderPage(
      request,
      { call, revision: {}, nonce: 'N0nce', onError, renderImage },
      { app, assets, sitemaps },
    )
    const html = 'html' in response ? response.html : await response.text()
    return { status: response.status, headers: new Headers(response.headers), html }
  }
  const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    send(new Request(`https://mosque.example${path}`, { method, headers }))
  /** Posts a form as a browser without scripts does. */
  const post = (path: string, fields: Record<string, string>) =>
    send(new Request(`https://mosque.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }))
  return { get, post, onError }
}

/** The settings of a premium mosque with test payments. */
export const premium = { activePlan: 'premium', paymentMode: 'demonstration' }
