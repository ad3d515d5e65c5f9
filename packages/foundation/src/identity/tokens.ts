import { errors, jwtVerify, SignJWT } from 'jose'
import { type Secrets, sha256 } from '../base/secrets.ts'

/** What a session's token says, once it was checked. */
export type SessionToken = { sessionId: string; userId: string; issuedAt: Date }

const day = 86_400_000
/** How long a session lives without being used: 14 days, in milliseconds. */
export const idleLife = 14 * day
/** How long it lives at all: 90 days. */
export const absoluteLife = 90 * day

const algorithm = 'HS256'
/** So that nothing else that is ever signed can be taken for a session. */
const type = 'minaret-session+jwt'
const issuer = 'minaret'

/** Our own list: a token that names another key is nobody's. A new one is put first; the old stays for 90 days. */
const keyIds = ['s1'] as const
const [newest] = keyIds

const getKey = (secrets: Secrets, keyId: string) => secrets.derive(`session ${keyId}`)

/** Which tenant a token is for. The tenant's own id never leaves the host. */
const getAudience = (tenantId: string) => sha256(`minaret session ${tenantId}`).toString('base64url').slice(0, 22)

/** Whose token to write, and for which session. */
export type NewToken = { tenantId: string; sessionId: string; userId: string; startedAt: Date; now: Date }

/** Writes a session's token: it ends with the idle life, and never after the absolute one. */
export async function writeToken(secrets: Secrets, token: NewToken): Promise<string> {
  const { tenantId, sessionId, userId, startedAt, now } = token
  const ends = new Date(Math.min(now.getTime() + idleLife, startedAt.getTime() + absoluteLife))
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: newest, typ: type })
    .setIssuer(issuer)
    .setAudience(getAudience(tenantId))
    .setSubject(userId)
    .setJti(sessionId)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(ends)
    .sign(getKey(secrets, newest))
}

/**
 * Reads a token that this host, or one with its key, wrote for a session of this tenant. Whether that session still
 * stands is the table's to say.
 * @returns nothing for any other text: of another tenant, another kind, another key or algorithm, or expired
 */
export async function readToken(
  secrets: Secrets,
  tenantId: string,
  text: string,
  now: Date,
): Promise<SessionToken | undefined> {
  const read = await verifyToken(secrets, tenantId, text, now)
  return read ?? (secrets.before && verifyToken(secrets.before, tenantId, text, now))
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
        // Clocks of several hosts differ a little.
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
