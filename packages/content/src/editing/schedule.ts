import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ContentKindName } from '@minaret/contract/desk'
import {
  isServedHere,
  currentTenant,
  type Database,
  newPublicId,
  staffMembers,
  tenants,
  type Tx,
} from '@minaret/foundation/db'
import { addJob, readPayloadField, paceItems } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import type { Directory } from '@minaret/foundation/tenancy'
import { readRoles, type Role } from '@minaret/plans'
import { findLocked, subjectOf } from './drafts.ts'
import { contentKindOf } from './kinds.ts'
import { publishItem } from './publish.ts'
import { removalOf, type StoredItem, itemTitle } from './stored.ts'
import { tidyContent } from './tidy.ts'
import { writeItem, type Writer } from './write.ts'

/** Adds the job that publishes a draft at its scheduled time. */
export async function addPublicationJob(
  { tx, tenant, now }: Writer,
  { name, id }: Pick<StoredItem, 'name' | 'id'>,
  at: Date,
): Promise<void> {
  const payload = { tenantId: tenant.id, kind: name, id }
  const seconds = Math.max(0, (at.getTime() - now.getTime()) / 1000)
  await addJob(tx, 'content-publish', payload, `content:${tenant.id}:${name}:${id}`, seconds)
}

type TaskDeps = { database: Database; directory: Directory; now: () => Date; log: Pick<FastifyBaseLogger, 'error'> }

/** The current roles of a draft's author, empty if they have left. */
async function rolesOf(tx: Tx, accountId: string | null): Promise<Role[]> {
  if (accountId === null) return []
  const [member] = await tx
    .select({ roles: staffMembers.roles })
    .from(staffMembers)
    .where(and(eq(staffMembers.tenantId, currentTenant), eq(staffMembers.accountId, accountId)))
  return readRoles(member?.roles ?? [])
}

/** Publishes a draft that is due. If this fails, it stays a draft and the failure is logged. */
async function publishDue(writer: Writer, name: ContentKindName, id: string): Promise<void> {
  const { tx, now } = writer
  const item = await findLocked(writer, name, id)
  const { publishAt, draftBy = null, title = id } = item?.deskRow ?? {}
  if (!item || !publishAt || publishAt > now) return
  const author = { ...writer, accountId: draftBy ?? undefined }
  const roles = await rolesOf(tx, draftBy)
  const result =
    removalOf(item) === 'deleted' ? undefined : await publishItem(author, item, {}, { roles, action: 'scheduled' })
  if (result === 'unchanged') return
  const subject = subjectOf(item)
  if (result && typeof result === 'object' && 'published' in result) {
    const { before, after } = result.published
    const states = { before: { version: before }, after: { version: after } }
    const values = { kind: name, id, title: result.title }
    await writeLog(tx, {
      accountId: undefined,
      kind: 'contentPublishedDue',
      subject,
      content: { values, ...states },
      now,
    })
    return
  }
  await writeItem(tx, item, { title, publishAt: null })
  const values = { kind: name, id, title: itemTitle(item) }
  await writeLog(tx, { accountId: undefined, kind: 'contentFailedDue', subject, content: { values }, now })
}

/** Content tasks: publishing on schedule, publishing missed items every five minutes, and purging. */
export function contentTasks({ database, directory, now, log }: TaskDeps) {
  async function publish(tenantId: string, kind: string, id: string): Promise<void> {
    const [tenant, name] = [await directory.byId(tenantId), contentKindOf(kind)]
    if (!tenant || !name) return
    const serviceAccount = { accountId: newPublicId(), roles: [] }
    await database.forStaff(
      tenantId,
      serviceAccount,
    )((tx) => publishDue({ tx, tenant, now: now(), accountId: undefined }, name, id))
  }
  return {
    'content-publish': (payload: unknown) =>
      publish(
        readPayloadField(payload, 'tenantId'),
        readPayloadField(payload, 'kind'),
        readPayloadField(payload, 'id'),
      ),
    async 'content-tidy'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        await database
          .forStaff(id, { accountId: newPublicId(), roles: [] })((tx) => tidyContent(tx, now()))
          .catch((err: unknown) => log.error({ tenantId: id, err }, 'expired content could not be deleted'))
    },
    async 'content-due'() {
      const { rows } = await database.forAccount()((tx) =>
        tx.execute<{ tenant_id: string; kind: string; id: string }>(
          sql`select tenant_id, kind, id from due_publications(${now().toISOString()})`,
        ),
      )
      for (const row of rows)
        // If one fails, the others are still published. It is retried in five minutes.
        await publish(row.tenant_id, row.kind, row.id).catch((err: unknown) =>
          log.error({ err, kind: row.kind, id: row.id }, 'scheduled content could not be published'),
        )
    },
  }
}
