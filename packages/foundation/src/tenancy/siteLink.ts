import type { Tenant } from './tenant.ts'

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

/**
 * Returns the URL of a tenant's site, without a trailing slash: https, except for local host names.
 * @param port port of this server, for local host names
 */
export const siteAddress = (hostname: string, port?: number): string =>
  isLocal(hostname) ? `http://${hostname}${port ? `:${port}` : ''}` : `https://${hostname}`

/**
 * Returns a link to a page of the tenant's site, for emails. The host name is the stored one, never that of a request.
 * @param path with a leading slash
 */
export const getSiteLink = ({ address }: Pick<Tenant, 'address'>, path: string): string => `${address}${path}`
