import type { FastifyInstance } from 'fastify'
import { isCall, openToAll } from './isCall.ts'
import { type Directory, hostnameOf } from '../tenants/directory.ts'

/**
 * Lets the origins a tenant has listed call its API, and no others: the header is never reflected for a stranger and
 * never `null` (ASVS 3.4.2). Today's prayer times are for everybody's page.
 */
export function cors(app: FastifyInstance, directory: Directory): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return
    const { origin } = request.headers
    // Also to those who sent none: what a cache keeps of their answer is not another origin's.
    reply.header('vary', 'Origin')
    if (request.routeOptions.url === openToAll) {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return
    }
    if (!origin) return
    const tenant = await directory.byHostname(hostnameOf(request))
    if (!tenant?.origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'X-JWT-Token, ETag, Retry-After, X-Request-Id',
    })
    // A resource of another site may then be read by its page; see `secureHeaders`.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Content-Type, X-Requested-With, X-JWT-Token, token, If-None-Match',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
