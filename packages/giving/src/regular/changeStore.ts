import { and, asc, eq, isNull } from 'drizzle-orm'
import { regularGiftChanges, regularGifts, type Tx } from '@minaret/foundation/db'
import { isLeaseFree, newLease, pollAfterLease } from '../card-confirmation/lease.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Subscription } from '../providers/billing.ts'
import { type ChangeRequest, isSameChange, stateRefusal, resolveChange } from './changeRequests.ts'
import { type ChangeRow, toChangeColumns, type RegularGiftChange, readChange } from '../records/regularChanges.ts'
import { type RegularGiftContext, applySubscriptionIn } from './applySubscription.ts'
import { sendNotice } from './emails.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { isOver } from '../records/regularStates.ts'
import { isRegularGift, type RegularGift, lockRegularGift } from '../records/regularStore.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** The result of requesting a change: perform it, wait, or stop. */
export type LeaseResult =
  | ChangeLease
  | { kind: 'done'; regularGift: RegularGift }
  | { kind: 'refused'; refusal: Refusal }

/** Whether the caller performs the change, or waits for another caller who does. */
type ChangeLease =
  | { kind: 'perform'; regularGift: RegularGift; change: ChangeRow }
  | { kind: 'wait'; regularGift: RegularGift }

const changedSince = refuse(409, regularMessages.changedSince)
const refusedBefore = refuse(502, regularMessages.refusedBefore)

const isChange = ({ tenantId, cycleId, version }: Pick<ChangeRow, 'tenantId' | 'cycleId' | 'version'>) =>
  and(
    eq(regularGiftChanges.tenantId, tenantId),
    eq(regularGiftChanges.cycleId, cycleId),
    eq(regularGiftChanges.version, version),
  )

/** Finds the change whose outcome is unknown; there is at most one. */
async function findOpenChange(
  tx: Tx,
  { tenantId, id }: Pick<RegularGift, 'tenantId' | 'id'>,
): Promise<ChangeRow | undefined> {
  const [change] = await tx
    .select()
    .from(regularGiftChanges)
    .where(
      and(
        eq(regularGiftChanges.tenantId, tenantId),
        eq(regularGiftChanges.cycleId, id),
        isNull(regularGiftChanges.doneAt),
      ),
    )
    .orderBy(asc(regularGiftChanges.version))
    .limit(1)
  return change
}

/** Takes over a change if its lease is free. */
async function takeOver(tx: Tx, row: RegularGift, change: ChangeRow): Promise<ChangeLease> {
  const [leased] = await tx
    .update(regularGifts)
    .set({ leaseUntil: newLease })
    .where(and(isRegularGift(row), isLeaseFree(regularGifts.leaseUntil)))
    .returning()
  return leased ? { kind: 'perform', regularGift: leased, change } : { kind: 'wait', regularGift: row }
}

/** Takes over the change whose response was lost, if there is one. */
export async function claimOpenChange(tx: Tx, before: RegularGift): Promise<ChangeLease | { kind: 'none' }> {
  const row = await lockRegularGift(tx, before)
  const change = await findOpenChange(tx, row)
  return change ? takeOver(tx, row, change) : { kind: 'none' }
}

/** Decides in a short transaction which of several callers requests a change from the provider. */
export async function leaseChange(
  tx: Tx,
  context: RegularGiftContext,
  before: RegularGift,
  request: ChangeRequest,
  version: number,
): Promise<LeaseResult> {
  const { now, tenant } = context
  const row = await lockRegularGift(tx, before)
  const { tenantId, id } = row
  const [existing] = await tx
    .select()
    .from(regularGiftChanges)
    .where(isChange({ tenantId, cycleId: id, version }))
  if (existing) {
    if (!isSameChange(request, existing, tenant.config.timeZone)) return { kind: 'refused', refusal: changedSince }
    if (existing.doneAt === null) return takeOver(tx, row, existing)
    return existing.detail.refused === true
      ? { kind: 'refused', refusal: refusedBefore }
      : { kind: 'done', regularGift: row }
  }
  // Cancelling an ended gift succeeds.
  if (request.action === 'cancel' && isOver(row.state)) return { kind: 'done', regularGift: row }
  if (version !== row.version) return { kind: 'refused', refusal: changedSince }
  const pendingChange = await findOpenChange(tx, row)
  if (pendingChange) return takeOver(tx, row, pendingChange)
  const refusal = stateRefusal(row, request.action)
  if (refusal) return { kind: 'refused', refusal }
  const requested = await resolveChange(tx, row, request, context)
  if ('status' in requested) return { kind: 'refused', refusal: requested }

  const [change] = await tx
    .insert(regularGiftChanges)
    .values({ tenantId, cycleId: id, version, ...toChangeColumns(requested), at: now })
    .returning()
  const [regularGift] = await tx
    .update(regularGifts)
    .set({ version: version + 1, leaseUntil: newLease })
    .where(isRegularGift(row))
    .returning()
  if (!change || !regularGift) throw new Error(`Expected the updated regular gift ${id}.`)
  await context.onRequest?.(tx)
  // The caller has until the end of its lease.
  await scheduleRegularRecheck(tx, regularGift, now, pollAfterLease)
  return { kind: 'perform', regularGift, change }
}

/** Releases the lease of a change whose outcome is unknown, so that the next caller may try at once. */
export async function releaseChange(tx: Tx, regularGift: RegularGift, now: Date): Promise<RegularGift> {
  const [row = regularGift] = await tx
    .update(regularGifts)
    .set({ leaseUntil: null })
    .where(isRegularGift(regularGift))
    .returning()
  await scheduleRegularRecheck(tx, row, now, 10)
  return row
}

/** Emails the donor about a completed change; `applySubscriptionIn` sends the email about an end. */
async function sendChangeNotice(
  tx: Tx,
  context: RegularGiftContext,
  regularGift: RegularGift,
  requested: RegularGiftChange,
  version: number,
): Promise<void> {
  const cause = `${regularGift.id}:${version}`
  const isPaused = regularGift.state === 'paused'
  if (requested.action === 'amount') await sendNotice(tx, context, regularGift, { notice: 'changed', cause })
  if (requested.action === 'pause' && isPaused) await sendNotice(tx, context, regularGift, { notice: 'paused', cause })
  if (requested.action === 'skip' && isPaused) await sendNotice(tx, context, regularGift, { notice: 'skipped', cause })
  if (requested.action === 'resume' && !isPaused)
    await sendNotice(tx, context, regularGift, { notice: 'resumed', cause })
}

/**
 * Records a change as done or refused, with the provider's response, once.
 * @param subscription the subscription after the change
 * @param onDone called in the same transaction if the change is recorded as done
 */
export async function finishChange(
  tx: Tx,
  context: RegularGiftContext,
  before: RegularGift,
  change: ChangeRow,
  subscription: Subscription | undefined,
  isRefused: boolean,
  onDone: () => Promise<void>,
): Promise<RegularGift> {
  const row = await lockRegularGift(tx, before)
  const [recorded] = await tx
    .update(regularGiftChanges)
    .set({ doneAt: context.now, ...(isRefused ? { detail: { ...change.detail, refused: true } } : {}) })
    .where(and(isChange(change), isNull(regularGiftChanges.doneAt)))
    .returning()
  if (!recorded) return row
  const requested = readChange(change)
  const isDone = !isRefused && !isOver(row.state)
  const amountColumns =
    isDone && requested.action === 'amount'
      ? { amountMinor: requested.amountMinor, coverMinor: requested.coverMinor }
      : {}
  await tx
    .update(regularGifts)
    .set({ leaseUntil: null, ...amountColumns })
    .where(isRegularGift(row))
  if (isDone) await onDone()
  if (!subscription) return row
  const by = requested.action === 'cancel' ? requested.by : undefined
  const updated = await applySubscriptionIn(tx, context, before, subscription, { by, byRequest: true })
  // The provider collects asynchronously: read the result soon.
  if (requested.action === 'collect') await scheduleRegularRecheck(tx, updated, context.now, 1)
  if (isDone && !isOver(updated.state)) await sendChangeNotice(tx, context, updated, requested, change.version)
  return updated
}
