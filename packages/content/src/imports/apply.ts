import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
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

/** Drafts that are taken back in one statement: they are found one by one, whatever is estimated. */
const undoneAtOnce = 500

/** Of some lines, takes back the drafts that are as the import made them. @returns how many */
async function removeUntouched(
  tx: Tx,
  madeAt: Date,
  lines: readonly Pick<StoredLine, 'kind' | 'draftId'>[],
): Promise<number> {
  const ids = sql`${sql.param(lines.map(({ draftId }) => draftId))}::text[]`
  const kinds = sql`${sql.param(lines.map(({ kind }) => kind))}::text[]`
  const removed = await tx
    .delete(contentItems)
    .where(
      and(
        eq(contentItems.tenantId, currentTenant),
        sql`${contentItems.id} = any(${ids})`,
        sql`(${contentItems.kind}, ${contentItems.id}) in (select * from unnest(${kinds}, ${ids}))`,
        eq(contentItems.draftAt, madeAt),
        eq(contentItems.versions, 0),
        sql`${contentItems.state} is null and ${contentItems.publishAt} is null`,
      ),
    )
    .returning({ id: contentItems.id })
  return removed.length
}

/**
 * Takes back the drafts of an import. One that somebody has changed, scheduled or published since stays as it is.
 * @returns how many are gone and how many stay; nothing where the import is taken back already
 */
export async function undoImport(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'done' || !found.appliedAt) return undefined
  let removed = 0
  for (let after = 0; ;) {
    const lines = await tx
      .select({ position: importLines.position, kind: importLines.kind, draftId: importLines.draftId })
      .from(importLines)
      .where(and(isLineOf(id), gt(importLines.position, after), isNotNull(importLines.draftId)))
      .orderBy(asc(importLines.position))
      .limit(undoneAtOnce)
    const last = lines.at(-1)
    if (!last) break
    removed += await removeUntouched(tx, found.appliedAt, lines)
    after = last.position
  }
  if (removed === 0 && found.done > 0) return { removed: 0, left: found.done }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed, left: found.done - removed }
}
