import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { getHostname } from '@minaret/foundation/tenancy'

/** The built desk: a single page for every address, whose script renders the route. */
export type DeskPage = {
  /** The folder of its files; its `assets/` are served with those of the sites. */
  folder: string
}

/**
 * Returns the sources of previews: one path on any host name, since each mosque has its own, and over plain HTTP only on
 * this machine. A session may start on the page, so its mosques are not known when the page is sent.
 */
const previewsOf = (protocol: string) =>
  ['https://*:*', ...(protocol === 'https' ? [] : ['http://localhost:*', 'http://*.localhost:*'])].map(
    (origin) => `${origin}/unpublished/`,
  )

/** Returns the content security policy of the desk's page: only our own files, and no framing by other sites. */
const policyOf = (nonce: string, protocol: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Printed timetables are parsed in a worker.
    "worker-src 'self'",
    ['frame-src', ...previewsOf(protocol)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Adds the nonce to every script and link of the page. */
const withNonce = (html: string, nonce: string) => html.replace(/<(script|link)(?= )/g, `<$1 nonce="${nonce}"`)

/** Whether a path is a file or a convention such as `/.well-known/`, never a page of the desk. */
const isFile = (path: string) => path.startsWith('/.') || /\.[a-z0-9]+$/i.test(path)

/**
 * Serves the desk's page on its host name at every path except API calls, files and operational endpoints.
 * @throws if the desk has not been built
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
