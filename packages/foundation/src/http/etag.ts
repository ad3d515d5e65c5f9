import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Weak, because the same answer may travel compressed. */
export const createEtag = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`

/** Whether a caller holds this very answer already (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Sends an answer with its ETag, or only 304 to a caller who holds it. */
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
