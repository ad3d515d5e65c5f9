import { randomBytes } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** How long a page token may wait for its gift: 30 minutes, in milliseconds. */
const passLife = 30 * 60_000

/** What a page token says: whose it is, and until when a gift may be begun with it. */
export type Pass = { tenantId: string; expiresAt: Date }

const purpose = 'gift'

/** A fresh page token, for one attempt to give at one mosque. */
export function issuePass(secrets: Secrets, tenantId: string, now: Date): { pageToken: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + passLife)
  const nonce = randomBytes(16).toString('base64url')
  return { pageToken: secrets.sign({ t: tenantId, e: expiresAt.getTime(), n: nonce }, purpose), expiresAt }
}

/** Reads a page token that this host, or one with its key, has issued for this tenant; nothing for any other text. */
export function readPass(secrets: Secrets, tenantId: string, pageToken: string): Pass | undefined {
  const said = secrets.verify(pageToken, purpose)
  if (typeof said !== 'object' || said === null) return undefined
  const expires: unknown = Reflect.get(said, 'e')
  if (Reflect.get(said, 't') !== tenantId || typeof expires !== 'number') return undefined
  return { tenantId, expiresAt: new Date(expires) }
}
