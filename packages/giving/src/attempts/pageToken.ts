import { randomBytes } from 'node:crypto'
import { type Secrets, sha256 } from '@minaret/foundation/base'

/** Lifetime of a page token: 30 minutes, in milliseconds. */
const tokenLifetimeMs = 30 * 60_000

/** The visit stored in a page token. */
export type Visit = {
  /** The id of the visit: the same in every later token of the visit, even after a reload. */
  visit?: string
  /** The hash of the token that opened the gift this page may continue. */
  previousHash?: string
  /** No challenge could be created for it, so a gift is accepted without one. */
  isUnchallenged?: boolean
}

/** The content of a page token, including its mosque and expiry. */
export type PageToken = Visit & { tenantId: string; expiresAt: Date }

const purpose = 'gift'

/** Issues a page token for one attempt at one mosque. */
export function issuePageToken(
  secrets: Secrets,
  tenantId: string,
  now: Date,
  { visit = randomBytes(16).toString('base64url'), previousHash, isUnchallenged }: Visit = {},
): { pageToken: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs)
  const n = randomBytes(16).toString('base64url')
  const payload = { t: tenantId, e: expiresAt.getTime(), n, v: visit, o: previousHash, u: isUnchallenged || undefined }
  return { pageToken: secrets.sign(payload, purpose), expiresAt }
}

/** Reads a page token issued for this tenant, or returns undefined if it is invalid. */
export function readPageToken(secrets: Secrets, tenantId: string, pageToken: string): PageToken | undefined {
  const payload = secrets.verify(pageToken, purpose)
  if (typeof payload !== 'object' || payload === null) return undefined
  const expires: unknown = Reflect.get(payload, 'e')
  if (Reflect.get(payload, 't') !== tenantId || typeof expires !== 'number') return undefined
  const readText = (name: string) => {
    const value: unknown = Reflect.get(payload, name)
    return typeof value === 'string' ? value : undefined
  }
  const isUnchallenged = Reflect.get(payload, 'u') === true
  return {
    tenantId,
    expiresAt: new Date(expires),
    visit: readText('v'),
    previousHash: readText('o'),
    isUnchallenged,
  }
}

/** Whether a page token opened this gift, or follows from the one that did. */
export const isOpenedBy = (
  { previousHash }: Pick<PageToken, 'previousHash'>,
  pageToken: string,
  { passHash }: { passHash: Buffer },
): boolean => passHash.equals(sha256(pageToken)) || passHash.toString('base64url') === previousHash
