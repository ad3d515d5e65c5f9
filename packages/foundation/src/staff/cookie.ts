import type { FastifyRequest } from 'fastify'
import { isLocalVisit } from './localVisit.ts'

/** Cookies of the desk: the session, and the device for the next login. */
export type SessionCookie = {
  name: string
  /** The attributes of its `Set-Cookie`, except the lifetime. */
  attributes: string
}

/**
 * Returns the cookie for a request's connection. `__Host-` ties it to one host name over https (RFC 6265bis, section 4.1.3.2);
 * browsers reject it over plain http, which is allowed only on this machine.
 */
export const getCookie = (request: Pick<FastifyRequest, 'protocol'>, name = 'minaret-desk'): SessionCookie =>
  request.protocol === 'https'
    ? { name: `__Host-${name}`, attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' }
    : { name, attributes: 'Path=/; HttpOnly; SameSite=Strict' }

/** Whether the desk may be used over this connection: plain http is allowed only on this machine. */
export const isSafeConnection = (request: Pick<FastifyRequest, 'protocol' | 'raw'>): boolean =>
  request.protocol === 'https' || isLocalVisit(request)

const secretPattern = /^[\w-]{43}$/

/** Returns the secret of that name in a `Cookie` header; undefined if it is missing or malformed. */
function readSecret(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([key]) => key === name)?.[1] ?? ''
  return secretPattern.test(value) ? value : undefined
}

/** Returns the session's secret in a request. */
export const readSessionCookie = (request: Pick<FastifyRequest, 'protocol' | 'headers'>): string | undefined =>
  readSecret(request.headers.cookie, getCookie(request).name)

/** Creates a `Set-Cookie` header. @param seconds lifetime; 0 deletes it, undefined lasts until the browser is closed */
export function writeSessionCookie(request: Pick<FastifyRequest, 'protocol'>, value: string, seconds?: number): string {
  const { name, attributes } = getCookie(request)
  return `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`
}

const deviceCookieName = 'minaret-desk-device'

/** Returns the secret of the device used to log in. @param header the request's `Cookie` */
export const readDeviceCookie = (
  request: Pick<FastifyRequest, 'protocol'>,
  header: string | undefined,
): string | undefined => readSecret(header, getCookie(request, deviceCookieName).name)

/** Maximum lifetime of a cookie in browsers (RFC 6265bis, section 5.5), in seconds. */
const maxLifetime = 400 * 24 * 3600

/** Creates a `Set-Cookie` header by which a device is recognised at the next login. */
export function writeDeviceCookie(request: Pick<FastifyRequest, 'protocol'>, value: string): string {
  const { name, attributes } = getCookie(request, deviceCookieName)
  return `${name}=${value}; ${attributes}; Max-Age=${maxLifetime}`
}
