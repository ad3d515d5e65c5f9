import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { references, type referencePurposes } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../base/secrets.ts'

/** Purpose of a reference. */
export type ReferencePurpose = (typeof referencePurposes)[number]

/** A stored reference. */
export type Reference = Pick<
  typeof references.$inferSelect,
  'purpose' | 'subject' | 'payload' | 'createdAt' | 'expiresAt'
>

/** A reference to create. */
export type NewReference = {
  purpose: ReferencePurpose
  /** The record it refers to: a user, a subscriber, a gift, the key of an address. */
  subject: string
  /** Data of the action it triggers, as JSON. */
  payload?: unknown
  expiresAt: Date
  /** Whether to invalidate older ones with the same purpose and subject. */
  latestOnly?: boolean
}

/**
 * Creates a reference of 256 random bits for the tenant of the transaction.
 * @returns its text, which is not stored: the database has only its hash
 */
export async function createReference(tx: Tx, { latestOnly = false, ...reference }: NewReference): Promise<string> {
  if (latestOnly) await deleteReferences(tx, reference.purpose, reference.subject)
  const text = randomBytes(32).toString('base64url')
  await tx.insert(references).values({ tenantId: sql`current_tenant()`, hash: sha256(text), ...reference })
  return text
}

const isValid = (text: string, purpose: ReferencePurpose, now: Date) =>
  and(
    eq(references.hash, sha256(text)),
    eq(references.purpose, purpose),
    isNull(references.usedAt),
    gt(references.expiresAt, now),
  )

/** Reads a reference without using it; undefined if it is unknown, expired, used, or for another purpose. */
export async function findReference(
  tx: Tx,
  text: string,
  purpose: ReferencePurpose,
  now: Date,
): Promise<Reference | undefined> {
  const [reference] = await tx
    .select()
    .from(references)
    .where(isValid(text, purpose, now))
  return reference
}

/**
 * Uses a reference: exactly one of any number of concurrent callers gets it. Its payload is erased.
 * @returns undefined if it is unknown, expired, used, or for another purpose
 */
export async function useReference(
  tx: Tx,
  text: string,
  purpose: ReferencePurpose,
  now: Date,
): Promise<Reference | undefined> {
  const [reference] = await tx
    .update(references)
    .set({ usedAt: now })
    .where(isValid(text, purpose, now))
    .returning()
  if (reference?.payload != null)
    await tx
      .update(references)
      .set({ payload: null })
      .where(eq(references.hash, sha256(text)))
  return reference
}

/** Invalidates every reference with that purpose and subject. */
export async function deleteReferences(tx: Tx, purpose: ReferencePurpose, subject: string): Promise<void> {
  await tx.delete(references).where(and(eq(references.purpose, purpose), eq(references.subject, subject)))
}

/** Deletes expired references; used ones are kept until their expiry. */
export async function deleteExpiredReferences(tx: Tx, now: Date): Promise<void> {
  await tx.delete(references).where(lt(references.expiresAt, now))
}
