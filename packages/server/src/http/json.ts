import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './envelope.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where a signature covers it. */
    rawBytes?: Buffer
  }
}

const isWebhook = (url: string) => url.startsWith('/api/stripe/webhook/')

/**
 * A call that changes something must be one a page of another site cannot make without asking first: JSON, and the
 * header `X-Requested-With` (ASVS 3.5.1). Webhooks prove themselves by their signature, over the bytes as they came.
 */
export function jsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    if (!Buffer.isBuffer(body) || body.length === 0)
      return parsed(Object.assign(new Error('empty'), { code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }))
    if (isWebhook(request.url)) {
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
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isWebhook(request.url) || !request.url.startsWith('/api/')) return
    if (!request.headers['x-requested-with'])
      return sendRefusal(reply, {
        status: 400,
        message: 'This call needs the header X-Requested-With: XMLHttpRequest, so that no other site can make it.',
      })
  })
}
