import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Numbers as proxies write them; nobody's name can be spelt in these letters. */
const form = /^[0-9a-f][0-9a-f-]{7,63}$/i

/**
 * Numbers that no two requests share: the one a proxy has given, where there is a proxy, or this host's own, made at its
 * start, and then one after the other.
 */
export function createRequestIds(proxies: number): (request: { headers: IncomingHttpHeaders }) => string {
  const host = randomBytes(5).toString('hex')
  let last = 0
  return ({ headers }) => {
    const requestId = proxies > 0 ? headers['x-request-id'] : undefined
    return typeof requestId === 'string' && form.test(requestId) ? requestId : `${host}-${(last += 1).toString(36)}`
  }
}
