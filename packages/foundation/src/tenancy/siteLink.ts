import type { Tenant } from './tenant.ts'

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

/**
 * Where a tenant's own site is, without a slash at the end: over https, but for names that never leave this machine.
 * @param port the one this host listens on, for those names
 */
export const siteAddress = (hostname: string, port?: number): string =>
  isLocal(hostname) ? `http://${hostname}${port ? `:${port}` : ''}` : `https://${hostname}`

/**
 * A link to a page of the tenant's own site, for letters. Its name comes from what is stored, never from a request.
 * @param path starts with a slash
 */
export const getSiteLink = ({ address }: Pick<Tenant, 'address'>, path: string): string => `${address}${path}`
