import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { contentItems, currentTenant, importLines, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { writeLog } from '@minaret/foundation/staff'
import { createContentItem } from '../editing/drafts.ts'
import { isLineOf, lockImport, readPendingLines, type StoredImport, type StoredLine, updateImport } from './store.ts'

/** Drafts created per transaction. */
const batchSize = 20

/** The author of the drafts, and their common time. */
type DraftWriter = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

async function createDraft(
  writer: DraftWriter,
  { importId, position, kind, words, firstAt }: StoredLine,
): Promise<void> {
  if (!kind || !words) return
  const creation = await createContentItem(writer, kind, { values: words, translations: {} })
  if (typeof creation === 'string') throw new Error(`The draft could not be created: ${creation}.`)
  const { tx } = writer
  await tx
    .update(importLines)
    .set({ draftId: creation.item.id })
    .where(and(isLineOf(importId), eq(importLines.position, position)))
  if (firstAt)
    await tx
      .update(contentItems)
      .set({ firstAt })
      .where(
        and(
          eq(contentItems.tenantId, currentTenant),
          eq(contentItems.kind, kind),
          eq(contentItems.id, creation.item.id),
        ),
      )
}

/** Creates the next batch of drafts of an import. @returns whether there are more */
async function createBatch(tx: Tx, tenant: Tenant, id: string): Promise<boolean> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'importing' || !storedImport.appliedAt || !storedImport.appliedBy) return false
  const writer = { tx, tenant, accountId: storedImport.appliedBy, now: storedImport.appliedAt }
  const lines = await readPendingLines(tx, id, batchSize)
  for (const line of lines) await createDraft(writer, line)
  if (lines.length === batchSize) {
    await updateImport(tx, id, { done: storedImport.done + lines.length })
    return true
  }
  const drafts = storedImport.done + lines.length
  const content = { values: { import: id, file: storedImport.name, count: drafts } }
  const change = await writeLog(tx, {
    accountId: storedImport.appliedBy,
    kind: 'contentImported',
    subject: `import ${id}`,
    content,
    now: writer.now,
  })
  await updateImport(tx, id, { state: 'done', done: drafts, change })
  return false
}

/** Creates the drafts of an import. It resumes if it was interrupted. */
export async function applyImport(db: TenantDb, tenant: Tenant, { id }: StoredImport): Promise<void> {
  while (await db((tx) => createBatch(tx, tenant, id)));
}

/** Drafts removed per statement: few enough for index lookups, whatever the planner estimates. */
const undoBatchSize = 500

/** Removes the drafts of the given lines that are unchanged since the import. @returns the number removed */
async function removeUnchanged(
  tx: Tx,
  createdAt: Date,
  lines: readonly Pick<StoredLine, 'kind' | 'draftId'>[],
): Promise<number> {
  const ids = sql`${sql.param(lines.map(({ draftId }) => draftId))}::text[]`
  const kinds = sql`${sql.param(lines.map(({ kind }) => kind))}::text[]`
  const removedDrafts = await tx
    .delete(contentItems)
    .where(
      and(
        eq(contentItems.tenantId, currentTenant),
        sql`${contentItems.id} = any(${ids})`,
        sql`(${contentItems.kind}, ${contentItems.id}) in (select * from unnest(${kinds}, ${ids}))`,
        eq(contentItems.draftAt, createdAt),
        eq(contentItems.versions, 0),
        sql`${contentItems.state} is null and ${contentItems.publishAt} is null`,
      ),
    )
    .returning({ id: contentItems.id })
  return removedDrafts.length
}

/**
 * Undoes an import: removes its drafts, except those changed, scheduled or published since.
 * @returns the numbers of removed and remaining drafts, or undefined if the import is already undone
 */
export async function undoImport(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'done' || !storedImport.appliedAt) return undefined
  let removed = 0
  for (let after = 0; ;) {
    const lines = await tx
      .select({ position: importLines.position, kind: importLines.kind, draftId: importLines.draftId })
      .from(importLines)
      .where(and(isLineOf(id), gt(importLines.position, after), isNotNull(importLines.draftId)))
      .orderBy(asc(importLines.position))
      .limit(undoBatchSize)
    const last = lines.at(-1)
    if (!last) break
    removed += await removeUnchanged(tx, storedImport.appliedAt, lines)
    after = last.position
  }
  if (removed === 0 && storedImport.done > 0) return { removed: 0, left: storedImport.done }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed, left: storedImport.done - removed }
}
