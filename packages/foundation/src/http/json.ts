import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { forMachines } from '../i18n/catalogue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where a signature covers it. */
    rawBytes?: Buffer
  }
  interface FastifyContextConfig {
    /** A signature covers the body: it is kept as bytes, and the call proves itself by that. */
    signed?: boolean
    /** The body is a file's bytes, and nothing else is taken. */
    takesBytes?: boolean
  }
}

/** How deep a body may be nested (baseline 1.4, API4). */
const maxDepth = 20

/** Whether a value is nested deeper than is read; looks level by level, so that no depth can exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  const holders = (values: unknown[]) => values.filter((one): one is object => typeof one === 'object' && one !== null)
  let level = holders([value])
  for (let depth = 0; depth < maxDepth; depth += 1)
    level = holders(level.flatMap((one): unknown[] => Object.values(one)))
  return level.length > 0
}

/** The longest body a signature covers, in bytes: a provider's event with a long invoice in it is some hundred kB. */
export const signedBodyLimit = 1024 * 1024

/** A signature as Stripe writes it, by its form: a moment and at least one hash. */
const signatureForm = /^t=\d{1,12},(?:.*,)?v1=[0-9a-f]{64}(?:,|$)/

const unsigned: Refusal = {
  status: 400,
  message: forMachines('The signature of this event is invalid. Check the webhook secret of this account.'),
  headers: { connection: 'close' },
}

/** Refuses an event that cannot be genuine before any of its body is read: what is unsigned costs nobody memory. */
export const refuseUnsigned = ({ headers }: Pick<FastifyRequest, 'headers'>): Refusal | undefined =>
  signatureForm.test(String(headers['stripe-signature'] ?? '')) ? undefined : unsigned

const refused = (code: string) => Object.assign(new Error(code), { code })

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads bodies as JSON, and keeps the bytes where a signature covers them. Any other media type is refused, but for a file's
 * bytes where a call takes them; and so is a body that is no UTF-8, is nested too deeply or names `__proto__`, which would
 * reach the object's prototype.
 */
export function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    if (request.routeOptions.config.takesBytes) return parsed(refused('NO_BYTES'))
    if (!Buffer.isBuffer(body)) return parsed(refused('FST_ERR_CTP_EMPTY_JSON_BODY'))
    if (request.routeOptions.config.signed && body.length > 0) {
      request.rawBytes = body
      return parsed(null, {})
    }
    let text: string
    try {
      text = utf8.decode(body)
    } catch {
      return parsed(refused('FST_ERR_CTP_INVALID_JSON_BODY'))
    }
    void parse(request, text, (error: Error | null, value?: unknown) => {
      if (error) return parsed(error)
      if (isTooDeep(value)) return parsed(refused('TOO_DEEP'))
      parsed(null, value)
    })
  })
  // Counted as they come: whoever sends more than the call's limit is refused at that byte.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, parsed) =>
    request.routeOptions.config.takesBytes ? parsed(null, body) : parsed(refused('FST_ERR_CTP_INVALID_MEDIA_TYPE')),
  )
}

/**
 * Refuses a call that changes something and that a page of another site could make without asking first: it lacks the
 * header `X-Requested-With` (ASVS 3.5.1). Together with the media type, that takes a preflight.
 */
export function refuseWithoutPreflight(request: FastifyRequest): Refusal | undefined {
  if (request.headers['x-requested-with']) return undefined
  return {
    status: 400,
    message: httpMessages.noPreflight,
  }
}
