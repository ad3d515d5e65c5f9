import type { FastifyRequest } from 'fastify'
import { isLocalVisit } from './localVisit.ts'

/** What the desk stores in a browser: its session, and by what it recognises the device at the next login. */
export type SessionCookie = {
  name: string
  /** The attributes of its `Set-Cookie`, beside how long it lasts. */
  attributes: string
}

/**
 * The cookie of a request's connection. `__Host-` ties it to one host name over https (RFC 6265bis, section 4.1.3.2); a
 * browser takes no such cookie over plain http, which the desk is used over on this machine alone.
 */
export const cookieOf = (request: Pick<FastifyRequest, 'protocol'>, name = 'minaret-desk'): SessionCookie =>
  request.protocol === 'https'
    ? { name: `__Host-${name}`, attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' }
    : { name, attributes: 'Path=/; HttpOnly; SameSite=Strict' }

/** Whether the desk may be used over this connection: plain http is for this machine alone. */
export const isSafeConnection = (request: Pick<FastifyRequest, 'protocol' | 'raw'>): boolean =>
  request.protocol === 'https' || isLocalVisit(request)

const valueForm = /^[\w-]{43}$/

/** The secret of that name in a `Cookie` header; nothing where there is none of the right form. */
function readSecret(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([key]) => key === name)?.[1] ?? ''
  return valueForm.test(value) ? value : undefined
}

/** The session's secret that a request carries. */
export const readSessionCookie = (request: Pick<FastifyRequest, 'protocol' | 'headers'>): string | undefined =>
  readSecret(request.headers.cookie, cookieOf(request).name)

/** A `Set-Cookie` header. @param seconds how long the browser keeps it; 0 takes it away, nothing: until it is closed */
export function writeSessionCookie(request: Pick<FastifyRequest, 'protocol'>, value: string, seconds?: number): string {
  const { name, attributes } = cookieOf(request)
  return `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`
}

const device = 'minaret-desk-device'

/** The secret of the device a login comes from. @param header the request's `Cookie` */
export const readDeviceCookie = (
  request: Pick<FastifyRequest, 'protocol'>,
  header: string | undefined,
): string | undefined => readSecret(header, cookieOf(request, device).name)

/** The longest a browser stores a cookie (RFC 6265bis, section 5.5), in seconds. */
const longest = 400 * 24 * 3600

/** A `Set-Cookie` header by which a device is recognised at the next login. */
export function writeDeviceCookie(request: Pick<FastifyRequest, 'protocol'>, value: string): string {
  const { name, attributes } = cookieOf(request, device)
  return `${name}=${value}; ${attributes}; Max-Age=${longest}`
}
