import type { Domain } from '@minaret/domain'
import { acceptsForms } from '@minaret/plans'
import { parseLanguageChoice, languageCookieFor } from '@minaret/screens/messages'
import { isSheetPath } from '@minaret/screens/prayer-sheet'
import { offlineCopyAddress, workerAddress } from '../offline/index.ts'
import type { SiteApp } from './app.ts'
import type { Assets } from './assets.ts'
import { embedOf } from './embed.tsx'
import { seoResponseOf } from './seo/seo.ts'
import type { SitemapCache } from './seo/sitemap.ts'
import { offlineOf, workerOf } from './offline.tsx'
import { pageOf, type RenderedPage } from './page.tsx'
import { readForm } from './readForm.ts'
import { errorPage } from './errorPage.ts'
import { sheetOf } from './sheet.tsx'
import { beginVisit, type ServerPort } from './visit.ts'

/** What a site shares between responses. */
export type SiteResources = { app: SiteApp; assets: Assets; sitemaps: SitemapCache }

/** Renders the page at a URL. Never rejects: a failure is an error page. */
export async function renderPage(
  request: Request,
  server: ServerPort,
  resources: SiteResources,
): Promise<Response | RenderedPage> {
  const url = new URL(request.url)
  const isForm = request.method === 'POST' && acceptsForms(url.pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) return errorPage(405, request)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    // Each page has one URL. A path that consists of slashes must not redirect to another host.
    const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`
    return new Response(null, { status: 308, headers: { location: path + url.search } })
  }
  const visit = await beginVisit(request, server)
  if (visit instanceof Response) return visit
  const { domain } = visit
  const { assets, sitemaps } = resources
  try {
    if (url.pathname === workerAddress) return workerOf(assets)
    if (url.pathname === offlineCopyAddress) return await offlineOf(domain, visit.language, assets)
    const standalone = await standaloneResponseOf(url, domain, assets, server.nonce)
    if (standalone) return standalone
    const seoResponse = await seoResponseOf(url, domain, {
      renderImage: server.renderImage,
      sitemaps,
      // As a visitor who follows a link sees it, without a chosen language.
      async render(path) {
        const page = new Request(url.origin + path)
        const newVisit = await beginVisit(page, server)
        return newVisit instanceof Response ? newVisit : pageOf(page, newVisit, server, resources)
      },
    })
    if (seoResponse) return seoResponse
    const choice = parseLanguageChoice(url, domain.tenant)
    if (choice) return saveLanguage(choice, server.secure ?? url.protocol === 'https:')
    return await pageOf(request, visit, server, resources, isForm ? await readForm(request) : undefined)
  } catch (error) {
    server.onError?.(error)
    return errorPage(503, request)
  }
}

/** Renders the pages without the site around them, which set their own languages. */
function standaloneResponseOf(url: URL, ...rest: [Domain, Assets, string]): Promise<Response | undefined> | undefined {
  if (isSheetPath(url.pathname)) return sheetOf(url, ...rest)
  if (url.pathname === '/embed/prayer-times') return embedOf(url, ...rest)
  return undefined
}

/** Saves a chosen language, if offered, and redirects to the page. */
const saveLanguage = ({ language, rest }: { language?: string; rest: string }, secure: boolean) =>
  new Response(null, {
    status: 303,
    headers: {
      location: rest,
      ...(language === undefined ? {} : { 'set-cookie': languageCookieFor(language, secure) }),
      'cache-control': 'private, no-store',
    },
  })
