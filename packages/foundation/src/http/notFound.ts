import { document } from '@minaret/contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { cachedReads } from './cachedReads.ts'
import { messages as httpMessages } from './messages.gen.ts'

const paths = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  methods: Object.entries(methods).flatMap(([method, { operationId }]) =>
    // What everybody may read can be asked for without its body, too.
    method === 'get' && (operationId in cachedReads || path.endsWith('.ics'))
      ? ['GET', 'HEAD']
      : [method.toUpperCase()],
  ),
}))

/** The path as the router reads it: without its escapes. */
function pathOf(url: string): string {
  const path = url.split(/[?#;]/)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address of the API that is not there, or is not called that way: in the envelope, with Allow where it helps. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.url)
  // More than one: a course's address is also that of applying, for a course called `applicant`.
  const known = paths.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))
  if (known.length === 0 || known.includes(request.method))
    return sendRefusal(reply, { status: 404, message: httpMessages.noCall })
  const allow = known.join(', ')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  return sendRefusal(reply, {
    status: 405,
    message: httpMessages.useMethod({ methods: known.filter((method) => method !== 'HEAD').join(', ') }),
    headers: { allow },
  })
}

/** Unknown addresses answer in the envelope; a site's pages, where there is one, stand before this. */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply))
}
