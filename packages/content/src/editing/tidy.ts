import { and, eq, lt, sql } from 'drizzle-orm'
import {
  contentItems,
  contentPresence,
  contentPreviews,
  contentVersions,
  currentTenant,
  type Tx,
} from '@minaret/foundation/db'
import { contentKindNames, kindOf } from './kinds.ts'
import { restorePeriodMs } from './view.ts'

const dayMs = 24 * 60 * 60_000

/** How long versions are stored, in milliseconds. The latest version and those of withdrawn or deleted items are kept. */
const versionRetentionMs = 365 * dayMs

const timeBefore = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Purges deleted items that can no longer be restored, with their versions. */
async function purgeDeleted(tx: Tx, now: Date): Promise<void> {
  for (const name of contentKindNames) {
    const { table } = kindOf(name)
    const purgedItems = await tx
      .delete(contentItems)
      .where(
        and(
          eq(contentItems.tenantId, currentTenant),
          eq(contentItems.kind, name),
          eq(contentItems.state, 'deleted'),
          lt(contentItems.stateAt, timeBefore(now, restorePeriodMs)),
          // Items with gifts or applications keep their row, hidden, and are not purged.
          sql`not exists (select from ${table} where ${table.tenantId} = ${contentItems.tenantId} and ${table.id} = ${contentItems.id})`,
        ),
      )
      .returning({ id: contentItems.id })
    for (const { id } of purgedItems)
      await tx
        .delete(contentVersions)
        .where(
          and(eq(contentVersions.tenantId, currentTenant), eq(contentVersions.kind, name), eq(contentVersions.id, id)),
        )
  }
}

/** Deletes expired versions, presence, previews and deleted items of the transaction's mosque. */
export async function tidyContent(tx: Tx, now: Date): Promise<void> {
  await purgeDeleted(tx, now)
  await tx.execute(sql`
    delete from content_versions v using content_items i
    where v.tenant_id = current_tenant() and i.tenant_id = v.tenant_id and i.kind = v.kind and i.id = v.id
      and v.at < ${timeBefore(now, versionRetentionMs).toISOString()} and i.state is null and v.number < i.versions`)
  await tx
    .delete(contentPresence)
    .where(and(eq(contentPresence.tenantId, currentTenant), lt(contentPresence.seenAt, timeBefore(now, dayMs))))
  await tx
    .delete(contentPreviews)
    .where(and(eq(contentPreviews.tenantId, currentTenant), lt(contentPreviews.expiresAt, now)))
}
