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

const textsOf = (headers: ReturnType<FastifyReply['getHeaders']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

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
  const all: Record<string, string> = {
    ...textsOf(reply.getHeaders()),
    ...page.headers,
    ...headers,
    ...(bytes ? { 'content-length': String(bytes.length) } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const status = isSame ? 304 : 200
  if (byFastify)
    return reply
      .code(status)
      .headers(all)
      .send(request.method === 'HEAD' ? undefined : bytes)
  // Nothing that stands between Fastify and the socket has anything to add to these bytes.
  reply.hijack()
  reply.raw.writeHead(status, all)
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
  return reply
}
