import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '@minaret/foundation/http'
import { chooseEncoding, encodeAs, type Encoding, recompressOften } from './encodePage.ts'
import type { CachedPage } from './pageStore.ts'

/** Options for sending a cached page. */
export type SendOptions = {
  /** Headers of this response, besides the page's own. */
  headers: Readonly<Record<string, string>>
  /** Whether Fastify's hooks must run: the request holds an admission slot, or its connection is to be closed. */
  byFastify: boolean
}

async function bytesOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return encodeAs('identity', page)
  return (page.gzip ??= await encodeAs('gzip', page))
}

/** Headers set by earlier hooks for one response, not stored with the page. */
const hookHeaders = [
  'x-request-id',
  'strict-transport-security',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-robots-tag',
]

/** Page headers as a flat list of names and values, which Node writes fastest. */
const headerLists = new WeakMap<CachedPage, string[]>()

function headerListOf(page: CachedPage): string[] {
  const cachedList = headerLists.get(page)
  if (cachedList) return cachedList
  const list = Object.entries(page.headers).flat()
  headerLists.set(page, list)
  return list
}

/** Sends a cached page, or 304 with the page's headers to a browser that already has it. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { headers, byFastify }: SendOptions,
): Promise<FastifyReply> {
  recompressOften(page)
  const isUnchanged = matchesEtag(request.headers['if-none-match'], page.etag)
  const encoding = isUnchanged ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const bytes = isUnchanged ? undefined : await bytesOf(page, encoding)
  const responseHeaders: string[] = []
  for (const name of hookHeaders) {
    const value = reply.getHeader(name)
    if (value !== undefined && page.headers[name] === undefined) responseHeaders.push(name, String(value))
  }
  for (const name in headers) responseHeaders.push(name, headers[name] ?? '')
  if (bytes) responseHeaders.push('content-length', String(bytes.length))
  if (encoding !== 'identity') responseHeaders.push('content-encoding', encoding)
  const status = isUnchanged ? 304 : 200
  const body = request.method === 'HEAD' ? undefined : bytes
  if (byFastify) {
    reply.code(status).headers(page.headers)
    for (let index = 0; index < responseHeaders.length; index += 2)
      reply.header(responseHeaders[index] ?? '', responseHeaders[index + 1])
    return reply.send(body)
  }
  // No hook between Fastify and the socket needs to change these bytes.
  reply.hijack()
  reply.raw.writeHead(status, [...headerListOf(page), ...responseHeaders])
  reply.raw.end(body)
  return reply
}
