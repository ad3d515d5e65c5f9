import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from './operation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where a signature covers it. */
    rawBytes?: Buffer
  }
  interface FastifyContextConfig {
    /** A signature covers the body: it is kept as bytes, and the call proves itself by that. */
    signed?: boolean
  }
}

/** Reads bodies as JSON, and keeps the bytes where a signature covers them. Any other media type is refused. */
export function jsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    if (!Buffer.isBuffer(body) || body.length === 0)
      return parsed(Object.assign(new Error('empty'), { code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }))
    if (request.routeOptions.config.signed) {
      request.rawBytes = body
      return parsed(null, {})
    }
    try {
      // A reviver that drops `__proto__`: it would reach the object's prototype.
      parsed(
        null,
        JSON.parse(body.toString('utf8'), (key, value: unknown) => (key === '__proto__' ? undefined : value)),
      )
    } catch {
      parsed(Object.assign(new Error('not JSON'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
    }
  })
}

/**
 * Refuses a call that changes something and that a page of another site could make without asking first: it lacks the
 * header `X-Requested-With` (ASVS 3.5.1). Together with the media type, that takes a preflight.
 */
export function withoutPreflight(request: FastifyRequest): Refusal | undefined {
  if (request.headers['x-requested-with']) return undefined
  return {
    status: 400,
    message: 'This call needs the header X-Requested-With: XMLHttpRequest, so that no other site can make it.',
  }
}
