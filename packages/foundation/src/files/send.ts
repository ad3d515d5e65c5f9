import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/etag.ts'
import { rangeOf } from './range.ts'
import type { ByteRange } from './storage.ts'

/** A file as it can be sent. */
export type Sendable = {
  /** Names what it holds: it never changes. */
  tag: string
  size: number
  headers: Record<string, string>
  /** All of it, or a part. */
  read(range?: ByteRange): Promise<Readable | Buffer | undefined>
}

/** Sends a file, or the part of it that is asked for, or only that it is held already. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: Sendable): Promise<FastifyReply> {
  const etag = `"${file.tag}"`
  reply.headers({ etag, 'accept-ranges': 'bytes', ...file.headers })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()

  // A part of another file than the one whose beginning is held would be of no use (If-Range).
  const { 'if-range': condition, range: header } = request.headers
  const range = condition === undefined || condition === etag ? rangeOf(header, file.size) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send()

  const length = range ? range.last - range.first + 1 : file.size
  reply.code(range ? 206 : 200).header('content-length', length)
  if (range) reply.header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  const body = await file.read(range)
  return body === undefined ? reply.code(404).removeHeader('content-length').send() : reply.send(body)
}
