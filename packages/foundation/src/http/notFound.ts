import { document } from '@minaret/contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'
import { cachedReads } from './cachedReads.ts'
import { messages as httpMessages } from './messages.gen.ts'

const paths = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  methods: Object.entries(methods).flatMap(([method, { operationId }]) =>
    // Public reads support HEAD too.
    method === 'get' && (operationId in cachedReads || path.endsWith('.ics'))
      ? ['GET', 'HEAD']
      : [method.toUpperCase()],
  ),
}))

/** Returns the decoded path, as the router sees it. */
function decodePath(url: string): string {
  const path = url.split(/[?#;]/)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Responds to an unknown path or method of the API in the envelope, with Allow if the path exists. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodePath(request.url)
  // Several may match: the path for applications is also that of a course with the id `applicant`.
  const allowedMethods = paths.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))
  if (allowedMethods.length === 0 || allowedMethods.includes(request.method))
    return sendRefusal(reply, { status: 404, message: httpMessages.noCall })
  const allow = allowedMethods.join(', ')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  return sendRefusal(reply, {
    status: 405,
    message: httpMessages.useMethod({ methods: allowedMethods.filter((method) => method !== 'HEAD').join(', ') }),
    headers: { allow },
  })
}

/** Responds to unknown paths in the envelope; a site's pages, if any, are matched first. */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply))
}
