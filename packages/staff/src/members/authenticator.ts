import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { z } from 'zod'
import { latinDigits, type Secrets } from '@minaret/foundation/base'
import { staffAccounts, type Tx } from '@minaret/foundation/db'

/** Authenticator apps as everybody has them: RFC 6238 with six digits, thirty seconds and SHA-1. */
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Minaret', label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** What the secret of an account's authenticator is sealed for. */
export const authenticatorPlace = (accountId: string) => `staff authenticator ${accountId}`

const purpose = 'staff authenticator enrolment'

/** How long an enrolment may take, in milliseconds. */
const enrolmentLife = 30 * 60_000

/** A new secret, as the page shows it. @param label the account's address, by which the app lists it */
export function newAuthenticator(secrets: Secrets, label: string, reference: string, now: Date) {
  const secret = new Secret({ size: 20 }).base32
  const uri = totpOf(secret, label).toString()
  return {
    secret,
    uri,
    enrolment: secrets.sign({ secret, reference, until: now.getTime() + enrolmentLife }, purpose),
    qr: encode(uri, { border: 2 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
  }
}

const enrolmentForm = z.object({ secret: z.string(), reference: z.string(), until: z.number() })

/** The secret of an enrolment that was begun for this reference, while it lasts. */
export function readEnrolment(secrets: Secrets, text: string, reference: string, now: Date): string | undefined {
  const read = enrolmentForm.safeParse(secrets.verify(text, purpose))
  if (!read.success || read.data.reference !== reference || read.data.until < now.getTime()) return undefined
  return read.data.secret
}

/** A code as it was typed: spaces are how apps show one. */
const plainCode = (code: string) => latinDigits(code).replace(/\s/g, '')

/** The 30-second step a code is of, within a step of now; nothing when it is none of this secret's. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = plainCode(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret, '').validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 30_000) + delta
}

/** A secret as the account's row holds it. */
export const sealAuthenticator = (secrets: Secrets, accountId: string, secret: string): Buffer =>
  secrets.seal(secret, authenticatorPlace(accountId))

/** Whether a code is the account's, and newer than any that was used: it works once. */
export async function takeCode(
  tx: Tx,
  secrets: Secrets,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  // What refers to the account, as a session does, shares a lock of its key: a stronger lock than this would wait for it.
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, accountId)).for('no key update')
  if (!account?.authenticator) return false
  const step = stepOf(secrets.open(account.authenticator, authenticatorPlace(accountId)), code, now)
  if (step === undefined || step <= (account.authenticatorStep ?? 0)) return false
  await tx.update(staffAccounts).set({ authenticatorStep: step }).where(eq(staffAccounts.id, accountId))
  return true
}
