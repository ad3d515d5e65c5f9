import { type Domain, prayerQueries } from '@minaret/domain'
import { isOpen } from '@minaret/plans'
import { refreshInterval, embedCss, EmbedPage } from '@minaret/screens/prayer-embed'
import { readSheetLanguages, loadSheetMessages } from '@minaret/screens/prayer-sheet'
import { renderStandalonePage } from './standalonePage.tsx'
import type { Assets } from './assets.ts'

const themes = ['light', 'dark'] as const

/**
 * Renders today's times for a frame on another site, by the server's clock. It uses nothing of the visitor's, neither cookies
 * nor language, and counts no visit.
 */
export async function embedOf(url: URL, domain: Domain, assets: Assets, nonce: string): Promise<Response> {
  const { tenant, queryClient, api, clock } = domain
  const [language] = readSheetLanguages(url.searchParams, tenant)
  const messages = await loadSheetMessages(language, tenant)
  const times = await queryClient.fetchQuery(prayerQueries.today(api))
  const now = clock.read()
  const { t, format } = messages
  const html = await renderStandalonePage({
    tenant,
    title: `${t.prayer.today}: ${format.inText(tenant.websiteName)}`,
    languages: [language],
    assets,
    nonce,
    scheme: themes.find((theme) => theme === url.searchParams.get('theme')) ?? 'auto',
    css: embedCss,
    head: <meta name="times-version" content={times.version} />,
    children: (
      <EmbedPage
        tenant={tenant}
        times={times}
        now={now}
        messages={messages}
        href={isOpen('prayerTimes', tenant) ? '/prayer-times' : '/'}
      />
    ),
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, no-cache',
      refresh: String(refreshInterval(times, now)),
    },
  })
}
