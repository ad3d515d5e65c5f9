import { randomBytes, randomInt } from 'node:crypto'
import type { components } from '@minaret/contract'
import { isOpen, type TenantConfig } from '@minaret/plans'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import { createInternalFetch } from '@minaret/foundation/http'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import type { Refusal, ResponseHeaders } from '@minaret/foundation/responses'
import { type Directory, getHostname, getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { connectDisplay, readWaitingCode } from './connect.ts'
import { serveTvFiles } from './files.ts'
import { sendScreen } from './send.ts'

/** What every page of a display is drawn with. */
export type TvPageOptions = {
  /** Which way the screen hangs. */
  orientation: 'landscape' | 'portrait'
  /** Marks the one sheet of styles as ours. */
  nonce: string
  /** Seconds until the screen asks again. */
  refresh: number
}

/** A built app that draws screens in halls: a plain page, which an engine that can run the app makes its own. */
export type TvPages = {
  /** The folder of the files the app is made of; without it screens have the plain page alone. */
  folder?: string
  /** @param now the instant it is drawn at, in milliseconds */
  draw(
    page: TvPageOptions & { tenant: TenantConfig; feed: components['schemas']['TvFeed']; now: number },
  ): Promise<string>
  /** Of the app's files, and of what its page holds for this tenant: another one is taken over by running screens. */
  release(tenant: TenantConfig): Promise<string>
  /**
   * A quiet page: why no times are shown. Without a tenant, of a name nobody has.
   * @param connectAt where a display that is not connected gets a code
   */
  notice(page: TvPageOptions & { tenant?: TenantConfig; kind: NoticeKind; connectAt?: string }): Promise<string>
  /** What a display shows at an instant, in milliseconds, as a picture: SVG. */
  preview(page: {
    tenant: TenantConfig
    feed: components['schemas']['TvFeed']
    now: number
    orientation: TvPageOptions['orientation']
  }): Promise<string>
  /** A display that waits to be added. @param desk where staff type its code */
  waiting(page: TvPageOptions & { tenant: TenantConfig; code: string; desk: string }): Promise<string>
}

/** Why a display shows no times. */
export type NoticeKind = 'notConnected' | 'closed' | 'away'

/** What serving screens takes. */
export type TvMounting = {
  app: FastifyInstance
  directory: Directory
  rates?: RateLimiter
  pages: TvPages
  database: Database
  /** The desk's address; without a desk no display is added by a code. */
  desk?: () => string
  now: () => Date
}

/** Seconds a screen waits, from and to: thousands that were switched on together drift apart. */
const refreshSeconds = {
  drawn: [60, 75],
  notConnected: [300, 360],
  closed: [300, 360],
  away: [60, 90],
  waiting: [4, 6],
} as const

const chooseRefresh = (wait: keyof typeof refreshSeconds) =>
  randomInt(refreshSeconds[wait][0], refreshSeconds[wait][1] + 1)

const screenPath = /^\/tv\/(portrait\/)?([\w-]{1,200})\/?$/

/** An address as people type it. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

/** Where a display asks for its code. */
const isStart = ({ method }: FastifyRequest, path: string) => method === 'GET' && /^\/tv\/?$/.test(path)

/**
 * Serves the plain page of every screen: to a good token today's times, to one that waits to be added its code, to any other
 * a quiet page that comes again.
 */
export async function mountTvPages(mounting: TvMounting): Promise<void> {
  await serveTvFiles(mounting.app, mounting.pages.folder)
  /** Pages that renew themselves by a script, once somebody has answered: one that is told to would end in an error. */
  const alive = new WeakSet<FastifyReply>()
  const route: RouteOptions = {
    method: ['GET', 'HEAD'],
    url: '/tv/*',
    // Also what is refused before it comes here, in a crowd for example, or breaks: nobody stands by to press a key.
    onSend: async (_request, reply) => {
      if (reply.statusCode !== 200 && !alive.has(reply) && !reply.hasHeader('refresh') && !reply.hasHeader('location'))
        reply.header('refresh', String(chooseRefresh('away')))
    },
    handler: async (request, reply) => {
      const response = await renderScreen(mounting, request)
      if ('location' in response)
        return reply
          .headers({ 'set-cookie': response.cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .redirect(response.location, 303)
      const { code, html, sheet, headers = {} } = response
      const isAlive = html.includes(`<script nonce="${sheet.nonce}">`)
      if (isAlive) alive.add(reply)
      return sendScreen(reply.code(code).headers(headers), html, sheet, { isAlive, hasApp: code === 200 })
    },
  }
  mounting.app.route(route)
  mounting.app.route({ ...route, url: '/tv' })
}

type TvPageResponse =
  | { code: number; html: string; sheet: TvPageOptions; headers?: ResponseHeaders }
  | { location: string; cookie: string }

async function renderScreen(mounting: TvMounting, request: FastifyRequest): Promise<TvPageResponse> {
  const { app, directory, rates, pages, desk, now } = mounting
  const [path = ''] = request.url.split('?')
  const [, , token] = screenPath.exec(path) ?? []
  const orientation = path.startsWith('/tv/portrait') ? 'portrait' : 'landscape'
  const optionsOf = (wait: keyof typeof refreshSeconds): TvPageOptions => ({
    orientation,
    nonce: randomBytes(16).toString('base64'),
    refresh: chooseRefresh(wait),
  })
  let tenant: Tenant | undefined
  const notice = async (code: number, kind: NoticeKind, headers?: ResponseHeaders) => {
    const sheet = optionsOf(kind)
    const connectAt =
      desk && tenant && isOpen('tv', tenant.config) ? withoutScheme(getSiteLink(tenant, '/tv')) : undefined
    return { code, html: await pages.notice({ ...sheet, tenant: tenant?.config, kind, connectAt }), sheet, headers }
  }
  const refused = ({ status, headers }: Refusal) => notice(status, 'away', headers)
  try {
    tenant = await directory.byHostname(getHostname(request))
    if (!tenant) return await notice(404, 'notConnected')
    request.tenant = tenant
    if (tenant.suspended) return await notice(503, 'closed')
    const tooOften = await applyLimits(rates?.({ tenant, address: request.ip, what: 'tvView' }))
    if (tooOften) return await refused(tooOften)
    if (!isOpen('tv', tenant.config)) return await notice(404, 'notConnected')
    if (desk && isStart(request, path)) {
      const response = await connectDisplay(mounting, { request, tenant })
      return 'location' in response ? response : await refused(response)
    }
    if (token === undefined) return await notice(404, 'notConnected')
    const call = createInternalFetch(app, request.raw.headers.host ?? '')
    const feed = await call(new Request(`http://inside/api/tv/${token}`))
    if (feed.status === 404) {
      const waiting = desk ? await readWaitingCode(mounting, { request, tenant }, token) : undefined
      if (!desk || !waiting) return await notice(404, 'notConnected')
      if ('status' in waiting) return await refused(waiting)
      const sheet = optionsOf('waiting')
      const html = await pages.waiting({
        ...sheet,
        tenant: tenant.config,
        code: waiting.code,
        desk: withoutScheme(desk()),
      })
      return { code: 404, html, sheet }
    }
    if (!feed.ok) return await notice(503, 'away')
    const { data }: { data: components['schemas']['TvFeed'] } = JSON.parse(await feed.text())
    // What staff chose goes before what the address says.
    const sheet = { ...optionsOf('drawn'), orientation: data.orientation ?? orientation }
    const html = await pages.draw({ ...sheet, tenant: tenant.config, feed: data, now: now().getTime() })
    return { code: 200, html, sheet }
  } catch (err) {
    // The address holds the token: it is not written down.
    request.log.error({ err }, 'a display could not be rendered')
    return notice(503, 'away')
  }
}
