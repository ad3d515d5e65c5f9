import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { httpMessages } from './messages/index.ts'
import { isApiRequest, embedPath } from './isApiRequest.ts'
import { type Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'

/**
 * Whether a page of the called site itself asks: by its name, or because the browser says so where a proxy has changed
 * the name on the way.
 */
const isOwnPage = (request: FastifyRequest, origin: string) =>
  request.headers['sec-fetch-site'] === 'same-origin' ||
  (URL.canParse(origin) && new URL(origin).hostname.replace(/\.$/, '') === getHostname(request))

/**
 * Lets the origins a tenant has listed call its API, and no others: the header is never reflected for a stranger and
 * never `null` (ASVS 3.4.2). Today's prayer times are for everybody's page.
 */
export function cors(app: FastifyInstance, directory: Directory): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return
    const { origin } = request.headers
    // Also to those who sent none: what a cache keeps of their answer is not another origin's.
    reply.header('vary', 'Origin')
    if (request.routeOptions.url === embedPath) {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return
    }
    if (!origin) return
    const tenant = await directory.byHostname(getHostname(request))
    if (!tenant) return
    if (!tenant.origins.includes(origin)) {
      // A browser remembers for minutes that it was let in, so a permission that was taken away is refused here too.
      if (request.method !== 'POST' || isOwnPage(request, origin)) return
      return sendRefusal(reply, { status: 403, message: httpMessages.foreignPage })
    }
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
        'access-control-allow-headers':
          'Content-Type, X-Requested-With, X-JWT-Token, token, X-Challenge-Solution, If-None-Match',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
