import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  currentTenant,
  type ImportNote,
  importLines,
  importParts,
  imports,
  type TenantDb,
  type Tx,
} from '@minaret/foundation/db'

/** An import as it is stored. */
export type StoredImport = typeof imports.$inferSelect
export type StoredLine = typeof importLines.$inferSelect

type Change = Partial<Omit<StoredImport, 'tenantId' | 'id'>>

/** The row of an import of the transaction's mosque. */
export const isImport = (id: string) => and(eq(imports.tenantId, currentTenant), eq(imports.id, id))

/** The lines of an import of the transaction's mosque. */
export const isLineOf = (id: string) => and(eq(importLines.tenantId, currentTenant), eq(importLines.importId, id))

const isPartOf = (id: string) => and(eq(importParts.tenantId, currentTenant), eq(importParts.importId, id))

/** One import. */
export async function findImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(imports).where(isImport(id))
  return found
}

/** One import, so that nobody else changes it until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(imports).where(isImport(id)).for('update')
  return found
}

/** Imports that nobody has decided about. */
const mostOpen = 3

/** Whether so many imports wait that no other is begun. */
export async function hasTooManyOpen(tx: Tx): Promise<boolean> {
  const unfinished = inArray(imports.state, ['uploading', 'checking', 'checked'])
  return (await tx.$count(imports, and(eq(imports.tenantId, currentTenant), unfinished))) >= mostOpen
}

/** Changes an import's row. @returns it */
export async function updateImport(tx: Tx, id: string, change: Change): Promise<StoredImport> {
  const [changed] = await tx.update(imports).set(change).where(isImport(id)).returning()
  if (!changed) throw new Error('An import that was just read is not there.')
  return changed
}

/** Deletes a file once it was read. */
export const deleteParts = (tx: Tx, id: string) => tx.delete(importParts).where(isPartOf(id))

/** A file part by part, each in a transaction of its own. @param onPart is called before each */
export async function* readParts(db: TenantDb, id: string, total: number, onPart: () => Promise<void>) {
  for (let position = 1; position <= total; position += 1) {
    await onPart()
    const [part] = await db((tx) =>
      tx
        .select({ content: importParts.content })
        .from(importParts)
        .where(and(isPartOf(id), eq(importParts.position, position))),
    )
    if (!part) throw new Error(`Part ${position} of an uploaded file is missing.`)
    yield part.content
  }
}

/** What the dry run of an import found. */
export type LineCounts = {
  news: number
  about: number
  events: number
  donors: number
  /** Donors who are listed already, and of whom a list says how not to contact them. */
  objections: number
  plans: number
  skipped: number
  noted: number
}

const isNoted = sql`jsonb_array_length(${importLines.notes}) > 0`

/** Lines of donors who are listed already, and whose objection is added to them. */
export const hasObjection = sql`${importLines.notes} @> '[{"code": "isDonorNo"}]'`

/** Counts the lines of imports. */
export async function countLines(tx: Tx, ids: readonly string[]): Promise<Map<string, LineCounts>> {
  if (ids.length === 0) return new Map()
  const of = (kind: string) => sql<number>`count(*) filter (where ${importLines.kind} = ${kind})::int`
  const rows = await tx
    .select({
      id: importLines.importId,
      news: of('news'),
      about: of('about'),
      events: of('events'),
      donors: sql<number>`count(*) filter (where ${importLines.donor} is not null)::int`,
      objections: sql<number>`count(*) filter (where ${hasObjection})::int`,
      plans: sql<number>`count(*) filter (where ${importLines.holds} = 'subscriptions' and ${importLines.adds})::int`,
      skipped: sql<number>`count(*) filter (where not ${importLines.adds})::int`,
      noted: sql<number>`count(*) filter (where ${importLines.adds} and ${isNoted})::int`,
    })
    .from(importLines)
    .where(and(eq(importLines.tenantId, currentTenant), inArray(importLines.importId, [...ids])))
    .groupBy(importLines.importId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Lines with notes of one kind: the note of the first, how many there are, and the first few. */
export type NoteGroup = { note: ImportNote; count: number; examples: { position: number; title: string }[] }

/** Lines named of each kind of note. */
const mostExamples = 3

/** The notes of an import's lines by their kind, the most frequent first. */
export async function groupNotes(tx: Tx, id: string): Promise<NoteGroup[]> {
  const { rows } = await tx.execute<NoteGroup>(sql`
    select note, count, examples from (
      select (array_agg(n.note order by position))[1] as note, count(distinct position)::int as count,
        to_jsonb((array_agg(jsonb_build_object('position', position, 'title', title) order by position))[1:${sql.raw(String(mostExamples))}])
          as examples
      from import_lines cross join lateral jsonb_array_elements(notes) as n(note)
      where ${isLineOf(id)}
      group by n.note ->> 'code') as grouped
    order by count desc, note ->> 'code'`)
  return rows
}

/** Which lines are shown. */
export const shownLines = {
  add: sql`${importLines.adds}`,
  noted: sql`${importLines.adds} and ${isNoted}`,
  skip: sql`not ${importLines.adds}`,
} as const

/** Some lines of an import, found one by one, whatever is estimated. */
export const areLinesOf = (id: string, positions: readonly number[]) =>
  and(isLineOf(id), sql`${importLines.position} = any(${sql.param(positions)}::int[])`)

/** Lines of an import that are to become drafts or donors and are none yet. @param after the position of a line: those before it are */
export const readWaiting = (tx: Tx, id: string, limit: number, after = 0): Promise<StoredLine[]> =>
  tx
    .select()
    .from(importLines)
    .where(and(isLineOf(id), gt(importLines.position, after), importLines.adds, sql`${importLines.draftId} is null`))
    .orderBy(asc(importLines.position))
    .limit(limit)
