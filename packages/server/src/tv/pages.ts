import { randomBytes, randomInt } from 'node:crypto'
import type { components } from '@minaret/contract'
import { isOpen, type TenantConfig } from '@minaret/plans'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInternalFetch } from '@minaret/foundation/http'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import { type Directory, getHostname } from '@minaret/foundation/tenancy'
import { serveTvFiles } from './files.ts'

type TvPageOptions = {
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
  /** A quiet page: why no times are shown. Without a tenant, of a name nobody has. */
  notice(page: TvPageOptions & { tenant?: TenantConfig; kind: 'notConnected' | 'closed' | 'away' }): Promise<string>
}

/** What serving screens takes. */
export type TvMounting = {
  app: FastifyInstance
  directory: Directory
  rates?: RateLimiter
  pages: TvPages
  now: () => Date
}

/** Seconds a screen waits, from and to: thousands that were switched on together drift apart. */
const refreshSeconds = { drawn: [60, 75], notConnected: [300, 360], closed: [300, 360], away: [60, 90] } as const

const chooseRefresh = (wait: keyof typeof refreshSeconds) =>
  randomInt(refreshSeconds[wait][0], refreshSeconds[wait][1] + 1)

const screenPath = /^\/tv\/(portrait\/)?([\w-]{1,200})\/?$/

/** Serves the plain page of every screen: to a good token today's times, to any other a quiet page that comes again. */
export async function mountTvPages(mounting: TvMounting): Promise<void> {
  await serveTvFiles(mounting.app, mounting.pages.folder)
  /** Pages that renew themselves by a script, once somebody has answered: one that is told to would end in an error. */
  const alive = new WeakSet<FastifyReply>()
  mounting.app.route({
    method: ['GET', 'HEAD'],
    url: '/tv/*',
    // Also what is refused before it comes here, in a crowd for example, or breaks: nobody stands by to press a key.
    onSend: async (_request, reply) => {
      if (reply.statusCode !== 200 && !alive.has(reply) && !reply.hasHeader('refresh'))
        reply.header('refresh', String(chooseRefresh('away')))
    },
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const [, , token] = screenPath.exec(path) ?? []
      const orientation = path.startsWith('/tv/portrait') ? 'portrait' : 'landscape'
      const { code, html, sheet, headers = {} } = await renderScreen(mounting, request, { token, orientation })
      const isAlive = html.includes(`<script nonce="${sheet.nonce}">`)
      if (isAlive) alive.add(reply)
      return sendScreen(reply.code(code).headers(headers), html, sheet, { isAlive, hasApp: code === 200 })
    },
  })
}

type TvPageRequest = { token?: string; orientation: TvPageOptions['orientation'] }

type TvPageResponse = { code: number; html: string; sheet: TvPageOptions; headers?: Record<string, string> }

async function renderScreen(
  mounting: TvMounting,
  request: FastifyRequest,
  { token, orientation }: TvPageRequest,
): Promise<TvPageResponse> {
  const { app, directory, rates, pages, now } = mounting
  const sheetOf = (wait: keyof typeof refreshSeconds): TvPageOptions => ({
    orientation,
    nonce: randomBytes(16).toString('base64'),
    refresh: chooseRefresh(wait),
  })
  let config: TenantConfig | undefined
  const notice = async (code: number, kind: 'notConnected' | 'closed' | 'away', headers?: Record<string, string>) => {
    const sheet = sheetOf(kind)
    return { code, html: await pages.notice({ ...sheet, tenant: config, kind }), sheet, headers }
  }
  try {
    const tenant = await directory.byHostname(getHostname(request))
    if (!tenant) return await notice(404, 'notConnected')
    request.tenant = tenant
    config = tenant.config
    if (tenant.suspended) return await notice(503, 'closed')
    const tooOften = await applyLimits(rates?.({ tenant, address: request.ip, what: 'tvView' }))
    if (tooOften) return await notice(tooOften.status, 'away', tooOften.headers)
    if (token === undefined || !isOpen('tv', config)) return await notice(404, 'notConnected')
    const call = createInternalFetch(app, request.raw.headers.host ?? '')
    const feed = await call(new Request(`http://inside/api/tv/${token}`))
    if (feed.status === 404) return await notice(404, 'notConnected')
    if (!feed.ok) return await notice(503, 'away')
    const { data }: { data: components['schemas']['TvFeed'] } = JSON.parse(await feed.text())
    // What staff chose goes before what the address says.
    const sheet = { ...sheetOf('drawn'), orientation: data.orientation ?? orientation }
    const html = await pages.draw({ ...sheet, tenant: tenant.config, feed: data, now: now().getTime() })
    return { code: 200, html, sheet }
  } catch (err) {
    // The address holds the token: it is not written down.
    request.log.error({ err }, 'a display could not be rendered')
    return notice(503, 'away')
  }
}

/** Whether a page renews itself by a script, and whether it may hold the app. */
type PageScripts = { isAlive: boolean; hasApp: boolean }

/** What a screen may do. What an engine is too old to know of the nonce, it takes from the words beside it. */
const policyOf = (nonce: string, { isAlive, hasApp }: PageScripts) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}' 'unsafe-inline'${hasApp ? " 'self'" : ''}`,
    // Whoever knows the nonce passes over the words beside it; engines of 2014 to 2017 run no script of a page without them.
    ...(isAlive ? [`script-src 'nonce-${nonce}' 'unsafe-inline'${hasApp ? " 'self'" : ''}`, "connect-src 'self'"] : []),
    ...(isAlive && hasApp
      ? [
          "font-src 'self'",
          "worker-src 'self'",
          // The older name of the same.
          "child-src 'self'",
          "img-src 'self' data:",
        ]
      : ['img-src data:']),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A page that runs a script says itself when to ask again, any other is asked for by its header. */
const sendScreen = (reply: FastifyReply, html: string, { nonce, refresh }: TvPageOptions, runs: PageScripts) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      ...(runs.isAlive || runs.hasApp ? {} : { refresh: String(refresh) }),
      'content-security-policy': policyOf(nonce, runs),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html)
