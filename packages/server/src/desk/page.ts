import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { getHostname } from '@minaret/foundation/tenancy'

/** The built desk: one page for every address, whose script draws what the address says. */
export type DeskPage = {
  /** The folder of its files; its `assets/` are served with those of the sites. */
  folder: string
}

/** What the desk's page may load and run: our files alone, in no other site's frame. */
const policyOf = (nonce: string) =>
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
    // A preview is on its mosque's own host name, which may be any; over plain http only where the desk is.
    'frame-src https: http:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The page with a fresh nonce on everything it loads. */
const withNonce = (html: string, nonce: string) => html.replace(/<(script|link)(?= )/g, `<$1 nonce="${nonce}"`)

/**
 * Serves the desk's page on its host name, whatever the path; calls and files go their own way.
 * @throws when the desk has not been built
 */
export function mountDeskPage(app: FastifyInstance, hostname: string, { folder }: DeskPage): void {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  app.addHook('onRequest', async (request, reply) => {
    if (getHostname(request) !== hostname || /^\/(?:api|assets)\//.test(request.url)) return undefined
    if (!['GET', 'HEAD'].includes(request.method)) return undefined
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': policyOf(nonce),
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
