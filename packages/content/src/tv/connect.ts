import type { FastifyRequest } from 'fastify'
import type { Database, Tx } from '@minaret/foundation/db'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import type { Refusal } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { findWaitingDisplay, renewCode, startPairing } from './pairing.ts'
import { findTvScreen } from './screens.ts'

/** The dependencies for connecting displays. */
export type ConnectDeps = { database: Database; rates?: RateLimiter; now: () => Date }

/** A display’s request to a mosque. */
type DisplayRequest = { request: FastifyRequest; tenant: Tenant }

/** The longest lifetime of a cookie, in seconds (RFC 6265bis, section 5.5). Each visit renews it. */
const cookieMaxAge = 400 * 86_400

/** The cookie that identifies a display when it opens `/tv` again. Its path is `/tv`. */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Secure-minaret-tv' : 'minaret-tv')

function readCookie(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === cookieName(request))?.[1] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : undefined
}

const writeCookie = (request: FastifyRequest, token: string) =>
  `${cookieName(request)}=${token}; Path=/tv; Max-Age=${cookieMaxAge}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`

/** Applies the limit on codes before one is issued. */
const limit = ({ rates }: ConnectDeps, { request, tenant }: DisplayRequest) =>
  applyLimits(rates?.({ tenant, address: request.ip, what: 'pairing' }))

const isKnown = async (tx: Tx, token: string) =>
  (await findTvScreen(tx, token)) !== undefined || (await findWaitingDisplay(tx, token)) !== undefined

/**
 * Redirects a display that opened `/tv` to its own page. With a valid cookie it keeps its secret, whether it was added or
 * is still waiting; otherwise it gets a new one. Without cookies, a display is new each time it opens `/tv`.
 */
export async function connectDisplay(
  deps: ConnectDeps,
  displayRequest: DisplayRequest,
): Promise<{ location: string; cookie: string } | Refusal> {
  const db = deps.database.forTenant(displayRequest.tenant.id)
  const cookieToken = readCookie(displayRequest.request)
  const redirectTo = (token: string) => ({
    location: `/tv/${token}`,
    cookie: writeCookie(displayRequest.request, token),
  })
  if (cookieToken !== undefined && (await db((tx) => isKnown(tx, cookieToken)))) return redirectTo(cookieToken)
  const refusal = await limit(deps, displayRequest)
  if (refusal) return refusal
  const { token } = await db((tx) => startPairing(tx, deps.now()))
  return redirectTo(token)
}

/** The current code of a waiting display. @returns undefined if no display is waiting with this secret */
export async function readWaitingCode(
  deps: ConnectDeps,
  displayRequest: DisplayRequest,
  token: string,
): Promise<{ code: string } | Refusal | undefined> {
  const db = deps.database.forTenant(displayRequest.tenant.id)
  const display = await db((tx) => findWaitingDisplay(tx, token))
  if (!display || display.expiresAt > deps.now()) return display
  return (await limit(deps, displayRequest)) ?? db((tx) => renewCode(tx, token, deps.now()))
}
