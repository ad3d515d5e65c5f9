import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { toLatinDigits, sha256, type Secrets } from '@minaret/foundation/base'
import { newPublicId, signups, type Tx } from '@minaret/foundation/db'
import { mailLanguages, type MailLanguage } from '@minaret/foundation/email'
import { addJob } from '@minaret/foundation/jobs'

/** How long a code is valid and how long a sign-up can be finished, in milliseconds. */
const lifetimes = { code: 3_600_000, signup: 24 * 3_600_000 } as const
/** Maximum attempts at a code. */
const maxTries = 5

const contactSchema = z.object({ email: z.string(), code: z.string(), language: z.enum(mailLanguages) })

/** Contact details of a sign-up, encrypted at rest. */
export type SignupContact = z.infer<typeof contactSchema>

/** The encryption context of a row's contact. */
export const signupContext = (id: string): string => `signup ${id}`

/** Decrypts the contact of a row; undefined if this server no longer has the key. */
export function openContact(
  secrets: Secrets,
  { id, sealed }: { id: string; sealed: Buffer },
): SignupContact | undefined {
  try {
    return contactSchema.parse(JSON.parse(secrets.open(sealed, signupContext(id))))
  } catch {
    return undefined
  }
}

/** A new sign-up. */
export type NewSignup = {
  email: string
  language: MailLanguage
  emailMark: Buffer
  networkMark: Buffer
  /** Whether the code is emailed. */
  emailed: boolean
  now: Date
}

/** Starts a sign-up and queues the email with its code. @returns the reference for the browser */
export async function beginSignup(
  tx: Tx,
  secrets: Secrets,
  { email, language, emailMark, networkMark, emailed, now }: NewSignup,
): Promise<string> {
  const id = newPublicId()
  const reference = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sealed = secrets.seal(JSON.stringify({ email, code, language }), signupContext(id))
  await tx
    .insert(signups)
    .values({ id, hash: sha256(reference), emailMark, networkMark, sealed, emailed, createdAt: now })
  if (emailed) await addJob(tx, 'signup-code', { signupId: id }, `signup-code ${id}`)
  return reference
}

const isWithin = (lifetime: number, now: Date) => gt(signups.createdAt, new Date(now.getTime() - lifetime))

/** The result of checking a code: `over` if it has expired or there were too many attempts. */
export type ProofResult = { state: 'over' | 'wrong' } | { state: 'proved'; email: string }

/** Checks a code and counts the attempt. */
export async function proveSignup(
  tx: Tx,
  secrets: Secrets,
  { reference, code, now }: { reference: string; code: string; now: Date },
): Promise<ProofResult> {
  const canBeProved = and(eq(signups.hash, sha256(reference)), isNull(signups.mosque), isWithin(lifetimes.code, now))
  const [row] = await tx
    .update(signups)
    .set({ tries: sql`${signups.tries} + 1` })
    .where(and(canBeProved, lt(signups.tries, maxTries)))
    .returning()
  const contact = row?.emailed ? openContact(secrets, row) : undefined
  if (!row) return { state: 'over' }
  if (!contact || toLatinDigits(code).replace(/\s/g, '') !== contact.code) return { state: 'wrong' }
  await tx.update(signups).set({ provedAt: now }).where(eq(signups.id, row.id))
  return { state: 'proved', email: contact.email }
}

/** A sign-up with a verified address and no mosque yet. */
export type ProvedSignup = SignupContact & { id: string }

/** Finds a verified sign-up by its reference and locks it, so that it can be finished only once. */
export async function findProvedSignup(
  tx: Tx,
  secrets: Secrets,
  reference: string,
  now: Date,
): Promise<ProvedSignup | undefined> {
  const [row] = await tx
    .select()
    .from(signups)
    .where(
      and(
        eq(signups.hash, sha256(reference)),
        isNotNull(signups.provedAt),
        isNull(signups.mosque),
        isWithin(lifetimes.signup, now),
      ),
    )
    .for('update')
  const contact = row && openContact(secrets, row)
  return row && contact && { id: row.id, ...contact }
}

/** Records the mosque created by a sign-up, which ends it. */
export const finishSignup = (tx: Tx, id: string, slug: string): Promise<unknown> =>
  tx.update(signups).set({ mosque: slug }).where(eq(signups.id, id))
