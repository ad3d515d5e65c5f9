import { isProviderError, secondsSince } from '../protocol/outcome.ts'
import { type Step, untilDone } from '../protocol/patience.ts'
import { replayFor } from '../providers/askingAgain.ts'
import { collectNow } from '../providers/demoCollect.ts'
import type { Subscription } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type Ask } from './changesAsk.ts'
import { claimOpen, finishChange, releaseChange, takeTurn } from './changesStore.ts'
import { type ChangeRow, type Wish, wishOf } from '../records/detail.ts'
import type { CycleAsking, EndedBy } from './land.ts'
import { isOver } from '../records/regularStates.ts'
import { findCycle, type CycleRow } from '../records/regularStore.ts'
import { closeSetup } from './setupLand.ts'
import { cycleMessages } from '../messages/regular/index.ts'

/** What became of a change: done, refused with a sentence, or not known yet and asked again by itself. */
export type Changed =
  | { kind: 'done'; cycle: CycleRow }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown'; cycle: CycleRow }

const notDone = refuse(502, cycleMessages.notChanged)

/** Whether a subscription stands as a change wants it. */
function isAsWished(said: Subscription, wish: Wish): boolean {
  switch (wish.action) {
    case 'pause':
    case 'skip':
      return said.status === 'paused'
    case 'resume':
      return said.status !== 'paused' && said.status !== 'ended'
    case 'amount':
      return said.amountMinor === wish.amountMinor
    case 'cancel':
      return said.status === 'ended'
    case 'card':
    case 'collect':
      return false
  }
}

/** Asks the provider for a change, once for its key. */
function askProvider(gateway: Gateway, id: string, wish: Wish, key: string): Promise<Subscription> {
  switch (wish.action) {
    case 'pause':
    case 'skip': {
      const resumesAt = wish.resumesAt ? new Date(wish.resumesAt) : undefined
      return gateway.changeSubscription(id, { kind: 'pause', resumesAt }, key)
    }
    case 'resume':
      return gateway.changeSubscription(id, { kind: 'resume' }, key)
    case 'amount':
      return gateway.changeSubscription(id, { kind: 'amount', amountMinor: wish.amountMinor }, key)
    case 'card':
      return gateway.changeSubscription(id, { kind: 'card', paymentMethodId: wish.paymentMethodId }, key)
    case 'cancel':
      return gateway.changeSubscription(id, { kind: 'end' }, key)
    case 'collect':
      return gateway.readSubscription(id)
  }
}

/** Carries out a change whose turn the caller holds. No transaction is open while the provider is asked. */
async function perform(asking: CycleAsking, gateway: Gateway, cycle: CycleRow, change: ChangeRow): Promise<Changed> {
  const { db, now, log } = asking
  const { tenantId, id, subscriptionId } = cycle
  const wish = wishOf(change)
  // It is asked for as if anew then: a change says what shall be.
  const late = secondsSince(asking, change.at) > replayFor
  const key = `jum:${tenantId}:${id}:change:${change.version}${late ? ':late' : ''}`
  const lands = (said: Subscription | undefined, refused: boolean) =>
    db((tx) =>
      finishChange(tx, asking, cycle, change, said, refused, async () => {
        // In the transaction that says it is done, so that it is done once.
        if (wish.action === 'collect' && subscriptionId)
          await collectNow(tx, { tenantId, id: cycle.accountId }, subscriptionId, now)
      }),
    )
  try {
    if (!subscriptionId) throw new ProviderRefusal('There is no subscription to change.')
    return { kind: 'done', cycle: await lands(await askProvider(gateway, subscriptionId, wish, key), false) }
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      log.error({ alarm: 'provider refusal', cycle: id, err: error }, 'the provider refused to change a regular gift')
      // It may have been done before, by a request whose answer was lost.
      const said = subscriptionId ? await gateway.readSubscription(subscriptionId).catch(() => undefined) : undefined
      if (said && isAsWished(said, wish)) return { kind: 'done', cycle: await lands(said, false) }
      if (said || !subscriptionId) {
        await lands(said, true)
        return { kind: 'refused', refusal: notDone }
      }
    } else if (!isProviderError(error)) throw error
    log.warn({ cycle: id, err: error }, 'it is not known yet whether a regular gift was changed')
    return { kind: 'unknown', cycle: await db((tx) => releaseChange(tx, cycle, now)) }
  }
}

/**
 * Changes a regular gift. However often and however simultaneously a change is asked for under one number, the provider
 * is asked for it once at a time and with one key; of different changes under one number the first wins.
 * @param version the number the asker saw; a change that was made since is refused
 */
export function changeCycle(
  asking: CycleAsking,
  gateway: Gateway,
  seen: CycleRow,
  ask: Ask,
  version: number,
): Promise<Changed> {
  return untilDone(async (): Promise<Step<Changed>> => {
    const turn = await asking.db((tx) => takeTurn(tx, asking, seen, ask, version))
    switch (turn.kind) {
      case 'refused':
      case 'done':
        return { result: turn }
      case 'perform': {
        const changed = await perform(asking, gateway, turn.cycle, turn.change)
        return turn.change.version === version || changed.kind === 'unknown' ? { result: changed } : 'again'
      }
      case 'wait':
        return { waiting: { kind: 'unknown', cycle: turn.cycle } }
    }
  })
}

/**
 * Takes up a change whose answer was lost.
 * @returns false while somebody else is at it, or when it is still not known: nothing else should be read meanwhile
 */
export async function resumeChange(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<boolean> {
  const turn = await asking.db((tx) => claimOpen(tx, cycle))
  if (turn.kind === 'none') return true
  if (turn.kind === 'wait') return false
  return (await perform(asking, gateway, turn.cycle, turn.change)).kind !== 'unknown'
}

/** How often an end gives way to a change that was faster. */
const rounds = 5

/**
 * Ends a regular gift at the provider, at once, whatever its number.
 * @returns it as it is then: ended, or expired when it never ran
 * @throws OutcomeUnknown, ProviderRefusal when it has not ended for sure; it is asked again later by itself
 */
export async function endCycle(asking: CycleAsking, gateway: Gateway, cycle: CycleRow, by: EndedBy): Promise<CycleRow> {
  for (let round = 0; round < rounds; round += 1) {
    const row = (await asking.db((tx) => findCycle(tx, cycle.id))) ?? cycle
    if (isOver(row.state)) return row
    if (row.state === 'pending_setup') {
      const closed = await closeSetup(asking, gateway, row, by === 'giver' || by === 'card' ? by : 'expired')
      if (isOver(closed.state)) return closed
      continue
    }
    const changed = await changeCycle(asking, gateway, row, { action: 'cancel', by }, row.version)
    if (changed.kind === 'unknown') throw new OutcomeUnknown('It is not known yet whether a regular gift has ended.')
    if (changed.kind === 'done' && isOver(changed.cycle.state)) return changed.cycle
  }
  throw new ProviderRefusal('A regular gift could not be ended.')
}
