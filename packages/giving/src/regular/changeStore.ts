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

const staleVersionRefusal = refuse(409, regularMessages.changedSince)
const repeatRefusal = refuse(502, regularMessages.refusedBefore)

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
  const [leasedGift] = await tx
    .update(regularGifts)
    .set({ leaseUntil: newLease })
    .where(and(isRegularGift(row), isLeaseFree(regularGifts.leaseUntil)))
    .returning()
  return leasedGift ? { kind: 'perform', regularGift: leasedGift, change } : { kind: 'wait', regularGift: row }
}

/** Takes over the change whose response was lost, if there is one. */
export async function claimOpenChange(tx: Tx, previousGift: RegularGift): Promise<ChangeLease | { kind: 'none' }> {
  const row = await lockRegularGift(tx, previousGift)
  const change = await findOpenChange(tx, row)
  return change ? takeOver(tx, row, change) : { kind: 'none' }
}

/** Decides in a short transaction which of several callers requests a change from the provider. */
export async function leaseChange(
  tx: Tx,
  context: RegularGiftContext,
  previousGift: RegularGift,
  request: ChangeRequest,
  version: number,
): Promise<LeaseResult> {
  const { now, tenant } = context
  const row = await lockRegularGift(tx, previousGift)
  const { tenantId, id } = row
  const [existingChange] = await tx
    .select()
    .from(regularGiftChanges)
    .where(isChange({ tenantId, cycleId: id, version }))
  if (existingChange) {
    if (!isSameChange(request, existingChange, tenant.config.timeZone))
      return { kind: 'refused', refusal: staleVersionRefusal }
    if (existingChange.doneAt === null) return takeOver(tx, row, existingChange)
    return existingChange.detail.refused === true
      ? { kind: 'refused', refusal: repeatRefusal }
      : { kind: 'done', regularGift: row }
  }
  // Cancelling an ended gift succeeds.
  if (request.action === 'cancel' && isOver(row.state)) return { kind: 'done', regularGift: row }
  if (version !== row.version) return { kind: 'refused', refusal: staleVersionRefusal }
  const pendingChange = await findOpenChange(tx, row)
  if (pendingChange) return takeOver(tx, row, pendingChange)
  const refusal = stateRefusal(row, request.action)
  if (refusal) return { kind: 'refused', refusal }
  const requestedChange = await resolveChange(tx, row, request, context)
  if ('status' in requestedChange) return { kind: 'refused', refusal: requestedChange }

  const [change] = await tx
    .insert(regularGiftChanges)
    .values({ tenantId, cycleId: id, version, ...toChangeColumns(requestedChange), at: now })
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
  requestedChange: RegularGiftChange,
  version: number,
): Promise<void> {
  const cause = `${regularGift.id}:${version}`
  const isPaused = regularGift.state === 'paused'
  if (requestedChange.action === 'amount') await sendNotice(tx, context, regularGift, { notice: 'changed', cause })
  if (requestedChange.action === 'pause' && isPaused)
    await sendNotice(tx, context, regularGift, { notice: 'paused', cause })
  if (requestedChange.action === 'skip' && isPaused)
    await sendNotice(tx, context, regularGift, { notice: 'skipped', cause })
  if (requestedChange.action === 'resume' && !isPaused)
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
  previousGift: RegularGift,
  change: ChangeRow,
  subscription: Subscription | undefined,
  isRefused: boolean,
  onDone: () => Promise<void>,
): Promise<RegularGift> {
  const row = await lockRegularGift(tx, previousGift)
  const [recordedChange] = await tx
    .update(regularGiftChanges)
    .set({ doneAt: context.now, ...(isRefused ? { detail: { ...change.detail, refused: true } } : {}) })
    .where(and(isChange(change), isNull(regularGiftChanges.doneAt)))
    .returning()
  if (!recordedChange) return row
  const requestedChange = readChange(change)
  const isDone = !isRefused && !isOver(row.state)
  const amountColumns =
    isDone && requestedChange.action === 'amount'
      ? { amountMinor: requestedChange.amountMinor, coverMinor: requestedChange.coverMinor }
      : {}
  await tx
    .update(regularGifts)
    .set({ leaseUntil: null, ...amountColumns })
    .where(isRegularGift(row))
  if (isDone) await onDone()
  if (!subscription) return row
  const by = requestedChange.action === 'cancel' ? requestedChange.by : undefined
  const updatedGift = await applySubscriptionIn(tx, context, previousGift, subscription, { by, byRequest: true })
  // The provider collects asynchronously: read the result soon.
  if (requestedChange.action === 'collect') await scheduleRegularRecheck(tx, updatedGift, context.now, 1)
  if (isDone && !isOver(updatedGift.state))
    await sendChangeNotice(tx, context, updatedGift, requestedChange, change.version)
  return updatedGift
}
