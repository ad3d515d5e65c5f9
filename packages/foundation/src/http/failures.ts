import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOutOfSpace, isTransientError } from '../db/transientErrors.ts'
import { sendRefusal, somethingBroke, transportRefusals, unreadable } from './envelope.ts'
import { isApiRequest } from './isApiRequest.ts'
import type { Refusal } from '../responses/response.ts'
import { sendPlainPage } from './plainPage.ts'
import { messages as httpMessages } from './messages.gen.ts'

const databaseUnreachable: Refusal = {
  status: 503,
  message: httpMessages.databaseAway,
  headers: { 'retry-after': '5' },
}

/** Seconds: somebody has to make room first. */
const outOfSpace: Refusal = {
  status: 503,
  message: httpMessages.outOfSpace,
  headers: { 'retry-after': '60' },
}

/** How the failure of a call or a page is told; one of ours is written to the log beside the number it was given. */
function refusalFor(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): Refusal {
  const refusal = transportRefusals[error.code ?? '']
  if (refusal) return refusal
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return {
      status: 413,
      message: httpMessages.tooLarge({ kilobytes: String(Math.floor(request.routeOptions.bodyLimit / 1024)) }),
    }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return unreadable
  if (isOutOfSpace(error)) {
    request.log.error({ err: error, alarm: 'space' }, 'nothing can be written because a disk is full')
    return outOfSpace
  }
  if (isTransientError(error)) {
    request.log.error({ err: error }, 'the database cannot be reached')
    return databaseUnreachable
  }
  const { reference, ...broken } = somethingBroke()
  request.log.error({ err: error, reference }, 'a request failed')
  return broken
}

/** Answers whatever was thrown: the API in its envelope, an address of the site as a page. */
export const sendFailure = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefused(request, reply, refusalFor(error, request))

/** A refusal of any request: a call's in the envelope, a page's as a page. */
export function sendRefused(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (isApiRequest(request)) return sendRefusal(reply, refusal)
  const { status, headers = {}, message } = refusal
  return sendPlainPage(reply.headers(headers), status, { title: httpMessages.noPageNow, text: message })
}
