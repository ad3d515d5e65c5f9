import { and, eq, sql } from 'drizzle-orm'
import { contentItems, currentTenant, importLines, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { writeLog } from '@minaret/foundation/staff'
import { createThing } from '../editing/drafts.ts'
import { isLineOf, lockImport, readWaiting, type StoredImport, type StoredLine, updateImport } from './store.ts'

/** Drafts made in one transaction. */
const atOnce = 20

/** Whose drafts they are, and the instant all of them have. */
type Applying = { tx: Tx; tenant: Tenant; accountId: string; now: Date }

async function makeDraft(writer: Applying, { importId, position, kind, words, firstAt }: StoredLine): Promise<void> {
  if (!kind || !words) return
  const created = await createThing(writer, kind, { values: words, translations: {} })
  if (typeof created === 'string') throw new Error(`No draft could be made: ${created}.`)
  const { tx } = writer
  await tx
    .update(importLines)
    .set({ draftId: created.thing.id })
    .where(and(isLineOf(importId), eq(importLines.position, position)))
  if (firstAt)
    await tx
      .update(contentItems)
      .set({ firstAt })
      .where(
        and(
          eq(contentItems.tenantId, currentTenant),
          eq(contentItems.kind, kind),
          eq(contentItems.id, created.thing.id),
        ),
      )
}

/** Makes the next few drafts of an import. @returns whether there are more */
async function makeSome(tx: Tx, tenant: Tenant, id: string): Promise<boolean> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'importing' || !found.appliedAt || !found.appliedBy) return false
  const writer = { tx, tenant, accountId: found.appliedBy, now: found.appliedAt }
  const lines = await readWaiting(tx, id, atOnce)
  for (const line of lines) await makeDraft(writer, line)
  if (lines.length === atOnce) {
    await updateImport(tx, id, { done: found.done + lines.length })
    return true
  }
  const drafts = found.done + lines.length
  const content = { values: { import: id, file: found.name, count: drafts } }
  const change = await writeLog(tx, {
    accountId: found.appliedBy,
    kind: 'contentImported',
    subject: `import ${id}`,
    content,
    now: writer.now,
  })
  await updateImport(tx, id, { state: 'done', done: drafts, change })
  return false
}

/** Makes the drafts of an import. Run again after it was cut off, it goes on where it was. */
export async function applyImport(db: TenantDb, tenant: Tenant, { id }: StoredImport): Promise<void> {
  while (await db((tx) => makeSome(tx, tenant, id)));
}

/**
 * Takes back the drafts of an import. One that somebody has changed, scheduled or published since stays as it is.
 * @returns how many are gone and how many stay; nothing where the import is taken back already
 */
export async function undoImport(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'done' || !found.appliedAt) return undefined
  const isUntouched = and(
    isLineOf(id),
    eq(contentItems.tenantId, currentTenant),
    eq(contentItems.kind, importLines.kind),
    eq(contentItems.id, importLines.draftId),
    eq(contentItems.draftAt, found.appliedAt),
    eq(contentItems.versions, 0),
    sql`${contentItems.state} is null and ${contentItems.publishAt} is null`,
  )
  const untouched = tx
    .select({ kind: contentItems.kind, id: contentItems.id })
    .from(contentItems)
    .innerJoin(importLines, isUntouched)
  const removed = await tx
    .delete(contentItems)
    .where(
      sql`(${contentItems.kind}, ${contentItems.id}) in ${untouched} and ${contentItems.tenantId} = ${currentTenant}`,
    )
    .returning({ kind: contentItems.kind, id: contentItems.id })
  if (removed.length === 0 && found.done > 0) return { removed: 0, left: found.done }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed: removed.length, left: found.done - removed.length }
}
