import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { isApiRequest, isPublicResource } from './isApiRequest.ts'
import { type Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'

/**
 * Whether a page of the called site itself asks: by its name, or because the browser says so where a proxy has changed
 * the name on the way.
 */
export const isOwnPage = (request: FastifyRequest, origin: string): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' ||
  (URL.canParse(origin) && new URL(origin).hostname.replace(/\.$/, '') === getHostname(request))

/**
 * Lets the origins a tenant has listed call its API, and no others: the header is never reflected for a stranger and
 * never `null` (ASVS 3.4.2). Today's prayer times and the calendars are for everybody's page, without credentials.
 */
export function cors(app: FastifyInstance, directory: Directory): void {
  // Most calls are a page's own: nobody waits for anything then.
  app.addHook('onRequest', (request, reply, next) => {
    const isPublic = isPublicResource(request)
    if (!isPublic && !isApiRequest(request)) return next()
    // Also to those who sent none: what a cache keeps of their answer is not another origin's.
    reply.header('vary', 'Origin')
    if (isPublic) {
      if (!answerEverybody(request, reply)) next()
      return
    }
    const { origin } = request.headers
    if (!origin) return next()
    answerOrigin(directory, request, reply, origin).then((isSent) => {
      if (!isSent) next()
    }, next)
  })
}

/** @returns whether a browser asked before it reads: then it is answered */
function answerEverybody(request: FastifyRequest, reply: FastifyReply): boolean {
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

/** @returns whether the call was refused or its preflight answered */
async function answerOrigin(
  directory: Directory,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Promise<boolean> {
  const tenant = await directory.byHostname(getHostname(request))
  if (!tenant) return false
  if (!tenant.origins.includes(origin)) {
    // A browser remembers for minutes that it was let in, so a permission that was taken away is refused here too.
    if (request.method !== 'POST' || isOwnPage(request, origin)) return false
    sendRefusal(reply, { status: 403, message: httpMessages.foreignPage })
    return true
  }
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-JWT-Token, ETag, Retry-After, X-Request-Id',
  })
  // A resource of another site may then be read by its page; see `secureHeaders`.
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
