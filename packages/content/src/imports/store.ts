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

/** A stored import. */
export type StoredImport = typeof imports.$inferSelect
export type StoredLine = typeof importLines.$inferSelect

type ImportChanges = Partial<Omit<StoredImport, 'tenantId' | 'id'>>

/** The row of an import of the transaction's mosque. */
export const isImport = (id: string) => and(eq(imports.tenantId, currentTenant), eq(imports.id, id))

/** The lines of an import of the transaction's mosque. */
export const isLineOf = (id: string) => and(eq(importLines.tenantId, currentTenant), eq(importLines.importId, id))

const isPartOf = (id: string) => and(eq(importParts.tenantId, currentTenant), eq(importParts.importId, id))

/** Reads an import. */
export async function findImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [storedImport] = await tx.select().from(imports).where(isImport(id))
  return storedImport
}

/** Reads an import and locks it until the end of the transaction. */
export async function lockImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [storedImport] = await tx.select().from(imports).where(isImport(id)).for('update')
  return storedImport
}

/** The maximum number of pending imports. */
const maxPending = 3

/** Whether the maximum number of imports is pending. */
export async function hasTooManyOpen(tx: Tx): Promise<boolean> {
  const isUnfinished = inArray(imports.state, ['uploading', 'checking', 'checked'])
  return (await tx.$count(imports, and(eq(imports.tenantId, currentTenant), isUnfinished))) >= maxPending
}

/** Updates an import. @returns the new row */
export async function updateImport(tx: Tx, id: string, change: ImportChanges): Promise<StoredImport> {
  const [row] = await tx.update(imports).set(change).where(isImport(id)).returning()
  if (!row) throw new Error('The import does not exist.')
  return row
}

/** Deletes the uploaded file of an import. */
export const deleteParts = (tx: Tx, id: string) => tx.delete(importParts).where(isPartOf(id))

/** Streams the parts of a file, each in its own transaction. @param onPart called before each part */
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

/** The counts of a dry run. */
export type LineCounts = {
  news: number
  about: number
  events: number
  donors: number
  /** Existing donors for whom the list has an objection. */
  objections: number
  plans: number
  skipped: number
  noted: number
}

const isNoted = sql`jsonb_array_length(${importLines.notes}) > 0`

/** Matches lines that add an objection to an existing donor. */
export const hasObjection = sql`${importLines.notes} @> '[{"code": "isDonorNo"}]'`

/** Counts the lines of imports, by import. */
export async function countLines(tx: Tx, ids: readonly string[]): Promise<Map<string, LineCounts>> {
  if (ids.length === 0) return new Map()
  const countOfKind = (kind: string) => sql<number>`count(*) filter (where ${importLines.kind} = ${kind})::int`
  const rows = await tx
    .select({
      id: importLines.importId,
      news: countOfKind('news'),
      about: countOfKind('about'),
      events: countOfKind('events'),
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

/** Lines with the same note: the first note, the number of lines, and examples. */
export type NoteGroup = { note: ImportNote; count: number; examples: { position: number; title: string }[] }

/** The number of examples per note. */
const maxExamples = 3

/** Groups the notes of an import by code, the most frequent first. */
export async function groupNotes(tx: Tx, id: string): Promise<NoteGroup[]> {
  const { rows } = await tx.execute<NoteGroup>(sql`
    select note, count, examples from (
      select (array_agg(n.note order by position))[1] as note, count(distinct position)::int as count,
        to_jsonb((array_agg(jsonb_build_object('position', position, 'title', title) order by position))[1:${sql.raw(String(maxExamples))}])
          as examples
      from import_lines cross join lateral jsonb_array_elements(notes) as n(note)
      where ${isLineOf(id)}
      group by n.note ->> 'code') as grouped
    order by count desc, note ->> 'code'`)
  return rows
}

/** The conditions of the line filters. */
export const lineFilters = {
  add: sql`${importLines.adds}`,
  noted: sql`${importLines.adds} and ${isNoted}`,
  skip: sql`not ${importLines.adds}`,
} as const

/** Matches lines by position, with index lookups whatever the planner estimates. */
export const areLinesOf = (id: string, positions: readonly number[]) =>
  and(isLineOf(id), sql`${importLines.position} = any(${sql.param(positions)}::int[])`)

/** Reads lines that have no draft or donor yet. @param after the position after which to read */
export const readPendingLines = (tx: Tx, id: string, limit: number, after = 0): Promise<StoredLine[]> =>
  tx
    .select()
    .from(importLines)
    .where(and(isLineOf(id), gt(importLines.position, after), importLines.adds, sql`${importLines.draftId} is null`))
    .orderBy(asc(importLines.position))
    .limit(limit)
