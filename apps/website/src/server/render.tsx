import { createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { createDomain, createShelf, type Domain, isMissing, loadConfiguration } from '@minaret/domain'
import { localeOf } from '@minaret/screens/app'
import { choiceIn, languageCookieFor, languageFor, loadEveryWord } from '@minaret/screens/messages'
import { isSheetPath } from '@minaret/screens/prayer-sheet'
import { dehydrate } from '@tanstack/react-query'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { App } from '../app/App.tsx'
import { bootScript } from '../app/boot.ts'
import { Document } from '../app/Document.tsx'
import { createRoutes, handleOf } from '../app/routes.tsx'
import { keptAddress, workerAddress } from '../offline/kept.ts'
import type { Assets } from './assets.ts'
import { codeOf } from './codeOf.ts'
import { draw } from './draw.ts'
import { embedOf } from './embed.tsx'
import { foundOf } from './found/found.ts'
import type { Paint } from './found/painting.ts'
import type { SitemapShelf } from './found/sitemap.ts'
import { Head } from './Head.tsx'
import { offlineOf, workerOf } from './offline.tsx'
import { plainPage } from './plainPage.ts'
import { sheetOf } from './sheet.tsx'

/** What the host lends while one page is drawn. */
export type HostPort = {
  /** Answers a call of the API for the tenant of this request, inside the process. */
  api: (request: Request) => Promise<Response>
  /** Fresh for each answer; every inline script and style carries it. */
  nonce: string
  /** Something failed while drawing, and the page says so. */
  onError?: (error: unknown) => void
  /** Paints a picture of words and shapes. */
  paint: Paint
}

/** What a site holds from one answer to the next. */
export type SiteKeep = { assets: Assets; sitemaps: SitemapShelf }

/** Draws the page at an address. Never rejects: what cannot be drawn is a page that says so. */
export async function renderPage(request: Request, host: HostPort, { assets, sitemaps }: SiteKeep): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainPage(405)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    // One address a page. A path of slashes alone must not become another host's address.
    const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`
    return new Response(null, { status: 308, headers: { location: path + url.search } })
  }
  const baseUrl = url.origin
  let items: ConfigurationItem[]
  try {
    items = await loadConfiguration(createApi({ baseUrl, fetch: host.api }))
  } catch (error) {
    if (isMissing(error)) return plainPage(404)
    host.onError?.(error)
    return plainPage(503)
  }
  try {
    const nothing = createShelf()
    const now = Date.now()
    const domain = createDomain({ baseUrl, fetch: host.api, items, now, shelf: nothing, visit: nothing })
    if (url.pathname === workerAddress) return workerOf(assets)
    if (url.pathname === keptAddress)
      return await offlineOf(domain, languageFor(domain.tenant, request.headers.get('cookie') ?? ''), assets)
    const alone = await aloneOf(url, domain, assets, host.nonce)
    if (alone) return alone
    const found = await foundOf(url, domain, {
      paint: host.paint,
      sitemaps,
      draw: (path) => pageOf(new Request(baseUrl + path), host, assets, domain, items, now),
    })
    if (found) return found
    const choice = choiceIn(url, domain.tenant)
    if (choice) return choose(choice, url.protocol === 'https:')
    return await pageOf(request, host, assets, domain, items, now)
  } catch (error) {
    host.onError?.(error)
    return plainPage(503)
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

async function pageOf(
  request: Request,
  { nonce, onError }: HostPort,
  assets: Assets,
  domain: Domain,
  items: ConfigurationItem[],
  now: number,
): Promise<Response> {
  const { origin } = new URL(request.url)
  const { tenant, queryClient } = domain
  const language = languageFor(tenant, request.headers.get('cookie') ?? '')
  const locale = localeOf({ ...tenant, language })
  await loadEveryWord(language)
  const handler = createStaticHandler(createRoutes({ domain, language }))
  const context = await handler.query(request)
  if (context instanceof Response) return context

  // What could not be loaded is asked for by the browser; both must begin from the same nothing.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  const handles = context.matches.map(({ route }) => handleOf(route))
  const { code, preload, styled } = codeOf(language, handles.find((handle) => handle?.screen)?.screen, assets)

  const html = await draw(
    <Document
      tenant={tenant}
      language={language}
      head={
        <Head tenant={tenant} language={language} assets={assets} preload={preload} styled={styled} nonce={nonce} />
      }
    >
      <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Document>,
    {
      nonce,
      bootstrapModules: [assets.script],
      bootstrapScriptContent: bootScript({
        items,
        now,
        origin,
        language,
        locale,
        code,
        queries: dehydrate(queryClient),
        hydration: hydrationOf(context),
      }),
      onError,
    },
  )
  return new Response(html, {
    status: handles.find((handle) => handle?.status)?.status ?? context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
    },
  })
}

/** The router's state as the browser's router takes it. What a fault of ours says stays on the server. */
function hydrationOf({ loaderData, errors }: StaticHandlerContext) {
  const told = Object.entries(errors ?? {}).map(([route, error]: [string, unknown]) => [
    route,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data, internal: false }
      : { status: 500, statusText: '', data: null, internal: true },
  ])
  return { loaderData, errors: errors && Object.fromEntries(told) }
}
