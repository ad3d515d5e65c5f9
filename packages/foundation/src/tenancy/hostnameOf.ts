import type { FastifyRequest } from 'fastify'

/**
 * Returns the host name of a request: lower case, no port, no trailing dot. Only the Host header counts; X-Forwarded-Host never
 * selects a tenant.
 */
export function getHostname(request: Pick<FastifyRequest, 'raw'>): string {
  const host = (request.raw.headers.host ?? '').trim().toLowerCase()
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '')
  // Longer than any valid name (RFC 1035), so it must not be cached.
  return name.length > 253 ? '' : name
}
