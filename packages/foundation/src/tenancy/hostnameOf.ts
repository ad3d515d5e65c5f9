import type { FastifyRequest } from 'fastify'

/**
 * The name a request speaks to: lower case, no port, no trailing dot. Only the Host header counts; what a proxy's
 * X-Forwarded-Host says never chooses a tenant.
 */
export function getHostname(request: Pick<FastifyRequest, 'raw'>): string {
  const host = (request.raw.headers.host ?? '').trim().toLowerCase()
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '')
  // Longer than any name can be (RFC 1035): not to be remembered.
  return name.length > 253 ? '' : name
}
