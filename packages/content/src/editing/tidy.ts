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
import { restorableFor } from './view.ts'

const day = 24 * 60 * 60_000

/** How long versions are stored, in milliseconds; what undoing and restoring need of a thing stays. */
const versionsFor = 365 * day

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Deletes for good what was deleted at the desk longer ago than it can be restored, with its versions. */
async function deleteForGood(tx: Tx, now: Date): Promise<void> {
  for (const name of contentKindNames) {
    const { table } = kindOf(name)
    const gone = await tx
      .delete(contentItems)
      .where(
        and(
          eq(contentItems.tenantId, currentTenant),
          eq(contentItems.kind, name),
          eq(contentItems.state, 'deleted'),
          lt(contentItems.stateAt, before(now, restorableFor)),
          // What gifts or applications belong to is hidden for as long as they do.
          sql`not exists (select from ${table} where ${table.tenantId} = ${contentItems.tenantId} and ${table.id} = ${contentItems.id})`,
        ),
      )
      .returning({ id: contentItems.id })
    for (const { id } of gone)
      await tx
        .delete(contentVersions)
        .where(
          and(eq(contentVersions.tenantId, currentTenant), eq(contentVersions.kind, name), eq(contentVersions.id, id)),
        )
  }
}

/** Deletes, of the transaction's mosque, what the desk stores of content and no longer needs. */
export async function tidyContent(tx: Tx, now: Date): Promise<void> {
  await deleteForGood(tx, now)
  await tx.execute(sql`
    delete from content_versions v using content_items i
    where v.tenant_id = current_tenant() and i.tenant_id = v.tenant_id and i.kind = v.kind and i.id = v.id
      and v.at < ${before(now, versionsFor).toISOString()} and i.state is null and v.number < i.versions`)
  await tx
    .delete(contentPresence)
    .where(and(eq(contentPresence.tenantId, currentTenant), lt(contentPresence.seenAt, before(now, day))))
  await tx
    .delete(contentPreviews)
    .where(and(eq(contentPreviews.tenantId, currentTenant), lt(contentPreviews.expiresAt, now)))
}
