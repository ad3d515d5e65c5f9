import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Secrets, sha256 } from '@minaret/foundation/base'
import { inSavepoint, staffPasskeys, type Tx } from '@minaret/foundation/db'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { attemptLife, beginAttempt, takeAttempt, markSignedAttempt } from './attempts.ts'
import { messages as texts } from './messages.gen.ts'

/** The relying party of passkeys: the desk’s hostname and its origin. */
export type RelyingParty = { hostname: string; origin: string }

const newPasskeySchema = z.object({ challenge: z.string(), user: z.string(), reference: z.string() })

/** The signed content of a login attempt: its expiry in seconds since 1970, and a random value. */
const loginSchema = z.tuple([z.number(), z.string()])
const loginPurpose = 'passkey login'

/** The library validates all other fields of a credential. */
const idSchema = z.object({ id: z.string().min(1).max(1400) })

/** Derives the challenge from an attempt. */
const deriveChallenge = (attempt: string) => sha256(attempt)

/**
 * Starts a login with any passkey of this relying party. Since anyone may request this, nothing is stored: the attempt
 * is signed, and the challenge is derived from it.
 */
export async function beginPasskeyLogin(secrets: Secrets, { hostname }: RelyingParty, now: Date) {
  const until = Math.floor((now.getTime() + attemptLife) / 1000)
  const attempt = secrets.sign([until, randomBytes(12).toString('base64url')], loginPurpose)
  const options = await generateAuthenticationOptions({
    rpID: hostname,
    userVerification: 'required',
    challenge: new Uint8Array(deriveChallenge(attempt)),
  })
  return { attempt, options: { ...options } }
}

/** Verifies a passkey’s signature. @returns undefined if it is invalid or the attempt was already used */
export async function finishPasskeyLogin(
  tx: Tx,
  relyingParty: RelyingParty,
  { secrets, attempt, credential, now }: { secrets: Secrets; attempt: string; credential: unknown; now: Date },
): Promise<{ accountId: string; passkey: string } | undefined> {
  const parsedAttempt = loginSchema.safeParse(secrets.verify(attempt, loginPurpose))
  const parsedCredential = idSchema.safeParse(credential)
  if (!parsedAttempt.success || !parsedCredential.success) return undefined
  const until = new Date(parsedAttempt.data[0] * 1000)
  if (until <= now) return undefined
  const hasId = eq(staffPasskeys.id, parsedCredential.data.id)
  const [passkey] = await tx.select().from(staffPasskeys).where(hasId).for('no key update')
  if (!passkey) return undefined
  const verification = await verifyAuthenticationResponse({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the library checks what a browser sent
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: deriveChallenge(attempt).toString('base64url'),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.hostname,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    // A credential that cannot be verified is rejected.
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  const { id, accountId } = passkey
  if (!(await markSignedAttempt(tx, attempt, { accountId, until, now }))) return undefined
  const counter = verification.authenticationInfo.newCounter
  await tx.update(staffPasskeys).set({ counter, usedAt: now }).where(eq(staffPasskeys.id, id))
  return { accountId, passkey: id }
}

/**
 * Starts the creation of a passkey for an existing or a new account.
 * @param existing the account’s passkeys: devices do not create a second one
 */
export async function beginPasskey(
  tx: Tx,
  { hostname }: RelyingParty,
  {
    name,
    email,
    reference,
    user,
    existing = [],
    now,
  }: {
    name: string
    email: string
    reference: string
    user: Buffer
    existing?: readonly Pick<typeof staffPasskeys.$inferSelect, 'id'>[]
    now: Date
  },
) {
  const options = await generateRegistrationOptions({
    rpName: 'Minaret',
    rpID: hostname,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(user),
    // Without transports, browsers find a passkey on any device.
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const payload = { challenge: options.challenge, user: user.toString('base64url'), reference }
  const attempt = await beginAttempt(tx, { purpose: 'passkey-add', payload, now })
  return { attempt, options: { ...options } }
}

/** A verified new passkey and its user handle. */
export type VerifiedPasskey = {
  user: Buffer
  passkey: Pick<typeof staffPasskeys.$inferInsert, 'id' | 'publicKey' | 'counter' | 'transports'>
}

/** Verifies a new passkey. @returns undefined if it is invalid or was created for another reference */
export async function finishPasskey(
  tx: Tx,
  relyingParty: RelyingParty,
  { attempt, credential, reference, now }: { attempt: string; credential: unknown; reference: string; now: Date },
): Promise<VerifiedPasskey | undefined> {
  const parsedAttempt = newPasskeySchema.safeParse((await takeAttempt(tx, 'passkey-add', attempt, now))?.payload)
  if (!parsedAttempt.success || parsedAttempt.data.reference !== reference) return undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the library checks what a browser sent
      response: credential as RegistrationResponseJSON,
      expectedChallenge: parsedAttempt.data.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.hostname,
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      user: Buffer.from(parsedAttempt.data.user, 'base64url'),
      passkey: { id, publicKey: Buffer.from(publicKey), counter, transports: [...transports] },
    }
  } catch {
    return undefined
  }
}

/** A passkey with this id already exists, of this account or another. */
class PasskeyTakenError extends Error {}

/** Inserts a passkey. @throws PasskeyTakenError, which `refuseTakenPasskey` catches, if its id is in use */
export async function writePasskey(tx: Tx, passkey: typeof staffPasskeys.$inferInsert): Promise<void> {
  const rows = await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning({ id: staffPasskeys.id })
  if (rows.length === 0) throw new PasskeyTakenError('A passkey with this id already exists.')
}

/** Runs work that inserts a passkey, and rolls it back if the passkey is already in use. */
export async function refuseTakenPasskey<T>(tx: Tx, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await inSavepoint(tx, work)
  } catch (error) {
    if (error instanceof PasskeyTakenError) return refuse(409, texts.passkeyTaken)
    throw error
  }
}
