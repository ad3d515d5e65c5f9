import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { baseHeaders } from './headers.ts'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { getLanguage, localise } from '../responses/localise.ts'

/**
 * Sends a refusal as the contract's Failure: the HTTP status, the same in `status`, a message in the client's language, and
 * `data`, which may be empty.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message, data = {}, headers } = localise(refusal, getLanguage(reply.request))
  return reply
    .code(status)
    .headers({ ...baseHeaders, 'x-request-id': reply.request.id, ...headers })
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ status, message, data })
}

/** Creates the response to an internal error, with a number that the visitor can quote and that is logged with the error. */
export function internalError(): Refusal & { reference: string } {
  const reference = randomBytes(5).toString('hex')
  return {
    status: 500,
    reference,
    message: httpMessages.broken({ reference }),
    data: { reference },
  }
}

/** An invalid request. */
export const invalidRequest: Refusal = {
  status: 400,
  message: httpMessages.unreadable,
}

/** Our messages for Fastify's errors. Any error not listed is an internal one. */
export const transportRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: httpMessages.mediaType },
  NO_BYTES: { status: 415, message: httpMessages.bytesOnly },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: httpMessages.emptyBody },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: httpMessages.badJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: httpMessages.badLength },
  FST_CP_ERR_INVALID_CONTENT: { status: 400, message: httpMessages.badEncoding },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    message: httpMessages.unknownEncoding,
  },
  TOO_DEEP: { status: 400, message: httpMessages.tooDeep },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: httpMessages.notFound },
  FST_ERR_BAD_URL: { status: 400, message: httpMessages.badAddress },
}
