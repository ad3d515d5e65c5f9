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
import { refuseFile } from '../unreadable.ts'
import { adopterOf, findAccount, type ListingCall, listSubscriptions } from './listing.ts'

/** Lines that wait to be adopted. */
const isWaiting = (id: string) => and(isLineOf(id), eq(importLines.adds, true), isNull(importLines.draftId))

const leaveOut = (tx: Tx, id: string, position: number, note: ImportNote) =>
  tx
    .update(importLines)
    .set({ adds: false, notes: [note] })
    .where(and(isLineOf(id), eq(importLines.position, position)))

/** Adopts those of some subscriptions that the dry run listed, as they stand now. @returns whether it is still to be done */
async function adoptSome(
  tx: Tx,
  tenant: Tenant,
  id: string,
  adopter: Adopter,
  batch: readonly ListedSubscription[],
  now: Date,
): Promise<boolean> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'importing' || !found.adopts) return false
  const bySubscription = new Map(batch.map((one) => [one.id, one]))
  const lines = await tx
    .select({ position: importLines.position, sourceKey: importLines.sourceKey })
    .from(importLines)
    .where(and(isWaiting(id), inArray(importLines.sourceKey, [...bySubscription.keys()])))
  const listed = lines.flatMap(({ position, sourceKey }) => {
    const subscription = bySubscription.get(sourceKey ?? '')
    return subscription ? [{ position, subscription, refusal: refuseAdoption(subscription, adopter) }] : []
  })
  const adopted = await adoptSubscriptions(
    tx,
    listed.flatMap(({ subscription, refusal }) => (refusal ? [] : [subscription])),
    {
      ...found.adopts,
      tenantId: tenant.id,
      timeZone: tenant.config.timeZone,
      since: found.requestedAt,
      now,
    },
  )
  const done = listed.flatMap(({ position, subscription }) => {
    const plan = adopted.get(subscription.id)
    return plan ? [{ position, plan }] : []
  })
  await tx.execute(sql`
    update import_lines set draft_id = done.plan
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done(position integer, plan text)
    where ${areLinesOf(
      id,
      done.map(({ position }) => position),
    )} and import_lines.position = done.position`)
  // The others have changed since the dry run.
  for (const { position, subscription, refusal } of listed)
    if (!adopted.has(subscription.id)) await leaveOut(tx, id, position, refusal ?? { code: 'planHere' })
  await updateImport(tx, id, { done: found.done + listed.length })
  return true
}

/** Says of what is left that it has gone, writes the log, and is done. */
async function finish(tx: Tx, id: string): Promise<void> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'importing' || !found.appliedBy || !found.appliedAt) return
  await tx
    .update(importLines)
    .set({ adds: false, notes: [{ code: 'planGone' }] })
    .where(isWaiting(id))
  const count = await tx.$count(importLines, and(isLineOf(id), isNotNull(importLines.draftId)))
  const change = await writeLog(tx, {
    accountId: found.appliedBy,
    kind: 'plansAdopted',
    subject: `import ${id}`,
    content: { values: { import: id, count } },
    now: found.appliedAt,
  })
  await updateImport(tx, id, { state: 'done', done: count, total: count, change: count > 0 ? change : null })
}

/**
 * Adopts what a dry run listed, as it stands at Stripe by now. Stripe is only read. Run again after it was cut off, it goes on
 * where it was.
 * @throws UnreadableImport while Stripe doesn't answer; the job is tried again
 */
export async function applySubscriptions(call: ListingCall, { id, state }: StoredImport): Promise<void> {
  const { db, tenant, now } = call
  if (state !== 'importing') return
  const gateway = (await findAccount(call)) ?? refuseFile('noAccount')
  const adopter = adopterOf(tenant, gateway)
  for await (const batch of listSubscriptions(gateway))
    if (!(await db((tx) => adoptSome(tx, tenant, id, adopter, batch, now)))) return
  await db((tx) => finish(tx, id))
}

/** Lines whose regular gifts are taken back in one statement. */
const atOnce = 500

/**
 * Takes the regular gifts of an import away again; at Stripe they stay as they are. One that a gift has come of stays, and one
 * that was changed here.
 * @returns how many are gone and how many stay; nothing where the import is taken back already
 */
export async function undoSubscriptions(tx: Tx, id: string): Promise<{ removed: number; left: number } | undefined> {
  const found = await lockImport(tx, id)
  if (found?.state !== 'done' || found.holds !== 'subscriptions') return undefined
  let [removed, after] = [0, 0]
  for (;;) {
    const lines = await tx
      .select({ position: importLines.position, draftId: importLines.draftId })
      .from(importLines)
      .where(and(isLineOf(id), gt(importLines.position, after), isNotNull(importLines.draftId)))
      .orderBy(asc(importLines.position))
      .limit(atOnce)
    const last = lines.at(-1)
    if (!last) break
    removed += await releaseAdopted(
      tx,
      lines.flatMap(({ draftId }) => draftId ?? []),
    )
    after = last.position
  }
  const left = Math.max(0, found.done - removed)
  if (removed === 0 && left > 0) return { removed, left }
  await updateImport(tx, id, { state: 'undone', change: null })
  return { removed, left }
}
