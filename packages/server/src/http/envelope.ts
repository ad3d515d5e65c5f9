import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { baseHeaders } from './headers.ts'
import type { Refusal } from './operation.ts'

/** Writes a refusal as the contract's Failure: the HTTP code, the same code in `status`, a sentence, and no more. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message, data, headers } = refusal
  return reply
    .code(status)
    .headers({ ...baseHeaders, 'x-request-id': reply.request.id, ...headers })
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(data ? { status, message, data } : { status, message })
}

/** Something of ours broke: the visitor gets a number to quote, the log gets the error beside that number. */
export function somethingBroke(): Refusal & { reference: string } {
  const reference = randomBytes(5).toString('hex')
  return {
    status: 500,
    reference,
    message: `Something went wrong on our side. Please try again in a moment. If it happens again, tell the mosque this number: ${reference}.`,
    data: { reference },
  }
}

/** A request that is none. */
export const unreadable: Refusal = {
  status: 400,
  message: 'That request cannot be read. Check the address and try again.',
}

/** Fastify's own refusals, in our words. Anything not listed is ours and broke. */
export const transportRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Send this call as application/json.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'That is too much at once. Send at most 100 kB.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The body is empty. Send a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body is not valid JSON. Check it and send it again.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The body is not as long as its header says.' },
  FST_CP_ERR_INVALID_CONTENT: { status: 400, message: 'The body is not packed as its Content-Encoding says.' },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    message: 'The body is packed in a way we cannot open. Send it as it is, or packed by gzip.',
  },
  TOO_DEEP: { status: 400, message: 'The body is nested too deeply. Send at most 20 levels.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: 'We could not find that.' },
  FST_ERR_BAD_URL: { status: 400, message: 'That address cannot be read. Check it for stray characters.' },
}
