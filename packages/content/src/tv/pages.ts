import { randomBytes, randomInt } from 'node:crypto'
import type { components } from '@minaret/contract'
import { isOpen, type TenantConfig } from '@minaret/plans'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import type { InternalCaller } from '@minaret/foundation/http'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import type { Refusal, ResponseHeaders } from '@minaret/foundation/responses'
import { type Directory, getHostname, getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { connectDisplay, readWaitingCode } from './connect.ts'
import { serveTvFiles } from './files.ts'
import { sendScreen } from './send.ts'

/** The options of every page of a display. */
export type TvPageOptions = {
  /** The orientation of the screen. */
  orientation: 'landscape' | 'portrait'
  /** Allows the page’s stylesheet and scripts. */
  nonce: string
  /** Seconds until the screen refreshes. */
  refresh: number
}

/** The built app of the displays: a plain page, which browsers that can run the app hydrate. */
export type TvPages = {
  /** The folder with the app’s files; if undefined, screens get only the plain page. */
  folder?: string
  /** @param now the time to show, in milliseconds */
  draw(
    page: TvPageOptions & { tenant: TenantConfig; feed: components['schemas']['TvFeed']; now: number },
  ): Promise<string>
  /** Identifies the app’s files and its page for this tenant. Running screens load a new release. */
  release(tenant: TenantConfig): Promise<string>
  /**
   * A page that explains why no times are shown. `tenant` is undefined for an unknown hostname.
   * @param connectAt the URL at which an unconnected display gets a code
   */
  notice(page: TvPageOptions & { tenant?: TenantConfig; kind: NoticeKind; connectAt?: string }): Promise<string>
  /** An SVG of a display at an instant, in milliseconds. */
  preview(page: {
    tenant: TenantConfig
    feed: components['schemas']['TvFeed']
    now: number
    orientation: TvPageOptions['orientation']
  }): Promise<string>
  /** The page of a display that waits to be added. @param desk the URL at which staff enter its code */
  waiting(page: TvPageOptions & { tenant: TenantConfig; code: string; desk: string }): Promise<string>
}

/** Why a display shows no times. */
export type NoticeKind = 'notConnected' | 'closed' | 'away'

/** The dependencies for serving screens. */
export type TvRouteDeps = {
  app: FastifyInstance
  callInternally: InternalCaller
  directory: Directory
  rates?: RateLimiter
  pages: TvPages
  database: Database
  /** The desk’s URL, or undefined if displays cannot be added by code. */
  desk?: () => string
  now: () => Date
}

/** The range of the refresh interval in seconds, so that screens switched on together spread out. */
const refreshSeconds = {
  drawn: [60, 75],
  notConnected: [300, 360],
  closed: [300, 360],
  away: [60, 90],
  waiting: [4, 6],
} as const

const chooseRefresh = (kind: keyof typeof refreshSeconds) =>
  randomInt(refreshSeconds[kind][0], refreshSeconds[kind][1] + 1)

const screenPath = /^\/tv\/(portrait\/)?([\w-]{1,200})\/?$/

/** A URL without its scheme. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

/** Whether a display requests a code. */
const requestsCode = ({ method }: FastifyRequest, path: string) => method === 'GET' && /^\/tv\/?$/.test(path)

/**
 * Serves the pages of screens: today’s times for a valid token, a code for a waiting display, and otherwise a notice
 * that refreshes.
 */
export async function mountTvPages(deps: TvRouteDeps): Promise<void> {
  await serveTvFiles(deps.app, deps.pages.folder)
  /** Replies whose page refreshes by script only when the server responds; a refresh header could end on an error page. */
  const selfRefreshing = new WeakSet<FastifyReply>()
  const route: RouteOptions = {
    method: ['GET', 'HEAD'],
    url: '/tv/*',
    // Also applies to refusals before the handler, such as by a rate limit, and to errors, since screens are unattended.
    onSend: async (_request, reply) => {
      const needsHeader = reply.statusCode !== 200 && !selfRefreshing.has(reply)
      if (needsHeader && !reply.hasHeader('refresh') && !reply.hasHeader('location'))
        reply.header('refresh', String(chooseRefresh('away')))
    },
    handler: async (request, reply) => {
      const response = await renderScreen(deps, request)
      if ('location' in response)
        return reply
          .headers({ 'set-cookie': response.cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .redirect(response.location, 303)
      const { code, html, sheet: options, headers = {} } = response
      const isAlive = html.includes(`<script nonce="${options.nonce}">`)
      if (isAlive) selfRefreshing.add(reply)
      return sendScreen(reply.code(code).headers(headers), html, options, { isAlive, hasApp: code === 200 })
    },
  }
  deps.app.route(route)
  deps.app.route({ ...route, url: '/tv' })
}

type TvPageResponse =
  | { code: number; html: string; sheet: TvPageOptions; headers?: ResponseHeaders }
  | { location: string; cookie: string }

async function renderScreen(deps: TvRouteDeps, request: FastifyRequest): Promise<TvPageResponse> {
  const { callInternally, directory, rates, pages, desk, now } = deps
  const [path = ''] = request.url.split('?')
  const [, , token] = screenPath.exec(path) ?? []
  const orientation = path.startsWith('/tv/portrait') ? 'portrait' : 'landscape'
  const optionsOf = (kind: keyof typeof refreshSeconds): TvPageOptions => ({
    orientation,
    nonce: randomBytes(16).toString('base64'),
    refresh: chooseRefresh(kind),
  })
  let tenant: Tenant | undefined
  const notice = async (code: number, kind: NoticeKind, headers?: ResponseHeaders) => {
    const options = optionsOf(kind)
    const connectAt =
      desk && tenant && isOpen('tv', tenant.config) ? withoutScheme(getSiteLink(tenant, '/tv')) : undefined
    return {
      code,
      html: await pages.notice({ ...options, tenant: tenant?.config, kind, connectAt }),
      sheet: options,
      headers,
    }
  }
  const refusalNotice = ({ status, headers }: Refusal) => notice(status, 'away', headers)
  try {
    tenant = await directory.byHostname(getHostname(request))
    if (!tenant) return await notice(404, 'notConnected')
    request.tenant = tenant
    if (tenant.suspended) return await notice(503, 'closed')
    const refusal = await applyLimits(rates?.({ tenant, address: request.ip, what: 'tvView' }))
    if (refusal) return await refusalNotice(refusal)
    if (!isOpen('tv', tenant.config)) return await notice(404, 'notConnected')
    if (desk && requestsCode(request, path)) {
      const response = await connectDisplay(deps, { request, tenant })
      return 'location' in response ? response : await refusalNotice(response)
    }
    if (token === undefined) return await notice(404, 'notConnected')
    const feedResponse = await callInternally(
      { tenant, log: request.log },
      { method: 'GET', path: '/api/tv/{token}', params: { path: { token } } },
    )
    if (feedResponse.status === 404) {
      const waitingDisplay = desk ? await readWaitingCode(deps, { request, tenant }, token) : undefined
      if (!desk || !waitingDisplay) return await notice(404, 'notConnected')
      if ('status' in waitingDisplay) return await refusalNotice(waitingDisplay)
      const options = optionsOf('waiting')
      const html = await pages.waiting({
        ...options,
        tenant: tenant.config,
        code: waitingDisplay.code,
        desk: withoutScheme(desk()),
      })
      return { code: 404, html, sheet: options }
    }
    if (feedResponse.status !== 200) return await notice(503, 'away')
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract of this path
    const { data } = feedResponse.body as { data: components['schemas']['TvFeed'] }
    // The setting takes precedence over the URL.
    const options = { ...optionsOf('drawn'), orientation: data.orientation ?? orientation }
    const html = await pages.draw({ ...options, tenant: tenant.config, feed: data, now: now().getTime() })
    return { code: 200, html, sheet: options }
  } catch (err) {
    // The URL contains the token, so it is not logged.
    request.log.error({ err }, 'a display could not be rendered')
    return notice(503, 'away')
  }
}
