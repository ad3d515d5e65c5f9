import { errors, jwtVerify, SignJWT } from 'jose'
import { type Secrets, sha256 } from '../base/secrets.ts'

/** Content of a verified session token. */
export type SessionToken = { sessionId: string; userId: string; issuedAt: Date }

const day = 86_400_000
/** Lifetime of an unused session: 14 days, in milliseconds. */
export const idleLifetime = 14 * day
/** Maximum lifetime of a session: 90 days, in milliseconds. */
export const absoluteLifetime = 90 * day

const algorithm = 'HS256'
/** Prevents other signed tokens from being accepted as sessions. */
const type = 'minaret-session+jwt'
const issuer = 'minaret'

/** Accepted key ids: tokens with another key are rejected. A new id is added first; the old one stays for 90 days. */
const keyIds = ['s1'] as const
const [newestKeyId] = keyIds

const getKey = (secrets: Secrets, keyId: string) => secrets.derive(`session ${keyId}`)

/** Returns the audience of a tenant's tokens: a hash, because the tenant's id is never revealed. */
const getAudience = (tenantId: string) => sha256(`minaret session ${tenantId}`).toString('base64url').slice(0, 22)

/** The user and session of a new token. */
export type NewToken = { tenantId: string; sessionId: string; userId: string; startedAt: Date; now: Date }

/** Creates a session's token, which expires after the idle lifetime, and at the latest after the absolute one. */
export async function writeToken(secrets: Secrets, token: NewToken): Promise<string> {
  const { tenantId, sessionId, userId, startedAt, now } = token
  const expiry = new Date(Math.min(now.getTime() + idleLifetime, startedAt.getTime() + absoluteLifetime))
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: newestKeyId, typ: type })
    .setIssuer(issuer)
    .setAudience(getAudience(tenantId))
    .setSubject(userId)
    .setJti(sessionId)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(expiry)
    .sign(getKey(secrets, newestKeyId))
}

/**
 * Verifies a token for a session of this tenant, issued by any server with this key. Whether the session is still valid
 * depends on its row.
 * @returns undefined for any other text: of another tenant, type, key or algorithm, or expired
 */
export async function readToken(
  secrets: Secrets,
  tenantId: string,
  text: string,
  now: Date,
): Promise<SessionToken | undefined> {
  const token = await verifyToken(secrets, tenantId, text, now)
  return token ?? (secrets.before && verifyToken(secrets.before, tenantId, text, now))
}

async function verifyToken(
  secrets: Secrets,
  tenantId: string,
  text: string,
  now: Date,
): Promise<SessionToken | undefined> {
  try {
    const { payload } = await jwtVerify(
      text,
      ({ kid }) => {
        const match = keyIds.find((keyId) => keyId === kid)
        if (!match) throw new errors.JWKSNoMatchingKey()
        return getKey(secrets, match)
      },
      {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: getAudience(tenantId),
        requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
        currentDate: now,
        // The clocks of several servers differ slightly.
        clockTolerance: 5,
      },
    )
    const { sub, jti, iat } = payload
    if (!sub || !jti || !iat) return undefined
    return { sessionId: jti, userId: sub, issuedAt: new Date(iat * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
