import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/etag.ts'
import { parseRange } from './range.ts'
import type { ByteRange } from './storage.ts'

/** A file to send. */
export type Sendable = {
  /** Identifies its content, which never changes. */
  tag: string
  size: number
  headers: Record<string, string>
  /** Reads the whole file, or a range. */
  read(range?: ByteRange): Promise<Readable | Buffer | undefined>
}

/** Sends a file, the requested range, or 304 if the client already has it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: Sendable): Promise<FastifyReply> {
  const etag = `"${file.tag}"`
  reply.headers({ etag, 'accept-ranges': 'bytes', ...file.headers })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()

  // Ignores the range if the client has the start of a different file (If-Range).
  const { 'if-range': condition, range: header } = request.headers
  const range = condition === undefined || condition === etag ? parseRange(header, file.size) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send()

  const length = range ? range.last - range.first + 1 : file.size
  reply.code(range ? 206 : 200).header('content-length', length)
  if (range) reply.header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  const body = await file.read(range)
  return body === undefined ? reply.code(404).removeHeader('content-length').send() : reply.send(body)
}
