import type { FastifyRequest } from 'fastify'
import type { Database, Tx } from '@minaret/foundation/db'
import { applyLimits, type RateLimiter } from '@minaret/foundation/limits'
import type { Refusal } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { findWaitingDisplay, renewCode, startPairing } from './pairing.ts'
import { findTvScreen } from './screens.ts'

/** What giving a display its code takes. */
export type ConnectDeps = { database: Database; rates?: RateLimiter; now: () => Date }

/** Who asks, and at which mosque. */
type Asking = { request: FastifyRequest; tenant: Tenant }

/** The most a browser keeps a cookie, in seconds (RFC 6265bis, section 5.5): each time the address is opened anew. */
const cookieLife = 400 * 86_400

/** The cookie by which a television that opens `/tv` each morning is the display it was. Only `/tv` gets to see it. */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Secure-minaret-tv' : 'minaret-tv')

function readCookie(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === cookieName(request))?.[1] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : undefined
}

const writeCookie = (request: FastifyRequest, token: string) =>
  `${cookieName(request)}=${token}; Path=/tv; Max-Age=${cookieLife}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`

/** Counts a code before it is made: whoever opens a thousand windows gets no further. */
const limit = ({ rates }: ConnectDeps, { request, tenant }: Asking) =>
  applyLimits(rates?.({ tenant, address: request.ip, what: 'pairing' }))

const isKnown = async (tx: Tx, token: string) =>
  (await findTvScreen(tx, token)) !== undefined || (await findWaitingDisplay(tx, token)) !== undefined

/**
 * Sends a display that opened `/tv` on to its own page. One that has a secret already, by its cookie, keeps it, be it
 * added or still waiting; any other gets one. Without cookies a display is a new one each time it opens `/tv`.
 */
export async function connectDisplay(
  deps: ConnectDeps,
  asking: Asking,
): Promise<{ location: string; cookie: string } | Refusal> {
  const db = deps.database.forTenant(asking.tenant.id)
  const known = readCookie(asking.request)
  const goOn = (token: string) => ({ location: `/tv/${token}`, cookie: writeCookie(asking.request, token) })
  if (known !== undefined && (await db((tx) => isKnown(tx, known)))) return goOn(known)
  const tooOften = await limit(deps, asking)
  if (tooOften) return tooOften
  const { token } = await db((tx) => startPairing(tx, deps.now()))
  return goOn(token)
}

/** The code that a waiting display shows now. @returns nothing for a secret that nobody waits with */
export async function readWaitingCode(
  deps: ConnectDeps,
  asking: Asking,
  token: string,
): Promise<{ code: string } | Refusal | undefined> {
  const db = deps.database.forTenant(asking.tenant.id)
  const waiting = await db((tx) => findWaitingDisplay(tx, token))
  if (!waiting || waiting.expiresAt > deps.now()) return waiting
  return (await limit(deps, asking)) ?? db((tx) => renewCode(tx, token, deps.now()))
}
