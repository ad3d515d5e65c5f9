import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unreadable } from './envelope.ts'
import { sendRefused } from './failures.ts'

/** Node keeps the first of several Host headers; a proxy before it may have gone by another (RFC 9112, section 3.2). */
const namesSeveralHosts = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** What a trusted proxy says in X-Forwarded-Proto; without a proxy it is the socket's own. */
const isWeb = ({ protocol }: FastifyRequest) => protocol === 'http' || protocol === 'https'

/** Refuses a request whose address can be read in two ways, or in none. */
export function refuseOddAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (namesSeveralHosts(request) || !isWeb(request)) return void sendRefused(request, reply, unreadable)
    next()
  })
}
