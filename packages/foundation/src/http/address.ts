import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidRequest } from './envelope.ts'
import { sendRefused } from './failures.ts'

/** Node uses the first of several Host headers; a proxy in front may have used another (RFC 9112, section 3.2). */
function hasSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Whether the protocol is HTTP, from a trusted proxy's X-Forwarded-Proto or from the socket. */
const isHttp = ({ protocol }: FastifyRequest) => protocol === 'http' || protocol === 'https'

/** Refuses requests with an ambiguous or invalid address. */
export function refuseInvalidUrl(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (hasSeveralHosts(request) || !isHttp(request)) return void sendRefused(request, reply, invalidRequest)
    next()
  })
}
