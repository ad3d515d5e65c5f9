import type { FastifyInstance } from 'fastify'

/** Headers of every response, including those sent before any hook has run. */
export const baseHeaders = {
  // Cacheable responses override this.
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

const headers = { ...baseHeaders, 'cross-origin-resource-policy': 'same-origin' }

/**
 * Adds the security headers to every response; a page replaces the content security policy with its own.
 * @param subdomains whether HSTS includes subdomains of a mosque's host name (RFC 6797, section 6.1.2)
 */
export function secureHeaders(app: FastifyInstance, subdomains = false): void {
  // Subdomains may belong to others and may not support https, so they are included only if configured.
  const transport = `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    // The id by which the log can be searched.
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', transport)
    next()
  })
}
