import { isProviderError, secondsSince } from '../card-confirmation/outcome.ts'
import { type Step, untilDone } from '../card-confirmation/timeout.ts'
import { replayFor } from '../providers/retryWindow.ts'
import { collectNow } from '../providers/demoCollect.ts'
import type { Subscription } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type ChangeRequest } from './changeRequests.ts'
import { claimOpenChange, finishChange, releaseChange, leaseChange } from './changeStore.ts'
import { type ChangeRow, type RegularGiftChange, readChange } from '../records/regularChanges.ts'
import type { RegularGiftContext, EndReason } from './applySubscription.ts'
import { isOver } from '../records/regularStates.ts'
import { findRegularGift, type RegularGift } from '../records/regularStore.ts'
import { closeSetup } from './applySetup.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** What became of a change: done, refused with a sentence, or not known yet and asked again by itself. */
export type ChangeResult =
  | { kind: 'done'; cycle: RegularGift }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown'; cycle: RegularGift }

const notDone = refuse(502, regularMessages.notChanged)

/** Whether a subscription stands as a change wants it. */
function isApplied(subscription: Subscription, requested: RegularGiftChange): boolean {
  switch (requested.action) {
    case 'pause':
    case 'skip':
      return subscription.status === 'paused'
    case 'resume':
      return subscription.status !== 'paused' && subscription.status !== 'ended'
    case 'amount':
      return subscription.amountMinor === requested.amountMinor
    case 'cancel':
      return subscription.status === 'ended'
    case 'card':
    case 'collect':
      return false
  }
}

/** Asks the provider for a change, once for its key. */
function askProvider(gateway: Gateway, id: string, requested: RegularGiftChange, key: string): Promise<Subscription> {
  switch (requested.action) {
    case 'pause':
    case 'skip': {
      const resumesAt = requested.resumesAt ? new Date(requested.resumesAt) : undefined
      return gateway.changeSubscription(id, { kind: 'pause', resumesAt }, key)
    }
    case 'resume':
      return gateway.changeSubscription(id, { kind: 'resume' }, key)
    case 'amount':
      return gateway.changeSubscription(id, { kind: 'amount', amountMinor: requested.amountMinor }, key)
    case 'card':
      return gateway.changeSubscription(id, { kind: 'card', paymentMethodId: requested.paymentMethodId }, key)
    case 'cancel':
      return gateway.changeSubscription(id, { kind: 'end' }, key)
    case 'collect':
      return gateway.readSubscription(id)
  }
}

/** Carries out a change whose turn the caller holds. No transaction is open while the provider is asked. */
async function performChange(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  change: ChangeRow,
): Promise<ChangeResult> {
  const { db, now, log } = context
  const { tenantId, id, subscriptionId } = regularGift
  const requested = readChange(change)
  // It is asked for as if anew then: a change says what shall be.
  const late = secondsSince(context, change.at) > replayFor
  const key = `jum:${tenantId}:${id}:change:${change.version}${late ? ':late' : ''}`
  const applyResult = (subscription: Subscription | undefined, refused: boolean) =>
    db((tx) =>
      finishChange(tx, context, regularGift, change, subscription, refused, async () => {
        // In the transaction that says it is done, so that it is done once.
        if (requested.action === 'collect' && subscriptionId)
          await collectNow(tx, { tenantId, id: regularGift.accountId }, subscriptionId, now)
      }),
    )
  try {
    if (!subscriptionId) throw new ProviderRefusal('There is no subscription to change.')
    return { kind: 'done', cycle: await applyResult(await askProvider(gateway, subscriptionId, requested, key), false) }
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      log.error({ alarm: 'provider refusal', cycle: id, err: error }, 'the provider refused to change a regular gift')
      // It may have been done before, by a request whose answer was lost.
      const subscription = subscriptionId
        ? await gateway.readSubscription(subscriptionId).catch(() => undefined)
        : undefined
      if (subscription && isApplied(subscription, requested))
        return { kind: 'done', cycle: await applyResult(subscription, false) }
      if (subscription || !subscriptionId) {
        await applyResult(subscription, true)
        return { kind: 'refused', refusal: notDone }
      }
    } else if (!isProviderError(error)) throw error
    log.warn({ cycle: id, err: error }, 'it is not known yet whether a regular gift was changed')
    return { kind: 'unknown', cycle: await db((tx) => releaseChange(tx, regularGift, now)) }
  }
}

/**
 * Changes a regular gift. However often and however simultaneously a change is asked for under one number, the provider
 * is asked for it once at a time and with one key; of different changes under one number the first wins.
 * @param version the number the asker saw; a change that was made since is refused
 */
export function changeRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
  request: ChangeRequest,
  version: number,
): Promise<ChangeResult> {
  return untilDone(async (): Promise<Step<ChangeResult>> => {
    const lease = await context.db((tx) => leaseChange(tx, context, before, request, version))
    switch (lease.kind) {
      case 'refused':
      case 'done':
        return { result: lease }
      case 'perform': {
        const changed = await performChange(context, gateway, lease.cycle, lease.change)
        return lease.change.version === version || changed.kind === 'unknown' ? { result: changed } : 'again'
      }
      case 'wait':
        return { waiting: { kind: 'unknown', cycle: lease.cycle } }
    }
  })
}

/**
 * Takes up a change whose answer was lost.
 * @returns false while somebody else is at it, or when it is still not known: nothing else should be read meanwhile
 */
export async function resumeChange(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<boolean> {
  const lease = await context.db((tx) => claimOpenChange(tx, regularGift))
  if (lease.kind === 'none') return true
  if (lease.kind === 'wait') return false
  return (await performChange(context, gateway, lease.cycle, lease.change)).kind !== 'unknown'
}

/** How often an end gives way to a change that was faster. */
const rounds = 5

/**
 * Ends a regular gift at the provider, at once, whatever its number.
 * @returns it as it is then: ended, or expired when it never ran
 * @throws OutcomeUnknown, ProviderRefusal when it has not ended for sure; it is asked again later by itself
 */
export async function endRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  by: EndReason,
): Promise<RegularGift> {
  for (let round = 0; round < rounds; round += 1) {
    const row = (await context.db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift
    if (isOver(row.state)) return row
    if (row.state === 'pending_setup') {
      const closed = await closeSetup(context, gateway, row, by === 'giver' || by === 'card' ? by : 'expired')
      if (isOver(closed.state)) return closed
      continue
    }
    const changed = await changeRegularGift(context, gateway, row, { action: 'cancel', by }, row.version)
    if (changed.kind === 'unknown') throw new OutcomeUnknown('It is not known yet whether a regular gift has ended.')
    if (changed.kind === 'done' && isOver(changed.cycle.state)) return changed.cycle
  }
  throw new ProviderRefusal('A regular gift could not be ended.')
}
