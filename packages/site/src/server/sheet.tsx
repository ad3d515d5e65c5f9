import { type Domain, prayerQueries } from '@minaret/domain'
import { isOpen } from '@minaret/plans'
import { monthsOf, readSheetRequest, sheetCss, SheetPage, loadSheetMessages } from '@minaret/screens/prayer-sheet'
import { renderStandalonePage } from './standalonePage.tsx'
import type { Assets } from './assets.ts'

/**
 * Renders a printable timetable of a month or a year. Returns undefined if there is no such month or the mosque has no prayer
 * times page: the site then shows its not-found page.
 */
export async function sheetOf(url: URL, domain: Domain, assets: Assets, nonce: string): Promise<Response | undefined> {
  const { tenant, queryClient, api } = domain
  const request = readSheetRequest(url, tenant)
  const back = isOpen('prayerSheet', tenant) ? '/prayer-times' : isOpen('prayerHomeSheet', tenant) ? '/' : undefined
  if (!request || back === undefined) return undefined
  const [first, second] = await Promise.all(request.languages.map((language) => loadSheetMessages(language, tenant)))
  if (!first) return undefined
  const months = await Promise.all(
    monthsOf(request).map((month) => queryClient.fetchQuery(prayerQueries.month(api, request.year, month))),
  )
  const { t, format } = first
  const period = request.month === undefined ? format.number(request.year) : format.month(request.year, request.month)
  const paper = `@page { size: ${request.paper.toUpperCase()} portrait; margin: 0; }`
  const html = await renderStandalonePage({
    tenant,
    title: t.prayerSheet.title({ month: period, name: format.inText(tenant.websiteName) }),
    languages: request.languages,
    assets,
    nonce,
    scheme: 'light',
    css: sheetCss + paper,
    children: (
      <SheetPage
        tenant={tenant}
        request={request}
        months={months}
        site={url.host}
        back={back}
        first={first}
        second={second}
      />
    ),
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': request.languages.join(', '),
      'cache-control': 'private, no-cache',
    },
  })
}
