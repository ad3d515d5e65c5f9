import { isProviderError, secondsSince } from '../card-confirmation/outcome.ts'
import { type Step, untilDone } from '../card-confirmation/timeout.ts'
import { replaySeconds } from '../providers/retryWindow.ts'
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
import { endSetup } from './applySetup.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** The outcome of a change: done, refused with a message, or unknown and retried automatically. */
export type ChangeResult =
  | { kind: 'done'; regularGift: RegularGift }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown'; regularGift: RegularGift }

const notChangedRefusal = refuse(502, regularMessages.notChanged)

/** Whether a subscription reflects a change. */
function isApplied(subscription: Subscription, requestedChange: RegularGiftChange): boolean {
  switch (requestedChange.action) {
    case 'pause':
    case 'skip':
      return subscription.status === 'paused'
    case 'resume':
      return subscription.status !== 'paused' && subscription.status !== 'ended'
    case 'amount':
      return subscription.amountMinor === requestedChange.amountMinor
    case 'cancel':
      return subscription.status === 'ended'
    case 'card':
    case 'collect':
      return false
  }
}

/** Requests a change from the provider, once per idempotency key. */
function requestChange(
  gateway: Gateway,
  id: string,
  requestedChange: RegularGiftChange,
  key: string,
): Promise<Subscription> {
  switch (requestedChange.action) {
    case 'pause':
    case 'skip': {
      const resumesAt = requestedChange.resumesAt ? new Date(requestedChange.resumesAt) : undefined
      return gateway.changeSubscription(id, { kind: 'pause', resumesAt }, key)
    }
    case 'resume':
      return gateway.changeSubscription(id, { kind: 'resume' }, key)
    case 'amount':
      return gateway.changeSubscription(id, { kind: 'amount', amountMinor: requestedChange.amountMinor }, key)
    case 'card':
      return gateway.changeSubscription(id, { kind: 'card', paymentMethodId: requestedChange.paymentMethodId }, key)
    case 'cancel':
      return gateway.changeSubscription(id, { kind: 'end' }, key)
    case 'collect':
      return gateway.readSubscription(id)
  }
}

/** Performs a change under the caller's lease. No transaction is open during the call to the provider. */
async function performChange(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  change: ChangeRow,
): Promise<ChangeResult> {
  const { db, now, log } = context
  const { tenantId, id, subscriptionId } = regularGift
  const requestedChange = readChange(change)
  // After the key has expired, a new key is safe, because a change sets a target value.
  const isLate = secondsSince(context, change.at) > replaySeconds
  const key = `jum:${tenantId}:${id}:change:${change.version}${isLate ? ':late' : ''}`
  const applyResult = (subscription: Subscription | undefined, isRefused: boolean) =>
    db((tx) =>
      finishChange(tx, context, regularGift, change, subscription, isRefused, async () => {
        // In the transaction that records the change, so that it happens once.
        if (requestedChange.action === 'collect' && subscriptionId)
          await collectNow(tx, { tenantId, id: regularGift.accountId }, subscriptionId, now)
      }),
    )
  try {
    if (!subscriptionId) throw new ProviderRefusal('Expected a subscription to change.')
    return {
      kind: 'done',
      regularGift: await applyResult(await requestChange(gateway, subscriptionId, requestedChange, key), false),
    }
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      log.error({ alarm: 'provider refusal', cycle: id, err: error }, 'the provider refused to change a regular gift')
      // An earlier request whose response was lost may have succeeded.
      const subscription = subscriptionId
        ? await gateway.readSubscription(subscriptionId).catch(() => undefined)
        : undefined
      if (subscription && isApplied(subscription, requestedChange))
        return { kind: 'done', regularGift: await applyResult(subscription, false) }
      if (subscription || !subscriptionId) {
        await applyResult(subscription, true)
        return { kind: 'refused', refusal: notChangedRefusal }
      }
    } else if (!isProviderError(error)) throw error
    log.warn({ cycle: id, err: error }, 'it is not known yet whether a regular gift was changed')
    return { kind: 'unknown', regularGift: await db((tx) => releaseChange(tx, regularGift, now)) }
  }
}

/**
 * Changes a regular gift. However often and concurrently a change to one version is requested, it is sent to the provider
 * one request at a time and with one key; of different changes to one version, the first wins.
 * @param version the version that the caller last read; the change is refused if the gift has changed since
 */
export function changeRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
  request: ChangeRequest,
  version: number,
): Promise<ChangeResult> {
  return untilDone(async (): Promise<Step<ChangeResult>> => {
    const lease = await context.db((tx) => leaseChange(tx, context, previousGift, request, version))
    switch (lease.kind) {
      case 'refused':
      case 'done':
        return { result: lease }
      case 'perform': {
        const result = await performChange(context, gateway, lease.regularGift, lease.change)
        return lease.change.version === version || result.kind === 'unknown' ? { result } : 'again'
      }
      case 'wait':
        return { waiting: { kind: 'unknown', regularGift: lease.regularGift } }
    }
  })
}

/**
 * Resumes a change whose response was lost.
 * @returns false if another caller is performing it, or its outcome is still unknown: then do not read anything else
 */
export async function resumeChange(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<boolean> {
  const lease = await context.db((tx) => claimOpenChange(tx, regularGift))
  if (lease.kind === 'none') return true
  if (lease.kind === 'wait') return false
  return (await performChange(context, gateway, lease.regularGift, lease.change)).kind !== 'unknown'
}

/** Maximum attempts to end a gift when concurrent changes win. */
const maxAttempts = 5

/**
 * Ends a regular gift at the provider at once, whatever its version.
 * @returns the ended gift, or the expired one if it never ran
 * @throws OutcomeUnknown, ProviderRefusal if the end is not confirmed; it is retried automatically
 */
export async function endRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  by: EndReason,
): Promise<RegularGift> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const row = (await context.db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift
    if (isOver(row.state)) return row
    if (row.state === 'pending_setup') {
      const closedGift = await endSetup(context, gateway, row, by === 'giver' || by === 'card' ? by : 'expired')
      if (isOver(closedGift.state)) return closedGift
      continue
    }
    const result = await changeRegularGift(context, gateway, row, { action: 'cancel', by }, row.version)
    if (result.kind === 'unknown')
      throw new OutcomeUnknown('Expected a regular gift to end, but the outcome is unknown.')
    if (result.kind === 'done' && isOver(result.regularGift.state)) return result.regularGift
  }
  throw new ProviderRefusal('Expected a regular gift to end.')
}
