import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isOwnMachine } from '../network/address.ts'
import { isFromThisMachine } from '../network/thisMachine.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'

/** Whether a host name always means the local machine (RFC 6761, section 6.3). */
function isLoopbackName(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? /(^|\.)localhost$/.test(hostname) : isOwnMachine(address)
}

/**
 * Whether a request was made on this machine: without a proxy, and to a local host name. A proxy that adds no headers still
 * forwards its public host name.
 */
export const isLocalVisit = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  isFromThisMachine(request) && isLoopbackName(getHostname(request))
