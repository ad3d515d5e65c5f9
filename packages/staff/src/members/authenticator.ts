import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { z } from 'zod'
import { toLatinDigits, type Secrets } from '@minaret/foundation/base'
import { staffAccounts, type Tx } from '@minaret/foundation/db'

/** Creates a TOTP with the defaults of authenticator apps: RFC 6238 with six digits, 30 seconds and SHA-1. */
const createTotp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Minaret', label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** The context for encrypting an account’s authenticator secret. */
export const authenticatorContext = (accountId: string) => `staff authenticator ${accountId}`

const purpose = 'staff authenticator enrolment'

/** Maximum duration of an enrolment, in milliseconds. */
const enrolmentLife = 30 * 60_000

/** Generates a secret for the page. @param label the account’s address, which the app shows */
export function newAuthenticator(secrets: Secrets, label: string, reference: string, now: Date) {
  const secret = new Secret({ size: 20 }).base32
  const uri = createTotp(secret, label).toString()
  return {
    secret,
    uri,
    enrolment: secrets.sign({ secret, reference, until: now.getTime() + enrolmentLife }, purpose),
    qr: encode(uri, { border: 2 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
  }
}

const enrolmentSchema = z.object({ secret: z.string(), reference: z.string(), until: z.number() })

/** The secret of an enrolment for this reference; undefined if it is invalid or has expired. */
export function readEnrolment(secrets: Secrets, text: string, reference: string, now: Date): string | undefined {
  const result = enrolmentSchema.safeParse(secrets.verify(text, purpose))
  if (!result.success || result.data.reference !== reference || result.data.until < now.getTime()) return undefined
  return result.data.secret
}

/** Normalises an entered code: apps show codes with spaces. */
const normaliseCode = (code: string) => toLatinDigits(code).replace(/\s/g, '')

/** The 30-second step of a code, within one step of now; undefined if the code is wrong. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const token = normaliseCode(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = createTotp(secret, '').validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 30_000) + delta
}

/** Encrypts a secret for storage in the account’s row. */
export const sealAuthenticator = (secrets: Secrets, accountId: string, secret: string): Buffer =>
  secrets.seal(secret, authenticatorContext(accountId))

/** Checks and consumes a code. Codes of the same or an earlier step than the last one are rejected. */
export async function takeCode(
  tx: Tx,
  secrets: Secrets,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  // References to the account, such as by sessions, share a key lock, which a stronger lock would have to wait for.
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, accountId)).for('no key update')
  if (!account?.authenticator) return false
  const step = findStep(secrets.open(account.authenticator, authenticatorContext(accountId)), code, now)
  if (step === undefined || step <= (account.authenticatorStep ?? 0)) return false
  await tx.update(staffAccounts).set({ authenticatorStep: step }).where(eq(staffAccounts.id, accountId))
  return true
}
