import { randomBytes } from 'node:crypto'
import { type Secrets, sha256 } from '@minaret/foundation/base'

/** How long a page token may wait for its gift: 30 minutes, in milliseconds. */
const passLife = 30 * 60_000

/** What a page token says of the page it stands on. */
export type Visit = {
  /** Names the visit: the same in every token that followed from another, over a reload too. */
  visit?: string
  /** The token that has opened the gift this page may go on with, as its hash. */
  goesOnFrom?: string
  /** No challenge could be made for it: a gift with it is let through. */
  unasked?: boolean
}

/** What a page token says: whose it is, and until when a gift may be begun with it. */
export type PageToken = Visit & { tenantId: string; expiresAt: Date }

const purpose = 'gift'

/** A fresh page token, for one attempt to give at one mosque. */
export function issuePageToken(
  secrets: Secrets,
  tenantId: string,
  now: Date,
  { visit = randomBytes(16).toString('base64url'), goesOnFrom, unasked }: Visit = {},
): { pageToken: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + passLife)
  const n = randomBytes(16).toString('base64url')
  const payload = { t: tenantId, e: expiresAt.getTime(), n, v: visit, o: goesOnFrom, u: unasked || undefined }
  return { pageToken: secrets.sign(payload, purpose), expiresAt }
}

/** Reads a page token that this server, or one with its key, has issued for this tenant; nothing for any other text. */
export function readPageToken(secrets: Secrets, tenantId: string, pageToken: string): PageToken | undefined {
  const payload = secrets.verify(pageToken, purpose)
  if (typeof payload !== 'object' || payload === null) return undefined
  const expires: unknown = Reflect.get(payload, 'e')
  if (Reflect.get(payload, 't') !== tenantId || typeof expires !== 'number') return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(payload, name)
    return typeof value === 'string' ? value : undefined
  }
  const unasked = Reflect.get(payload, 'u') === true
  return { tenantId, expiresAt: new Date(expires), visit: text('v'), goesOnFrom: text('o'), unasked }
}

/** Whether a page token has opened this gift, or follows from the one that has. */
export const hasOpened = (
  { goesOnFrom }: Pick<PageToken, 'goesOnFrom'>,
  pageToken: string,
  { passHash }: { passHash: Buffer },
): boolean => passHash.equals(sha256(pageToken)) || passHash.toString('base64url') === goesOnFrom
