import type { FastifyRequest } from 'fastify'
import { isOwnMachine } from '../network/address.ts'

/** Where the session of the desk is in the browser. */
export type SessionCookie = {
  name: string
  /** The attributes of its `Set-Cookie`, beside how long it lasts. */
  attributes: string
}

/**
 * The cookie of a request's connection. `__Host-` ties it to one host name over https (RFC 6265bis, section 4.1.3.2); a
 * browser takes no such cookie over plain http, which the desk is used over on this machine alone.
 */
export const cookieOf = (request: Pick<FastifyRequest, 'protocol'>): SessionCookie =>
  request.protocol === 'https'
    ? { name: '__Host-minaret-desk', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' }
    : { name: 'minaret-desk', attributes: 'Path=/; HttpOnly; SameSite=Strict' }

/** Whether the desk may be used over this connection: plain http is for this machine alone. */
export const isSafeConnection = (request: Pick<FastifyRequest, 'protocol' | 'ip'>): boolean =>
  request.protocol === 'https' || isOwnMachine(request.ip)

const valueForm = /^[\w-]{43}$/

/** The session's secret that a request carries; nothing where there is none of the right form. */
export function readSessionCookie(request: Pick<FastifyRequest, 'protocol' | 'headers'>): string | undefined {
  const { name } = cookieOf(request)
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([key]) => key === name)?.[1] ?? ''
  return valueForm.test(value) ? value : undefined
}

/** A `Set-Cookie` header. @param seconds how long the browser keeps it; 0 takes it away, nothing: until it is closed */
export function writeSessionCookie(request: Pick<FastifyRequest, 'protocol'>, value: string, seconds?: number): string {
  const { name, attributes } = cookieOf(request)
  return `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`
}
