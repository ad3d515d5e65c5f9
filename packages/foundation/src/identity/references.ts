import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { references, type referencePurposes } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../base/secrets.ts'

/** What a reference may be used for. */
export type ReferencePurpose = (typeof referencePurposes)[number]

/** A reference as it is stored. */
export type Reference = Pick<
  typeof references.$inferSelect,
  'purpose' | 'subject' | 'payload' | 'createdAt' | 'expiresAt'
>

/** What to make. */
export type NewReference = {
  purpose: ReferencePurpose
  /** Whose or what it is about: a user, a subscriber, a gift, the key of an address. */
  subject: string
  /** What is to be done with it, as JSON. */
  payload?: unknown
  expiresAt: Date
  /** Makes older ones of the same purpose and subject worthless. */
  latestOnly?: boolean
}

/**
 * Makes a reference of 256 random bits for the tenant of the transaction.
 * @returns its text, the only time anybody sees it: what is stored is its hash
 */
export async function createReference(tx: Tx, { latestOnly = false, ...created }: NewReference): Promise<string> {
  if (latestOnly) await dropReferences(tx, created.purpose, created.subject)
  const text = randomBytes(32).toString('base64url')
  await tx.insert(references).values({ tenantId: sql`current_tenant()`, hash: sha256(text), ...created })
  return text
}

const isOpen = (text: string, purpose: ReferencePurpose, now: Date) =>
  and(
    eq(references.hash, sha256(text)),
    eq(references.purpose, purpose),
    isNull(references.usedAt),
    gt(references.expiresAt, now),
  )

/** The reference without using it up; nothing when it is unknown, expired, used, or was made for another purpose. */
export async function findReference(
  tx: Tx,
  text: string,
  purpose: ReferencePurpose,
  now: Date,
): Promise<Reference | undefined> {
  const [found] = await tx
    .select()
    .from(references)
    .where(isOpen(text, purpose, now))
  return found
}

/**
 * Uses a reference up: of any number of users at once exactly one gets it. What it was for is forgotten with that.
 * @returns nothing when it is unknown, expired, used, or was made for another purpose
 */
export async function useReference(
  tx: Tx,
  text: string,
  purpose: ReferencePurpose,
  now: Date,
): Promise<Reference | undefined> {
  const [used] = await tx
    .update(references)
    .set({ usedAt: now })
    .where(isOpen(text, purpose, now))
    .returning()
  if (used?.payload != null)
    await tx
      .update(references)
      .set({ payload: null })
      .where(eq(references.hash, sha256(text)))
  return used
}

/** Makes every reference of that purpose and subject worthless. */
export async function dropReferences(tx: Tx, purpose: ReferencePurpose, subject: string): Promise<void> {
  await tx.delete(references).where(and(eq(references.purpose, purpose), eq(references.subject, subject)))
}

/** Forgets references that have expired; used ones are remembered for as long as they would have lasted. */
export async function deleteExpiredReferences(tx: Tx, now: Date): Promise<void> {
  await tx.delete(references).where(lt(references.expiresAt, now))
}
