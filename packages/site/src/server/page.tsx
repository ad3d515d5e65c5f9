import { changesAt, type PostedFields, prayerQueries, savePosted } from '@minaret/domain'
import { localeOf } from '@minaret/screens/app'
import { loadAllMessages } from '@minaret/screens/messages'
import { dehydrate } from '@tanstack/react-query'
import { App } from '../frame/App.tsx'
import { bootId, bootText } from '../frame/boot.ts'
import { Document } from '../frame/Document.tsx'
import type { SiteApp } from './app.ts'
import type { Assets } from './assets.ts'
import { codeOf } from './codeOf.ts'
import { criticalStyles, usedNamesIn } from './criticalStyles.ts'
import { renderDocument } from './renderDocument.ts'
import { Head } from './Head.tsx'
import type { ServerPort, Visit } from './visit.ts'

/** A rendered page; redirects are a `Response`. */
export type RenderedPage = { status: number; headers: Record<string, string>; html: string }

/** Marks the position of a page's styles, which depend on the rendered HTML. */
const stylesPlaceholder = '/* styles */'

/** The rules of pages with the same stylesheets and names: most pages of a screen. */
const usedStyles = new Map<string, string>()
const maxUsedStyles = 100

/** Inserts the rules of these stylesheets that a rendered page uses. */
function withCriticalStyles(html: string, stylesheets: readonly string[], { rulesAt }: Assets): string {
  // The data at the end of a page has no elements.
  const usedNames = usedNamesIn(html.slice(0, html.lastIndexOf(`id="${bootId}"`)))
  const key = [...stylesheets, ...usedNames].join(' ')
  const styles =
    usedStyles.get(key) ?? stylesheets.map((href) => criticalStyles(rulesAt?.(href) ?? [], usedNames)).join('')
  if (usedStyles.size >= maxUsedStyles) usedStyles.clear()
  usedStyles.set(key, styles)
  // The head comes first, and none of its text can contain the placeholder after a `>`.
  return html.replace(`>${stylesPlaceholder}`, () => `>${styles}`)
}

/**
 * Renders an app's page at a URL, with all the data that hydration needs.
 * @param posted the fields of a form posted without scripts: the page is the response, for this visitor only
 */
export async function pageOf(
  request: Request,
  { domain, items, now, language }: Visit,
  { nonce, onError }: Pick<ServerPort, 'nonce' | 'onError'>,
  { app, assets }: { app: SiteApp; assets: Assets },
  posted?: PostedFields,
): Promise<Response | RenderedPage> {
  const { origin } = new URL(request.url)
  const { tenant, queryClient } = domain
  const locale = localeOf({ ...tenant, language })
  await loadAllMessages(language)
  if (posted) savePosted(domain, posted)
  // A page is found by its URL, whatever the method.
  const openedPage = await app.open(posted ? new Request(request.url) : request, { domain, language })
  if (openedPage instanceof Response) return openedPage

  // The browser retries failed queries, so that server and browser both start without their data.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  const { code, start, styled } = codeOf(language, openedPage.screen, {
    assets,
    table: app.table,
    isAnswer: posted !== undefined,
  })

  const stylesheets = assets.stylesOf(styled)
  // A page that hydrates at once would load the other rules at once.
  const isPartial = assets.rulesAt !== undefined && !start.atOnce
  const prayer = queryClient.getQueryData(prayerQueries.today(domain.api).queryKey)
  const boot = {
    items,
    now,
    origin,
    language,
    locale,
    code,
    start: { ...start, inApp: app.inApp, changes: prayer && changesAt(prayer, now) },
    queries: dehydrate(queryClient),
    stylesheets,
    isPartial,
    ...openedPage.boot,
  }

  const html = await renderDocument(
    <Document
      tenant={tenant}
      language={language}
      head={
        <Head
          tenant={tenant}
          language={language}
          assets={assets}
          styles={isPartial ? stylesPlaceholder : stylesheets.map(assets.stylesheetAt).join('')}
          nonce={nonce}
          viewport={app.viewport}
        />
      }
      // A data block: the page's script is the same in all pages.
      tail={
        <>
          <script type="application/json" id={bootId} dangerouslySetInnerHTML={{ __html: bootText(boot) }} />
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.reader }} />
        </>
      }
    >
      <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
        {openedPage.page}
      </App>
    </Document>,
    { nonce, onError },
  )
  return {
    html: isPartial ? withCriticalStyles(html, stylesheets, assets) : html,
    status: openedPage.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': posted ? 'no-store' : 'private, no-cache',
      vary: 'Cookie',
    },
  }
}
