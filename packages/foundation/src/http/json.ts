import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { forMachines } from '../i18n/catalogue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body, if a signature covers it. */
    rawBytes?: Buffer
  }
  interface FastifyContextConfig {
    /** Whether a signature covers the body, which authenticates the call; the raw bytes are kept. */
    signed?: boolean
    /** Whether the body must be the bytes of a file. */
    takesBytes?: boolean
  }
}

/** Maximum nesting depth of a body (baseline 1.4, API4). */
const maxDepth = 20

/** Whether a value is nested too deeply. Iterates by level, so that no depth can exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  const keepObjects = (values: unknown[]) =>
    values.filter((item): item is object => typeof item === 'object' && item !== null)
  let level = keepObjects([value])
  for (let depth = 0; depth < maxDepth; depth += 1)
    level = keepObjects(level.flatMap((item): unknown[] => Object.values(item)))
  return level.length > 0
}

/** Maximum size of a signed body in bytes: an event with a long invoice is a few hundred kB. */
export const signedBodyLimit = 1024 * 1024

/** Format of a Stripe signature: a timestamp and at least one hash. */
const signaturePattern = /^t=\d{1,12},(?:.*,)?v1=[0-9a-f]{64}(?:,|$)/

const invalidSignature: Refusal = {
  status: 400,
  message: forMachines('The signature of this event is invalid. Check the webhook secret of this account.'),
  headers: { connection: 'close' },
}

/** Refuses an unsigned event before its body is read, so that it uses no memory. */
export const refuseUnsigned = ({ headers }: Pick<FastifyRequest, 'headers'>): Refusal | undefined =>
  signaturePattern.test(String(headers['stripe-signature'] ?? '')) ? undefined : invalidSignature

const makeError = (code: string) => Object.assign(new Error(code), { code })

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses bodies as JSON, and keeps the bytes if a signature covers them. It rejects other media types, except bytes for calls
 * that take a file, as well as bodies that are not UTF-8, are nested too deeply or contain `__proto__`, which would change
 * the object's prototype.
 */
export function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.takesBytes) return done(makeError('NO_BYTES'))
    if (!Buffer.isBuffer(body)) return done(makeError('FST_ERR_CTP_EMPTY_JSON_BODY'))
    if (request.routeOptions.config.signed && body.length > 0) {
      request.rawBytes = body
      return done(null, {})
    }
    let text: string
    try {
      text = utf8.decode(body)
    } catch {
      return done(makeError('FST_ERR_CTP_INVALID_JSON_BODY'))
    }
    void parse(request, text, (error: Error | null, value?: unknown) => {
      if (error) return done(error)
      if (isTooDeep(value)) return done(makeError('TOO_DEEP'))
      done(null, value)
    })
  })
  // Fastify counts the bytes as they arrive, and rejects the body at the call's limit.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) =>
    request.routeOptions.config.takesBytes ? done(null, body) : done(makeError('FST_ERR_CTP_INVALID_MEDIA_TYPE')),
  )
}

/**
 * Refuses a write without the header `X-Requested-With`, which a page of another site could send without a preflight (ASVS
 * 3.5.1).
 */
export function refuseWithoutPreflight(request: FastifyRequest): Refusal | undefined {
  if (request.headers['x-requested-with']) return undefined
  return {
    status: 400,
    message: httpMessages.noPreflight,
  }
}
