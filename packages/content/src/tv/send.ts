import type { FastifyReply } from 'fastify'
import type { TvPageOptions } from './pages.ts'

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
export const sendScreen = (reply: FastifyReply, html: string, { nonce, refresh }: TvPageOptions, runs: PageScripts) =>
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
