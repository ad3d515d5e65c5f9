import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isOwnMachine } from '../network/address.ts'
import { isFromThisMachine } from '../network/thisMachine.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'

/** Whether a host name leads to whichever machine looks it up (RFC 6761, section 6.3). */
function isLoopbackName(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? /(^|\.)localhost$/.test(hostname) : isOwnMachine(address)
}

/**
 * Whether somebody at this machine made a request: through no proxy, and to a name that leads here from nowhere else. A
 * proxy that adds no header passes on the name its visitors know.
 */
export const isLocalVisit = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  isFromThisMachine(request) && isLoopbackName(getHostname(request))
