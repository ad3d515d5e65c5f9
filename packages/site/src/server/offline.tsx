import { dateIn, type Domain, prayerQueries } from '@minaret/domain'
import { isOpen } from '@minaret/plans'
import { OfflineDay, OfflinePage, offlineCss, placeOfDay } from '@minaret/screens/offline'
import { loadSheetMessages } from '@minaret/screens/prayer-sheet'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OfflineCopy } from '../offline/index.ts'
import { renderStandalonePage } from './standalonePage.tsx'
import type { Assets } from './assets.ts'

/** How many days a browser stores. */
const dayCount = 40

/** Removes links to files: an offline page must be self-contained. */
const withoutFiles = (assets: Assets): Assets => ({
  ...assets,
  fontsOf: () => [],
  fontRulesOf: () => '',
  stylesOf: () => [],
})

/** Returns the months of the coming days. */
function monthsFrom(date: string): { year: number; month: number }[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1, day + dayCount - 1))
  const count = (lastDay.getUTCFullYear() - year) * 12 + lastDay.getUTCMonth() + 2 - month
  return Array.from({ length: count }, (_, index) => {
    const monthStart = new Date(Date.UTC(year, month - 1 + index, 1))
    return { year: monthStart.getUTCFullYear(), month: monthStart.getUTCMonth() + 1 }
  })
}

/** Renders the copy a browser stores for use offline: the coming days' prayer times, if the mosque shows any. */
export async function offlineOf(domain: Domain, language: string, assets: Assets): Promise<Response> {
  const { tenant, queryClient, api, clock } = domain
  const messages = await loadSheetMessages(language, tenant)
  const now = clock.read()
  const today = dateIn(tenant.timeZone, now)
  const hasTimes = isOpen('prayerTimes', tenant) || isOpen('prayerHome', tenant)
  const months = await Promise.all(
    (hasTimes ? monthsFrom(today) : []).map(({ year, month }) =>
      queryClient.fetchQuery(prayerQueries.month(api, year, month)),
    ),
  )
  const days = months
    .flatMap(({ days: monthDays }) => monthDays)
    .filter(({ date }) => date >= today)
    .slice(0, dayCount)
  const madeAt = new Date(now).toISOString()
  const copy: OfflineCopy = {
    madeAt,
    timeZone: tenant.timeZone,
    page: String(
      await renderStandalonePage({
        tenant,
        title: `${messages.t.prayerSheet.offline.title}: ${messages.format.inText(tenant.websiteName)}`,
        languages: [language],
        assets: withoutFiles(assets),
        nonce: '',
        scheme: 'auto',
        css: offlineCss,
        children: (
          <OfflinePage
            tenant={tenant}
            messages={messages}
            savedOn={messages.format.instant(madeAt)}
            hasTimes={hasTimes}
          />
        ),
      }),
    ),
    place: placeOfDay,
    days: Object.fromEntries(
      days.map((day) => [day.date, renderToStaticMarkup(<OfflineDay day={day} messages={messages} />)]),
    ),
    over: renderToStaticMarkup(<OfflineDay messages={messages} />),
  }
  return Response.json(copy, { headers: { 'cache-control': 'private, no-store', vary: 'Cookie' } })
}

/** Returns the service worker. Browsers request it with most visits, and must not cache an old one. */
export const workerOf = ({ worker }: Pick<Assets, 'worker'>): Response =>
  new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } })
