import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Directory, getHostname, type Tenant } from '@minaret/foundation/tenancy'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import { isApiRequest, sendPlainPage, httpMessages as say } from '@minaret/foundation/http'
import { refuseOverloaded } from '@minaret/foundation/load-shedding'
import type { PageCache, PageRendering } from './pageCache.ts'
import { pageKeyOf } from './pageKey.ts'
import type { CachedPage } from './pageStore.ts'
import { isRefresh } from './refreshPages.ts'
import { sendCachedPage } from './sendPage.ts'
import type { Site } from '@minaret/content/page-rendering'
import { surrogateControl } from './surrogate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The shared rendering that this request started. */
    rendering?: PageRendering
  }
}

/** Dependencies of serving pages from the cache. */
export type PageServing = {
  app: FastifyInstance
  directory: Directory
  rates?: RateLimiter
  sites: readonly Site[]
  cache: PageCache
  cdn: boolean
  /** Whether the server is draining its connections. */
  isLeaving: () => boolean
  now: () => Date
}

const tokenHeaders = ['x-jwt-token', 'token', 'authorization']

/** Session cookies, including the desk's. Other cookies, such as the language's, do not identify a visitor. */
const loginCookie = /(?:^|;\s*)(?:__Host-)?minaret-/

/** Whether a request identifies its sender. Pages for identified senders are never shared. */
const isIdentified = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  tokenHeaders.some((name) => headers[name] !== undefined) || loginCookie.test(headers.cookie ?? '')

/** Time limit for waiting for a rendering if a stale page is available, in milliseconds. */
const maxWaitWithStalePage = 250

/** Seconds after which a visitor refused for lack of capacity may retry. */
const retryAfterRefusal = 5

/** Waits for a rendering, or returns the stale page if that takes too long, as it may under load. */
function waitForRendering({ done, stalePage }: PageRendering): Promise<CachedPage | undefined> {
  if (!stalePage) return done
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(stalePage), maxWaitWithStalePage)
    void done.then((page) => {
      clearTimeout(timer)
      resolve(page)
    })
  })
}

/** Refuses a visitor over the rate limit of pages. @returns whether the request was refused */
export async function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  rates: RateLimiter | undefined,
): Promise<boolean> {
  const refusal = await applyLimits(rates?.({ tenant, address: request.ip, what: 'page' }))
  if (!refusal) return false
  sendPlainPage(
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .headers(refusal.headers ?? {}),
    refusal.status,
    { title: say.tooManyPages, text: refusal.message },
  )
  return true
}

/**
 * Serves cached pages before admission control, so that they are sent however busy the server is. A request for a page
 * that is being rendered waits for that rendering.
 */
export function servePages({ app, directory, rates, sites, cache, cdn, isLeaving, now }: PageServing) {
  const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    const timestamp = now().getTime()
    if (!isRefresh(request)) {
      page.visits += 1
      page.lastVisitAt = performance.now()
    }
    return sendCachedPage(request, reply, page, {
      headers: { 'server-timing': `sent;dur=${timestamp}`, ...(cdn ? surrogateControl(page, timestamp) : {}) },
      byFastify: request.rendering !== undefined || isLeaving(),
    })
  }

  // Most requests have no cookie and get the mosque's language, which is cached per address and configuration.
  const defaultLanguages = new WeakMap<Tenant['config'], Map<string, string | undefined>>()
  const maxDefaultLanguages = 1000
  const readLanguage = ({ config }: Tenant, address: string, cookies: string) => {
    const [path = ''] = address.split('?')
    return sites.find(({ serves }) => serves?.(config, path) ?? true)?.language?.(config, cookies)
  }
  const languageOf = (tenant: Tenant, address: string, cookies: string): string | undefined => {
    if (cookies !== '') return readLanguage(tenant, address, cookies)
    const languages = defaultLanguages.get(tenant.config) ?? new Map<string, string | undefined>()
    if (languages.has(address)) return languages.get(address)
    const language = readLanguage(tenant, address, cookies)
    if (languages.size < maxDefaultLanguages) defaultLanguages.set(tenant.config, languages.set(address, language))
    return language
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '*' || isApiRequest(request)) return undefined
    if (isIdentified(request)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const tenant = await directory.byHostname(getHostname(request))
    const key = tenant && !tenant.suspended ? pageKeyOf(request.url, tenant) : undefined
    if (!tenant || !key) return undefined
    const language = languageOf(tenant, key.address, request.headers.cookie ?? '')
    if (language === undefined) return undefined
    request.tenant = tenant
    if (tenant.config.unapproved) reply.header('x-robots-tag', 'noindex')
    const name = `${tenant.id} ${language} ${key.address}`
    const pendingRendering = cache.renderingOf(name)
    const page = cache.find(name, tenant) ?? (pendingRendering && (await waitForRendering(pendingRendering)))
    if (page) {
      if (await refuseTooMany(request, reply, tenant, rates)) return reply
      return send(request, reply, page)
    }
    if (pendingRendering?.isRefused) return refuseOverloaded(request, reply, retryAfterRefusal)
    // The page was rendered but cannot be shared, so it is rendered for each visitor.
    if (pendingRendering) return undefined
    const rendering = cache.begin({ name, key, tenant, language })
    reply.raw.once('close', () => {
      if (!rendering.hasStarted) rendering.finish()
    })
    const sharedPage = await cache.takeShared(rendering)
    if (sharedPage) {
      if (await refuseTooMany(request, reply, tenant, rates)) return reply
      return send(request, reply, sharedPage)
    }
    request.rendering = rendering
    return undefined
  })

  return {
    send,
    /** Sends a stale page if there is no capacity to render a new one. @returns whether there was a stale page */
    sendStale(request: FastifyRequest, reply: FastifyReply): boolean {
      const { rendering } = request
      if (!rendering) return false
      rendering.isRefused = !rendering.stalePage
      rendering.finish(rendering.stalePage)
      if (!rendering.stalePage) return false
      void send(request, reply, rendering.stalePage)
      return true
    },
    /** Renders the page of the request that started the rendering. */
    render: cache.render,
  }
}
