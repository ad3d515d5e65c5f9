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

/** Where passkeys belong: the desk's host name, and the address a browser says it is at. */
export type PasskeyPlace = { hostname: string; origin: string }

const newPasskeyForm = z.object({ challenge: z.string(), user: z.string(), reference: z.string() })

/** What an attempt to log in with a passkey signs: until when it may go on, in seconds since 1970, and what makes it unique. */
const loginForm = z.tuple([z.number(), z.string()])
const loginPurpose = 'passkey login'

/** What a browser sends has the form WebAuthn gives it; the library checks every field of it. */
const idForm = z.object({ id: z.string().min(1).max(1400) })

/** The challenge of an attempt; only its server can make one of them. */
const challengeOf = (attempt: string) => sha256(attempt)

/**
 * Begins logging in with a passkey: any of this place, of whichever account. Anybody may ask for it, so nothing is stored:
 * the attempt is signed, and the challenge follows from it.
 */
export async function beginPasskeyLogin(secrets: Secrets, { hostname }: PasskeyPlace, now: Date) {
  const until = Math.floor((now.getTime() + attemptLife) / 1000)
  const attempt = secrets.sign([until, randomBytes(12).toString('base64url')], loginPurpose)
  const options = await generateAuthenticationOptions({
    rpID: hostname,
    userVerification: 'required',
    challenge: new Uint8Array(challengeOf(attempt)),
  })
  return { attempt, options: { ...options } }
}

/** Which passkey it is, and whose, once its signature was checked; undefined for any other, and when the attempt was used. */
export async function finishPasskeyLogin(
  tx: Tx,
  place: PasskeyPlace,
  { secrets, attempt, credential, now }: { secrets: Secrets; attempt: string; credential: unknown; now: Date },
): Promise<{ accountId: string; passkey: string } | undefined> {
  const begun = loginForm.safeParse(secrets.verify(attempt, loginPurpose))
  const sent = idForm.safeParse(credential)
  if (!begun.success || !sent.success) return undefined
  const until = new Date(begun.data[0] * 1000)
  if (until <= now) return undefined
  const isSent = eq(staffPasskeys.id, sent.data.id)
  const [passkey] = await tx.select().from(staffPasskeys).where(isSent).for('no key update')
  if (!passkey) return undefined
  const checked = await verifyAuthenticationResponse({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the library checks what a browser sent
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challengeOf(attempt).toString('base64url'),
    expectedOrigin: place.origin,
    expectedRPID: place.hostname,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    // What cannot be checked is nobody's.
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, accountId } = passkey
  if (!(await markSignedAttempt(tx, attempt, { accountId, until, now }))) return undefined
  const counter = checked.authenticationInfo.newCounter
  await tx.update(staffPasskeys).set({ counter, usedAt: now }).where(eq(staffPasskeys.id, id))
  return { accountId, passkey: id }
}

/**
 * Begins making a passkey for an account, or for one that an invitation is about to open.
 * @param existing those the account has: a device that holds one of them makes no second one
 */
export async function beginPasskey(
  tx: Tx,
  { hostname }: PasskeyPlace,
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
    // Without its transports, a passkey is recognised wherever it is.
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const payload = { challenge: options.challenge, user: user.toString('base64url'), reference }
  const attempt = await beginAttempt(tx, { purpose: 'passkey-add', payload, now })
  return { attempt, options: { ...options } }
}

/** A passkey whose making was checked, and what it calls its account. */
export type VerifiedPasskey = {
  user: Buffer
  passkey: Pick<typeof staffPasskeys.$inferInsert, 'id' | 'publicKey' | 'counter' | 'transports'>
}

/** Checks a passkey that was made for a reference. @returns nothing when it was not, or not for this one */
export async function finishPasskey(
  tx: Tx,
  place: PasskeyPlace,
  { attempt, credential, reference, now }: { attempt: string; credential: unknown; reference: string; now: Date },
): Promise<VerifiedPasskey | undefined> {
  const begun = newPasskeyForm.safeParse((await takeAttempt(tx, 'passkey-add', attempt, now))?.payload)
  if (!begun.success || begun.data.reference !== reference) return undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the library checks what a browser sent
      response: credential as RegistrationResponseJSON,
      expectedChallenge: begun.data.challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      user: Buffer.from(begun.data.user, 'base64url'),
      passkey: { id, publicKey: Buffer.from(publicKey), counter, transports: [...transports] },
    }
  } catch {
    return undefined
  }
}

/** A passkey of that id is in use already, by this account or another. */
class PasskeyTakenError extends Error {}

/** Writes a passkey of an account. @throws PasskeyTakenError to `unlessTaken` if its id is in use */
export async function writePasskey(tx: Tx, passkey: typeof staffPasskeys.$inferInsert): Promise<void> {
  const inserted = await tx
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  if (inserted.length === 0) throw new PasskeyTakenError('A passkey of that id is in use.')
}

/** Does work that writes a passkey; if that is in use already, nothing of the work remains. */
export async function unlessTaken<T>(tx: Tx, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await inSavepoint(tx, work)
  } catch (error) {
    if (error instanceof PasskeyTakenError) return refuse(409, texts.passkeyTaken)
    throw error
  }
}
