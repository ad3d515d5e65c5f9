import type { FastifyInstance } from 'fastify'
import { isOwnMachine, isPrivate } from '../network/address.ts'

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Says once, loudly, when a proxy nobody has named stands before this server: all visitors count as one then, and share
 * every limit and every pause after a wrong password. What a visitor from outside sends by himself says nothing.
 * @param proxies how many proxies are named
 */
export function warnOfUnnamedProxies(app: FastifyInstance, proxies: number): void {
  if (proxies > 0) return
  let isSaid = false
  app.addHook('onRequest', (request, _reply, next) => {
    const header = isSaid ? undefined : headers.find((name) => request.headers[name] !== undefined)
    if (header && (isOwnMachine(request.ip) || isPrivate(request.ip))) {
      isSaid = true
      request.log.error(
        { alarm: 'proxies', header },
        'this server is behind a proxy, but PROXIES is not set: all visitors share one rate limit. Set PROXIES to the number of proxies (usually 1) and restart',
      )
    }
    next()
  })
}
