import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Format of request ids from proxies; hexadecimal, so that they cannot contain names. */
const idPattern = /^[0-9a-f][0-9a-f-]{7,63}$/i

/**
 * Creates unique request ids: the proxy's own, if there is a proxy, otherwise this server's random prefix and a counter.
 */
export function createRequestIds(proxies: number): (request: { headers: IncomingHttpHeaders }) => string {
  const host = randomBytes(5).toString('hex')
  let lastNumber = 0
  return ({ headers }) => {
    const requestId = proxies > 0 ? headers['x-request-id'] : undefined
    return typeof requestId === 'string' && idPattern.test(requestId)
      ? requestId
      : `${host}-${(lastNumber += 1).toString(36)}`
  }
}
