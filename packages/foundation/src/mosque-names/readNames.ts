import { sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import { isSuspiciousName, isSuspiciousSlug, resembles } from './names.ts'

/** A mosque's public name and its short name. */
export type MosqueNames = { slug: string; name: string }

/** Reads the names of all mosques of the database, for the desk. */
export async function readMosqueNames(tx: Tx): Promise<MosqueNames[]> {
  const { rows } = await tx.execute<MosqueNames>(sql`select slug, name from mosque_names()`)
  return rows
}

/** Whether a mosque's name needs a review before its site shows it. */
export const isNameUnderReview = (name: string, others: readonly MosqueNames[]): boolean =>
  isSuspiciousName(name) ||
  resembles(
    name,
    others.map((other) => other.name),
  )

/** Whether a new mosque's names need a review before its site opens. */
export const needsReview = ({ slug, name }: MosqueNames, others: readonly MosqueNames[]): boolean =>
  isNameUnderReview(name, others) ||
  isSuspiciousSlug(
    slug,
    others.map((other) => other.slug),
  )
