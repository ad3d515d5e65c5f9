import type { From } from '../attempts/declines.ts'
import { openFor, secondsSince } from '../settling/look.ts'
import { replayFor, underWay } from '../providers/askingAgain.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import type { CycleAsking } from './land.ts'
import { planCycleLook } from './look.ts'
import { closeSetup, landSetup } from './setupLand.ts'
import { bind, prepare } from './setupOrder.ts'
import { claimLostTry, markTryRefused, mayTry, releaseTry } from '../records/setupStore.ts'
import { type CycleRow, findCycle } from '../records/regularStore.ts'
import { tryPlace } from './tryPlace.ts'

/** So long before the first collection no card is tried any more, in seconds: it could come too late. */
const lastCall = 60

/** What {@link tryCard} found; the client secret is passed on to the giver and kept nowhere. */
export type Tried = { cycle: CycleRow; clientSecret?: string }

/** Whether its time to be set up is over: a day after it was begun, and when its first day has come. */
export const isTooLate = (cycle: Pick<CycleRow, 'createdAt' | 'startsAt'>, asking: { now: Date }): boolean =>
  secondsSince(asking, cycle.createdAt) > openFor || secondsSince(asking, cycle.startsAt) > -lastCall

/** The outcome is not known: the try stays under way, and whoever comes next may ask again at once. */
async function leaveOpen({ db, now, log }: CycleAsking, cycle: CycleRow, error: unknown): Promise<CycleRow> {
  if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
  if (error instanceof OutcomeUnknown)
    log.warn({ cycle: cycle.id, err: error }, 'it is not known yet whether a card was set up')
  else log.error({ alarm: 'cycle unsettled', cycle: cycle.id, err: error }, 'the provider will be asked again')
  return db(async (tx) => {
    await releaseTry(tx, cycle)
    const row = (await findCycle(tx, cycle.id)) ?? cycle
    await planCycleLook(tx, row, now)
    return row
  })
}

async function refused({ db, now }: CycleAsking, cycle: CycleRow): Promise<CycleRow> {
  return db(async (tx) => {
    await markTryRefused(tx, cycle)
    const row = (await findCycle(tx, cycle.id)) ?? cycle
    await planCycleLook(tx, row, now)
    return row
  })
}

/** After the last card was declined the subscription is ended, so that no card can be set up behind our back. */
const closedIfLast = async (asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> =>
  cycle.state !== 'pending_setup' || cycle.setup !== 'failed' || mayTry(cycle)
    ? cycle
    : closeSetup(asking, gateway, cycle, 'card').catch((error: unknown) => {
        // The next look ends it.
        if (error instanceof OutcomeUnknown || error instanceof ProviderRefusal) return cycle
        throw error
      })

/** Finds out from the provider's own books what became of a try that can no longer be repeated. */
async function lookUp(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  let row = cycle
  if (!row.subscriptionId) {
    const found = row.customerId ? await gateway.findSubscription(row.id, row.createdAt) : undefined
    if (!found && secondsSince(asking, row.confirmingSince) < underWay)
      throw new OutcomeUnknown('A lost subscription may still be under way.')
    if (!found) return refused(asking, row)
    row = await bind(asking, gateway, row, found)
  }
  if (row.state !== 'pending_setup') return row
  if (!row.setupIntentId) return refused(asking, row)
  const setup = await gateway.readSetup(row.setupIntentId)
  const untried = setup.status === 'requires_payment_method' && !setup.declineCode
  if (untried && secondsSince(asking, row.confirmingSince) < underWay)
    throw new OutcomeUnknown('A lost try of a card may still be under way.')
  if (untried) return refused(asking, row)
  // Nothing is under way any more: what stands there is this try's answer.
  return landSetup(asking, gateway, row, setup, setup.status === 'succeeded' ? 'read' : 'answer')
}

/**
 * Tries the card of a regular gift whose claim the caller holds: customer, subscription, setup. Whatever the provider
 * does, the gift is left in a state that says so; an unknown outcome stays `confirming` and is asked for again, with the
 * same number and keys.
 * @param first false when an earlier caller may have asked already: then a refusal proves nothing about that one
 */
export async function tryCard(
  asking: CycleAsking,
  gateway: Gateway,
  claimed: CycleRow,
  { first, from }: { first: boolean; from?: From },
): Promise<Tried> {
  const { secrets, log } = asking
  let answered = false
  try {
    const cycle = await prepare(asking, gateway, claimed, first)
    if (cycle.state !== 'pending_setup') return { cycle }
    const { confirmToken, customerId } = cycle
    if (!confirmToken || !customerId) throw new Error(`Regular gift ${cycle.id} is being set up without a token.`)
    const setup = await gateway.setUp({
      cycleId: cycle.id,
      customerId,
      setupIntentId: cycle.setupIntentId ?? undefined,
      confirmationTokenId: secrets.open(confirmToken, tryPlace(cycle)),
      idempotencyKey: `jum:${cycle.tenantId}:${cycle.id}:setup:${cycle.confirmNo}`,
    })
    answered = true
    const landed = await landSetup(asking, gateway, cycle, setup, 'answer', from)
    if (landed.state === 'pending_setup' && landed.setup === 'confirming')
      return { cycle: await leaveOpen(asking, landed, new OutcomeUnknown('The card is still being looked at.')) }
    const last = await closedIfLast(asking, gateway, landed)
    return { cycle: last, clientSecret: setup.clientSecret }
  } catch (error) {
    // What is refused after the provider has answered for the card says nothing of the card, which may stand.
    if (answered) return { cycle: await leaveOpen(asking, claimed, error) }
    if (error instanceof ProviderRefusal && first) {
      log.error({ alarm: 'provider refusal', cycle: claimed.id, err: error }, 'the provider refused a regular gift')
      return { cycle: await refused(asking, claimed) }
    }
    if (error instanceof ProviderRefusal)
      return { cycle: await lookUp(asking, gateway, claimed).catch((err: unknown) => leaveOpen(asking, claimed, err)) }
    return { cycle: await leaveOpen(asking, claimed, error) }
  }
}

/**
 * Takes up a try whose caller was lost, for whoever comes next: the giver again, or a job.
 * @param cycle claimed by the caller
 */
export async function resumeTry(asking: CycleAsking, gateway: Gateway, cycle: CycleRow, from?: From): Promise<Tried> {
  try {
    if (cycle.setupIntentId) {
      const reading = await gateway.readSetup(cycle.setupIntentId)
      if (reading.status === 'succeeded') return { cycle: await landSetup(asking, gateway, cycle, reading, 'read') }
    }
    if (secondsSince(asking, cycle.confirmingSince) < replayFor)
      return await tryCard(asking, gateway, cycle, { first: false, from })
    const found = await lookUp(asking, gateway, cycle)
    return { cycle: await closedIfLast(asking, gateway, found) }
  } catch (error) {
    return { cycle: await leaveOpen(asking, cycle, error) }
  }
}

/** Reads how a bank's check went, or whether a card that stands has been taken meanwhile. */
export async function readAgain(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (!cycle.setupIntentId) return cycle
  return landSetup(asking, gateway, cycle, await gateway.readSetup(cycle.setupIntentId), 'read')
}

async function oneStep(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (cycle.setup === 'confirming') {
    const claimed = await asking.db((tx) => claimLostTry(tx, cycle))
    return claimed ? (await resumeTry(asking, gateway, claimed)).cycle : cycle
  }
  const read = await readAgain(asking, gateway, cycle)
  if (read.state !== 'pending_setup' || read.setup === 'done') return read
  if (isTooLate(read, asking)) return closeSetup(asking, gateway, read, 'expired')
  return closedIfLast(asking, gateway, read)
}

/**
 * Brings a regular gift that is being set up one step further: repeats what was lost, reads what is under way, closes
 * what was left lying. Safe at any time and any number of times; a provider that is silent is asked again later.
 */
export async function resumeSetup(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (cycle.state !== 'pending_setup') return cycle
  const { db, now } = asking
  try {
    await oneStep(asking, gateway, cycle)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    asking.log.error({ alarm: 'cycle unsettled', cycle: cycle.id, err: error }, 'the provider will be asked again')
  }
  return db(async (tx) => {
    const row = (await findCycle(tx, cycle.id)) ?? cycle
    await planCycleLook(tx, row, now)
    return row
  })
}
