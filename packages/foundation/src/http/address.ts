import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unreadable } from './envelope.ts'
import { sendRefused } from './failures.ts'

/** Node keeps the first of several Host headers; a proxy before it may have gone by another (RFC 9112, section 3.2). */
function namesSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** What a trusted proxy says in X-Forwarded-Proto; without a proxy it is the socket's own. */
const isWeb = ({ protocol }: FastifyRequest) => protocol === 'http' || protocol === 'https'

/** Refuses a request whose address can be read in two ways, or in none. */
export function refuseOddAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (namesSeveralHosts(request) || !isWeb(request)) return void sendRefused(request, reply, unreadable)
    next()
  })
}
