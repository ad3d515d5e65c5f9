import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { isOutOfSpace, isTransientError } from '../db/transientErrors.ts'
import { sendRefusal, internalError, transportRefusals, invalidRequest } from './envelope.ts'
import { isApiRequest } from './isApiRequest.ts'
import type { Refusal } from '../responses/response.ts'
import { sendPlainPage } from './plainPage.ts'
import { messages as httpMessages } from './messages.gen.ts'

const databaseUnreachable: Refusal = {
  status: 503,
  message: httpMessages.databaseAway,
  headers: { 'retry-after': '5' },
}

/** Retry-After is longer, because an operator has to free space first. */
const outOfSpace: Refusal = {
  status: 503,
  message: httpMessages.outOfSpace,
  headers: { 'retry-after': '60' },
}

/** Returns the refusal for an error of a handler; an internal error is logged with its number. */
export function refusalFor(error: unknown, log: FastifyBaseLogger): Refusal {
  if (isOutOfSpace(error)) {
    log.error({ err: error, alarm: 'space' }, 'nothing can be written because a disk is full')
    return outOfSpace
  }
  if (isTransientError(error)) {
    log.error({ err: error }, 'the database cannot be reached')
    return databaseUnreachable
  }
  const { reference, ...internalRefusal } = internalError()
  log.error({ err: error, reference }, 'a request failed')
  return internalRefusal
}

/** Returns the refusal for an error of a request: of its transport, or of its handler. */
function requestRefusalFor(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): Refusal {
  const refusal = transportRefusals[error.code ?? '']
  if (refusal) return refusal
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return {
      status: 413,
      message: httpMessages.tooLarge({ kilobytes: String(Math.floor(request.routeOptions.bodyLimit / 1024)) }),
    }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return invalidRequest
  return refusalFor(error, request.log)
}

/** Responds to an error: in the envelope for the API, otherwise as a page. */
export const sendFailure = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefused(request, reply, requestRefusalFor(error, request))

/** Sends a refusal: in the envelope for the API, otherwise as a page. */
export function sendRefused(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (isApiRequest(request)) return sendRefusal(reply, refusal)
  const { status, headers = {}, message } = refusal
  return sendPlainPage(reply.headers(headers), status, { title: httpMessages.noPageNow, text: message })
}
