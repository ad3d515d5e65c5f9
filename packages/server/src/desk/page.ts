import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { getHostname } from '@minaret/foundation/tenancy'

/** The built desk: one page for every address, whose script draws what the address says. */
export type DeskPage = {
  /** The folder of its files; its `assets/` are served with those of the sites. */
  folder: string
}

/**
 * Where previews are: on each mosque's own host name, which may be any, at one path. Over plain http only on this machine.
 * A session may begin in the page, so its mosques are not known when it is sent.
 */
const previewsOf = (protocol: string) =>
  ['https://*:*', ...(protocol === 'https' ? [] : ['http://localhost:*', 'http://*.localhost:*'])].map(
    (origin) => `${origin}/unpublished/`,
  )

/** What the desk's page may load and run: our files alone, in no other site's frame. */
const policyOf = (nonce: string, protocol: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // A printed timetable is read in one.
    "worker-src 'self'",
    ['frame-src', ...previewsOf(protocol)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The page with a fresh nonce on everything it loads. */
const withNonce = (html: string, nonce: string) => html.replace(/<(script|link)(?= )/g, `<$1 nonce="${nonce}"`)

/** Addresses that are files, or conventions such as `/.well-known/`: no page of the desk is called so. */
const isFile = (path: string) => path.startsWith('/.') || /\.[a-z0-9]+$/i.test(path)

/**
 * Serves the desk's page on its host name, whatever the path; calls, files and the operator's addresses go their own way.
 * @throws when the desk has not been built
 */
export function mountDeskPage(app: FastifyInstance, hostname: string, { folder }: DeskPage): void {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  app.addHook('onRequest', async (request, reply) => {
    if (getHostname(request) !== hostname || /^\/(?:api|assets)\//.test(request.url)) return undefined
    if (!['GET', 'HEAD'].includes(request.method) || request.routeOptions.config.operator) return undefined
    const path = request.url.replace(/\?.*$/, '')
    if (path === '/robots.txt') return reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n')
    if (isFile(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': policyOf(nonce, request.protocol),
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'payment=(), microphone=(), geolocation=()',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(withNonce(html, nonce))
  })
}
