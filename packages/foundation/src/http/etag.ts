import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Creates an ETag. It is weak, because the response may be compressed. */
export const createEtag = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`

/** Whether the client already has this response (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const stripWeak = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => stripWeak(tag) === stripWeak(etag))
}

/** Sends a response with its ETag, or 304 if the client already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: { text: string; etag: string },
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(200).type(type).send(text)
}
