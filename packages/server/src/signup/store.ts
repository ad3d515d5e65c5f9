import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { latinDigits, sha256, type Secrets } from '@minaret/foundation/base'
import { newPublicId, signups, type Tx } from '@minaret/foundation/db'
import { mailLanguages, type MailLanguage } from '@minaret/foundation/email'
import { addJob } from '@minaret/foundation/jobs'

/** How long a code works, and how long what was begun can be finished, in milliseconds. */
const life = { code: 3_600_000, signup: 24 * 3_600_000 } as const
/** How many codes may be tried. */
const mostTries = 5

const sealedForm = z.object({ email: z.string(), code: z.string(), language: z.enum(mailLanguages) })

/** What only its holder and this server know of somebody who has begun. */
export type SignupContact = z.infer<typeof sealedForm>

/** What a row's contact is sealed for. */
export const signupPlace = (id: string): string => `signup ${id}`

/** Opens the contact of a row; nothing where no key of this server opens it any more. */
export function openContact(
  secrets: Secrets,
  { id, sealed }: { id: string; sealed: Buffer },
): SignupContact | undefined {
  try {
    return sealedForm.parse(JSON.parse(secrets.open(sealed, signupPlace(id))))
  } catch {
    return undefined
  }
}

/** Somebody who begins. */
export type NewSignup = {
  email: string
  language: MailLanguage
  emailMark: Buffer
  networkMark: Buffer
  /** Whether their code is emailed. */
  emailed: boolean
  now: Date
}

/** Begins, and has the code emailed. @returns the reference that the browser holds */
export async function beginSignup(
  tx: Tx,
  secrets: Secrets,
  { email, language, emailMark, networkMark, emailed, now }: NewSignup,
): Promise<string> {
  const id = newPublicId()
  const reference = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sealed = secrets.seal(JSON.stringify({ email, code, language }), signupPlace(id))
  await tx
    .insert(signups)
    .values({ id, hash: sha256(reference), emailMark, networkMark, sealed, emailed, createdAt: now })
  if (emailed) await addJob(tx, 'signup-code', { signupId: id }, `signup-code ${id}`)
  return reference
}

const after = (now: Date, lifetime: number) => gt(signups.createdAt, new Date(now.getTime() - lifetime))

/** What became of a code: `over` for one that is too old, or was tried too often. */
export type ProofResult = { state: 'over' | 'wrong' } | { state: 'proved'; email: string }

/** Tries a code, and counts that it was tried. */
export async function proveSignup(
  tx: Tx,
  secrets: Secrets,
  { reference, code, now }: { reference: string; code: string; now: Date },
): Promise<ProofResult> {
  const isOpen = and(eq(signups.hash, sha256(reference)), isNull(signups.mosque), after(now, life.code))
  const [row] = await tx
    .update(signups)
    .set({ tries: sql`${signups.tries} + 1` })
    .where(and(isOpen, lt(signups.tries, mostTries)))
    .returning()
  const contact = row?.emailed ? openContact(secrets, row) : undefined
  if (!row) return { state: 'over' }
  if (!contact || latinDigits(code).replace(/\s/g, '') !== contact.code) return { state: 'wrong' }
  await tx.update(signups).set({ provedAt: now }).where(eq(signups.id, row.id))
  return { state: 'proved', email: contact.email }
}

/** A sign-up whose code was shown and that has not become a mosque yet. */
export type ProvedSignup = SignupContact & { id: string }

/** Finds one by its reference, locked: of two that finish it one does. */
export async function findProved(
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
        after(now, life.signup),
      ),
    )
    .for('update')
  const contact = row && openContact(secrets, row)
  return row && contact && { id: row.id, ...contact }
}

/** Notes which mosque it became: it is of no further use. */
export const finishSignup = (tx: Tx, id: string, slug: string): Promise<unknown> =>
  tx.update(signups).set({ mosque: slug }).where(eq(signups.id, id))
