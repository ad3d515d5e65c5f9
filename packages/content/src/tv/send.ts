import type { FastifyReply } from 'fastify'
import type { TvPageOptions } from './pages.ts'

/** Whether a page refreshes by script, and whether it may contain the app. */
type PageScripts = { isAlive: boolean; hasApp: boolean }

/** The page’s content security policy. Browsers too old for nonces use `unsafe-inline`. */
const policyOf = (nonce: string, { isAlive, hasApp }: PageScripts) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}' 'unsafe-inline'${hasApp ? " 'self'" : ''}`,
    // Browsers that support nonces ignore `unsafe-inline`; browsers from 2014 to 2017 need it.
    ...(isAlive ? [`script-src 'nonce-${nonce}' 'unsafe-inline'${hasApp ? " 'self'" : ''}`, "connect-src 'self'"] : []),
    ...(isAlive && hasApp
      ? [
          "font-src 'self'",
          "worker-src 'self'",
          // The older name of `worker-src`.
          "child-src 'self'",
          "img-src 'self' data:",
        ]
      : ['img-src data:']),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Sends a page. Pages with a script refresh themselves; others use the header. */
export const sendScreen = (
  reply: FastifyReply,
  html: string,
  { nonce, refresh }: TvPageOptions,
  scripts: PageScripts,
) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      ...(scripts.isAlive || scripts.hasApp ? {} : { refresh: String(refresh) }),
      'content-security-policy': policyOf(nonce, scripts),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html)
