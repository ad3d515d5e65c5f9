import type { FastifyInstance } from 'fastify'

/** What every answer says, also one that is given before any hook has run. */
export const baseHeaders = {
  // Whatever may be kept says so itself.
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

const headers = { ...baseHeaders, 'cross-origin-resource-policy': 'same-origin' }

/** Headers of every answer; a page replaces the policy by one of its own. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    // The number beside which the log tells what happened.
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    next()
  })
}
