import { sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import { isSuspiciousName, isSuspiciousSlug, resembles } from './names.ts'

/** The name every mosque of the database shows to everybody, and its short name. */
export type MosqueNames = { slug: string; name: string }

/** The names of all mosques of the database, for the desk. */
export async function readMosqueNames(tx: Tx): Promise<MosqueNames[]> {
  const { rows } = await tx.execute<MosqueNames>(sql`select slug, name from mosque_names()`)
  return rows
}

/** Whether somebody has to look at a mosque's name before its site shows it. */
export const isHeldName = (name: string, others: readonly MosqueNames[]): boolean =>
  isSuspiciousName(name) ||
  resembles(
    name,
    others.map((other) => other.name),
  )

/** Whether somebody has to look at a new mosque's names before its site opens. */
export const needsReview = ({ slug, name }: MosqueNames, others: readonly MosqueNames[]): boolean =>
  isHeldName(name, others) ||
  isSuspiciousSlug(
    slug,
    others.map((other) => other.slug),
  )
