import type { FastifyInstance } from 'fastify'
import { isOwnMachine, isPrivate } from '../network/address.ts'

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Logs an alarm once if there is a proxy in front of this server that is not configured: all visitors then count as one, and
 * share every rate limit and login delay. Headers sent by an external client are ignored.
 * @param proxies number of configured proxies
 */
export function warnOfUnnamedProxies(app: FastifyInstance, proxies: number): void {
  if (proxies > 0) return
  let isReported = false
  app.addHook('onRequest', (request, _reply, next) => {
    const header = isReported ? undefined : headers.find((name) => request.headers[name] !== undefined)
    if (header && (isOwnMachine(request.ip) || isPrivate(request.ip))) {
      isReported = true
      request.log.error(
        { alarm: 'proxies', header },
        'this server is behind a proxy, but PROXIES is not set: all visitors share one rate limit. Set PROXIES to the number of proxies (usually 1) and restart',
      )
    }
    next()
  })
}
