import { document } from '@minaret/contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './envelope.ts'

const paths = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  methods: Object.keys(methods).map((method) => method.toUpperCase()),
}))

/** An address of the API that is not there, or is not called that way: in the envelope, with Allow where it helps. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const known = paths.find(({ pattern }) => pattern.test(path))
  if (!known) return sendRefusal(reply, { status: 404, message: 'There is no such call.' })
  const allow = known.methods.join(', ')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  return sendRefusal(reply, { status: 405, message: `Use ${allow} for this call.`, headers: { allow } })
}

/** Unknown addresses answer in the envelope; a site's pages, where there is one, stand before this. */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply))
}
