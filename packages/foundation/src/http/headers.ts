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

/**
 * Headers of every answer; a page replaces the policy by one of its own.
 * @param subdomains whether names under a mosque's are held to https too (RFC 6797, section 6.1.2)
 */
export function secureHeaders(app: FastifyInstance, subdomains = false): void {
  // Names under a mosque's may be anybody's, and may answer without https: they are held to it only where asked.
  const transport = `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    // The number beside which the log tells what happened.
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', transport)
    next()
  })
}
