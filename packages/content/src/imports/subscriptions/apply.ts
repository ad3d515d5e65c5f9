import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { importLines, type ImportNote, type Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import {
  adoptSubscriptions,
  type Adopter,
  type ListedSubscription,
  refuseAdoption,
  releaseAdopted,
} from '@minaret/giving/adoption'
import { areLinesOf, isLineOf, lockImport, type StoredImport, updateImport } from '../store.ts'
import { rejectFile } from '../unreadable.ts'
import { adopterOf, findAccount, type ListingCall, listSubscriptions } from './listing.ts'

/** Matches lines that are not adopted yet. */
const isWaiting = (id: string) => and(isLineOf(id), eq(importLines.adds, true), isNull(importLines.draftId))

const rejectLine = (tx: Tx, id: string, position: number, note: ImportNote) =>
  tx
    .update(importLines)
    .set({ adds: false, notes: [note] })
    .where(and(isLineOf(id), eq(importLines.position, position)))

/** Adopts a batch of subscriptions in their current state. @returns false if the import is no longer running */
async function adoptBatch(
  tx: Tx,
  tenant: Tenant,
  id: string,
  adopter: Adopter,
  batch: readonly ListedSubscription[],
  now: Date,
): Promise<boolean> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'importing' || !storedImport.adopts) return false
  const subscriptionsById = new Map(batch.map((subscription) => [subscription.id, subscription]))
  const lines = await tx
    .select({ position: importLines.position, sourceKey: importLines.sourceKey })
    .from(importLines)
    .where(and(isWaiting(id), inArray(importLines.sourceKey, [...subscriptionsById.keys()])))
  const listedLines = lines.flatMap(({ position, sourceKey }) => {
    const subscription = subscriptionsById.get(sourceKey ?? '')
    return subscription ? [{ position, subscription, refusal: refuseAdoption(subscription, adopter) }] : []
  })
  const adoptedPlans = await adoptSubscriptions(
    tx,
    listedLines.flatMap(({ subscription, refusal }) => (refusal ? [] : [subscription])),
    {
      ...storedImport.adopts,
      tenantId: tenant.id,
      timeZone: tenant.config.timeZone,
      since: storedImport.requestedAt,
      now,
    },
  )
  const adoptedLines = listedLines.flatMap(({ position, subscription }) => {
    const plan = adoptedPlans.get(subscription.id)
    return plan ? [{ position, plan }] : []
  })
  await tx.execute(sql`
    update import_lines set draft_id = done.plan
    from jsonb_to_recordset(${JSON.stringify(adoptedLines)}::jsonb) as done(position integer, plan text)
    where ${areLinesOf(
      id,
      adoptedLines.map(({ position }) => position),
    )} and import_lines.position = done.position`)
  // The other subscriptions have changed since the dry run.
  for (const { position, subscription, refusal } of listedLines)
    if (!adoptedPlans.has(subscription.id)) await rejectLine(tx, id, position, refusal ?? { code: 'planHere' })
  await updateImport(tx, id, { done: storedImport.done + listedLines.length })
  return true
}

/** Notes that the remaining subscriptions no longer exist, logs the adoption, and completes the import. */
async function completeAdoption(tx: Tx, id: string): Promise<void> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'importing' || !storedImport.appliedBy || !storedImport.appliedAt) return
  await tx
    .update(importLines)
    .set({ adds: false, notes: [{ code: 'planGone' }] })
    .where(isWaiting(id))
  const count = await tx.$count(importLines, and(isLineOf(id), isNotNull(importLines.draftId)))
  const change = await writeLog(tx, {
    accountId: storedImport.appliedBy,
    kind: 'plansAdopted',
    subject: `import ${id}`,
    content: { values: { import: id, count } },
    now: storedImport.appliedAt,
  })
  await updateImport(tx, id, { state: 'done', done: count, total: count, change: count > 0 ? change : null })
}

/**
 * Adopts the subscriptions of a dry run in their current state in Stripe, which is only read. It resumes if it was
 * interrupted.
 * @throws UnreadableImport if Stripe does not respond; the job is retried
 */
export async function applySubscriptions(call: ListingCall, { id, state }: StoredImport): Promise<void> {
  const { db, tenant, now } = call
  if (state !== 'importing') return
  const gateway = (await findAccount(call)) ?? rejectFile('noAccount')
  const adopter = adopterOf(tenant, gateway)
  for await (const batch of listSubscriptions(gateway))
    if (!(await db((tx) => adoptBatch(tx, tenant, id, adopter, batch, now)))) return
  await db((tx) => completeAdoption(tx, id))
}

/** Lines undone per statement. */
const batchSize = 500

/**
 * Undoes an adoption of regular gifts. Nothing changes in Stripe. Regular gifts stay if they had a payment or were changed
 * since.
 * @returns the numbers of removed and remaining regular gifts, or undefined if the import is already undone
 */
export async function undoSubscriptions(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const storedImport = await lockImport(tx, id)
  if (storedImport?.state !== 'done' || storedImport.holds !== 'subscriptions') return undefined
  let [removed, after] = [0, 0]
  for (;;) {
    const lines = await tx
      .select({ position: importLines.position, draftId: importLines.draftId })
      .from(importLines)
      .where(and(isLineOf(id), gt(importLines.position, after), isNotNull(importLines.draftId)))
      .orderBy(asc(importLines.position))
      .limit(batchSize)
    const last = lines.at(-1)
    if (!last) break
    removed += await releaseAdopted(
      tx,
      lines.flatMap(({ draftId }) => draftId ?? []),
    )
    after = last.position
  }
  const left = Math.max(0, storedImport.done - removed)
  if (removed === 0 && left > 0) return { removed, left }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed, left }
}
