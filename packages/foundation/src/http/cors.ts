import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { isApiRequest, isPublicResource } from './isApiRequest.ts'
import { type Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'

/**
 * Whether the request comes from a page of the same site: by its host name, or by the browser's own header in case a proxy has
 * changed the host name.
 */
export const isOwnPage = (request: FastifyRequest, origin: string): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' ||
  (URL.canParse(origin) && new URL(origin).hostname.replace(/\.$/, '') === getHostname(request))

/**
 * Allows only the origins a tenant has listed to call its API: the header is never reflected for other origins and never
 * `null` (ASVS 3.4.2). Any origin may read today's prayer times and the calendars, without credentials.
 */
export function cors(app: FastifyInstance, directory: Directory): void {
  // Callbacks rather than async, because most calls are same-origin and need no waiting.
  app.addHook('onRequest', (request, reply, next) => {
    const isPublic = isPublicResource(request)
    if (!isPublic && !isApiRequest(request)) return next()
    // Also for requests without Origin, so that caches do not serve their response to another origin.
    reply.header('vary', 'Origin')
    if (isPublic) {
      if (!allowAnyOrigin(request, reply)) next()
      return
    }
    const { origin } = request.headers
    if (!origin) return next()
    allowListedOrigin(directory, request, reply, origin).then((isSent) => {
      if (!isSent) next()
    }, next)
  })
}

/** @returns whether it was a preflight and was responded to */
function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false
  reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '600',
    })
    .code(204)
    .send()
  return true
}

/** @returns whether a refusal or a preflight response was sent */
async function allowListedOrigin(
  directory: Directory,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Promise<boolean> {
  const tenant = await directory.byHostname(getHostname(request))
  if (!tenant) return false
  if (!tenant.origins.includes(origin)) {
    // Browsers cache a preflight for minutes, so a revoked permission is enforced here too.
    if (request.method !== 'POST' || isOwnPage(request, origin)) return false
    sendRefusal(reply, { status: 403, message: httpMessages.foreignPage })
    return true
  }
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-JWT-Token, ETag, Retry-After, X-Request-Id',
  })
  // Overrides the default of `secureHeaders`, so that the allowed origin can read the response.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false
  reply
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        'Content-Type, X-Requested-With, X-JWT-Token, token, X-Challenge-Solution, If-None-Match',
      'access-control-max-age': '600',
    })
    .code(204)
    .send()
  return true
}
