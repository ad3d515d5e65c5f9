import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '@minaret/foundation/http'
import { chooseEncoding, encodeAs, type Encoding, recompressOften } from './encodePage.ts'
import type { CachedPage } from './pageStore.ts'

/** What of a request decides how a cached page is sent. */
export type SendOptions = {
  /** What is said with this one response beside the page's own headers. */
  headers: Readonly<Record<string, string>>
  /** Whether Fastify's own hooks have to see it: it has a place among those who are answered, or its connection is to be closed. */
  byFastify: boolean
}

async function bytesOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return encodeAs('identity', page)
  return (page.gzip ??= await encodeAs('gzip', page))
}

/** What earlier hooks said of this one response, which no page says itself. */
const ownHeaders = [
  'x-request-id',
  'strict-transport-security',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-robots-tag',
]

/** The headers of a page as Node writes them quickest: names and values in turn. */
const written = new WeakMap<CachedPage, string[]>()

function writeHeaders(page: CachedPage): string[] {
  const cached = written.get(page)
  if (cached) return cached
  const list = Object.entries(page.headers).flat()
  written.set(page, list)
  return list
}

/** Sends a cached page, or only 304 to a browser that has it: its headers too, which the browser then goes by. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { headers, byFastify }: SendOptions,
): Promise<FastifyReply> {
  recompressOften(page)
  const isSame = matchesEtag(request.headers['if-none-match'], page.etag)
  const encoding = isSame ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const bytes = isSame ? undefined : await bytesOf(page, encoding)
  const own: string[] = []
  for (const name of ownHeaders) {
    const value = reply.getHeader(name)
    if (value !== undefined && page.headers[name] === undefined) own.push(name, String(value))
  }
  for (const name in headers) own.push(name, headers[name] ?? '')
  if (bytes) own.push('content-length', String(bytes.length))
  if (encoding !== 'identity') own.push('content-encoding', encoding)
  const status = isSame ? 304 : 200
  const body = request.method === 'HEAD' ? undefined : bytes
  if (byFastify) {
    reply.code(status).headers(page.headers)
    for (let at = 0; at < own.length; at += 2) reply.header(own[at] ?? '', own[at + 1])
    return reply.send(body)
  }
  // Nothing that stands between Fastify and the socket has anything to add to these bytes.
  reply.hijack()
  reply.raw.writeHead(status, [...writeHeaders(page), ...own])
  reply.raw.end(body)
  return reply
}
