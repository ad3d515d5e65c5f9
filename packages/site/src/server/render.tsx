import type { Domain } from '@minaret/domain'
import { answersForms } from '@minaret/plans'
import { choiceIn, languageCookieFor } from '@minaret/screens/messages'
import { isSheetPath } from '@minaret/screens/prayer-sheet'
import { offlineCopyAddress, workerAddress } from '../offline/index.ts'
import type { SiteApp } from './app.ts'
import type { Assets } from './assets.ts'
import { embedOf } from './embed.tsx'
import { seoResponseOf } from './seo/seo.ts'
import type { SitemapCache } from './seo/sitemap.ts'
import { offlineOf, workerOf } from './offline.tsx'
import { pageOf } from './page.tsx'
import { readForm } from './readForm.ts'
import { errorPage } from './errorPage.ts'
import { sheetOf } from './sheet.tsx'
import { beginVisit, type ServerPort } from './visit.ts'

/** What a site holds from one answer to the next. */
export type SiteKeep = { app: SiteApp; assets: Assets; sitemaps: SitemapCache }

/** Draws the page at an address. Never rejects: what cannot be drawn is a page that says so. */
export async function renderPage(request: Request, host: ServerPort, keep: SiteKeep): Promise<Response> {
  const url = new URL(request.url)
  const isForm = request.method === 'POST' && answersForms(url.pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) return errorPage(405, request)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    // One address a page. A path of slashes alone must not become another host's address.
    const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`
    return new Response(null, { status: 308, headers: { location: path + url.search } })
  }
  const visit = await beginVisit(request, host)
  if (visit instanceof Response) return visit
  const { domain } = visit
  const { assets, sitemaps } = keep
  try {
    if (url.pathname === workerAddress) return workerOf(assets)
    if (url.pathname === offlineCopyAddress) return await offlineOf(domain, visit.language, assets)
    const alone = await aloneOf(url, domain, assets, host.nonce)
    if (alone) return alone
    const seoResponse = await seoResponseOf(url, domain, {
      paint: host.paint,
      sitemaps,
      // As whoever follows a link sees it, who has chosen no language.
      async draw(path) {
        const page = new Request(url.origin + path)
        const newcomer = await beginVisit(page, host)
        return newcomer instanceof Response ? newcomer : pageOf(page, newcomer, host, keep)
      },
    })
    if (seoResponse) return seoResponse
    const choice = choiceIn(url, domain.tenant)
    if (choice) return choose(choice, host.secure ?? url.protocol === 'https:')
    return await pageOf(request, visit, host, keep, isForm ? await readForm(request) : undefined)
  } catch (error) {
    host.onError?.(error)
    return errorPage(503, request)
  }
}

/** The pages that are drawn without the site around them; they name their languages themselves. */
function aloneOf(url: URL, ...rest: [Domain, Assets, string]): Promise<Response | undefined> | undefined {
  if (isSheetPath(url.pathname)) return sheetOf(url, ...rest)
  if (url.pathname === '/embed/prayer-times') return embedOf(url, ...rest)
  return undefined
}

/** Remembers a language that is offered, and leads on to the page. */
const choose = ({ language, rest }: { language?: string; rest: string }, secure: boolean) =>
  new Response(null, {
    status: 303,
    headers: {
      location: rest,
      ...(language === undefined ? {} : { 'set-cookie': languageCookieFor(language, secure) }),
      'cache-control': 'private, no-store',
    },
  })
