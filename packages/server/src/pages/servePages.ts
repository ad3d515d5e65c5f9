import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Directory, getHostname, type Tenant } from '@minaret/foundation/tenancy'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import { isApiRequest, isInternalRequest, sendPlainPage, httpMessages as say } from '@minaret/foundation/http'
import { refuseOverloaded } from '@minaret/foundation/load-shedding'
import type { PageCache, PageDrawing } from './pageCache.ts'
import { pageKeyOf } from './pageKey.ts'
import type { CachedPage } from './pageStore.ts'
import { sendCachedPage } from './sendPage.ts'
import type { Site } from '@minaret/content/page-rendering'
import { surrogateControl } from './surrogate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page it draws for all who ask for the same. */
    drawing?: PageDrawing
  }
}

/** What answering from the cache takes. */
export type PageServing = {
  app: FastifyInstance
  directory: Directory
  rates?: RateLimiter
  sites: readonly Site[]
  cache: PageCache
  cdn: boolean
  /** Whether connections are to be closed. */
  isLeaving: () => boolean
  now: () => Date
}

const tokens = ['x-jwt-token', 'token', 'authorization']

/** A login's cookie, the desk's among them; a language is no login, and other cookies are nobody's. */
const loginCookie = /(?:^|;\s*)(?:__Host-)?minaret-/

/** Whether a request says who sends it: whatever it asks for is drawn for it alone. */
const isSomebody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  tokens.some((name) => headers[name] !== undefined) || loginCookie.test(headers.cookie ?? '')

/** For so long a visitor waits for a drawing while an older page could be shown, in milliseconds. */
const maxWaitWithStandIn = 250

/** After how many seconds they may come again who waited for a drawing there was no time for. */
const retryAfterRefusal = 5

/** What comes of a drawing, or the page from before it once it takes long: while many ask, nobody waits for the newest total. */
function waitForDrawing({ done, standIn }: PageDrawing): Promise<CachedPage | undefined> {
  if (!standIn) return done
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(standIn), maxWaitWithStandIn)
    void done.then((page) => {
      clearTimeout(timer)
      resolve(page)
    })
  })
}

/** Refuses a page to who asks for too many. @returns whether it did */
export async function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  rates: RateLimiter | undefined,
): Promise<boolean> {
  const tooOften = await applyLimits(rates?.({ tenant, address: request.ip, what: 'page' }))
  if (!tooOften) return false
  sendPlainPage(
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .headers(tooOften.headers ?? {}),
    tooOften.status,
    { title: say.tooManyPages, text: tooOften.message },
  )
  return true
}

/**
 * Answers from the cache before anybody is asked to wait: what was drawn is sent however busy the server is. Who asks for a
 * page that is being drawn waits for that drawing.
 */
export function servePages({ app, directory, rates, sites, cache, cdn, isLeaving, now }: PageServing) {
  const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    const at = now().getTime()
    return sendCachedPage(request, reply, page, {
      headers: { 'server-timing': `sent;dur=${at}`, ...(cdn ? surrogateControl(page, at) : {}) },
      byFastify: request.drawing !== undefined || isLeaving(),
    })
  }

  // Most bring no cookie, and then it is the mosque's: it is worked out once for each address and configuration.
  const usual = new WeakMap<Tenant['config'], Map<string, string | undefined>>()
  const maxUsual = 1000
  const readLanguage = ({ config }: Tenant, address: string, cookies: string) => {
    const [path = ''] = address.split('?')
    return sites.find(({ serves }) => serves?.(config, path) ?? true)?.language?.(config, cookies)
  }
  const languageOf = (tenant: Tenant, address: string, cookies: string): string | undefined => {
    if (cookies !== '') return readLanguage(tenant, address, cookies)
    const cached = usual.get(tenant.config) ?? new Map<string, string | undefined>()
    if (cached.has(address)) return cached.get(address)
    const language = readLanguage(tenant, address, cookies)
    if (cached.size < maxUsual) usual.set(tenant.config, cached.set(address, language))
    return language
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '*' || isApiRequest(request)) return undefined
    if (isInternalRequest(request) || isSomebody(request)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const tenant = await directory.byHostname(getHostname(request))
    const key = tenant && !tenant.suspended ? pageKeyOf(request.url, tenant) : undefined
    if (!tenant || !key) return undefined
    const language = languageOf(tenant, key.address, request.headers.cookie ?? '')
    if (language === undefined) return undefined
    request.tenant = tenant
    if (tenant.config.unapproved) reply.header('x-robots-tag', 'noindex')
    const name = `${tenant.id} ${language} ${key.address}`
    const underWay = cache.drawingOf(name)
    const page = cache.find(name, tenant) ?? (underWay && (await waitForDrawing(underWay)))
    if (page) {
      if (await refuseTooMany(request, reply, tenant, rates)) return reply
      return send(request, reply, page)
    }
    if (underWay?.isRefused) return refuseOverloaded(request, reply, retryAfterRefusal)
    // It was drawn, and is not for everybody: each has one drawn.
    if (underWay) return undefined
    const drawing = cache.begin({ name, key, tenant, language })
    request.drawing = drawing
    reply.raw.once('close', () => {
      if (!drawing.hasStarted) drawing.finish()
    })
    return undefined
  })

  return {
    send,
    /** Sends what may stand in for a page there is no time to draw. @returns whether there was any */
    standIn(request: FastifyRequest, reply: FastifyReply): boolean {
      const { drawing } = request
      if (!drawing) return false
      drawing.isRefused = !drawing.standIn
      drawing.finish(drawing.standIn)
      if (!drawing.standIn) return false
      void send(request, reply, drawing.standIn)
      return true
    },
    /** Draws the page of a request that began it. */
    draw: cache.draw,
  }
}
