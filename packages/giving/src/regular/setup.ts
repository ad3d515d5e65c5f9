import type { From } from '../attempts/declines.ts'
import {
  type CardOutcome,
  type CardResult,
  isProviderError,
  openFor,
  secondsSince,
  settleCard,
} from '../protocol/outcome.ts'
import { underWay } from '../providers/askingAgain.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import type { CycleAsking } from './land.ts'
import { planCycleLook } from './look.ts'
import { closeSetup, landSetup } from './setupLand.ts'
import { bind, prepare } from './setupOrder.ts'
import { claimLostTry, markTryRefused, mayTry, releaseTry } from '../records/setupStore.ts'
import { type CycleRow, findCycle } from '../records/regularStore.ts'
import { tryPlace } from './tryPlace.ts'

/** So long before the first collection no card is tried any more, in seconds: it could come too late. */
const lastCall = 60

/** Whether its time to be set up is over: a day after it was begun, and when its first day has come. */
export const isTooLate = (cycle: Pick<CycleRow, 'createdAt' | 'startsAt'>, asking: { now: Date }): boolean =>
  secondsSince(asking, cycle.createdAt) > openFor || secondsSince(asking, cycle.startsAt) > -lastCall

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
        if (isProviderError(error)) return cycle
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

/** Asks the provider to set up the card of a claimed try: customer, subscription, setup. */
async function ask(
  asking: CycleAsking,
  gateway: Gateway,
  claimed: CycleRow,
  { first, from, onAnswer }: { first: boolean; from?: From; onAnswer(): void },
): Promise<CardResult<CycleRow>> {
  const cycle = await prepare(asking, gateway, claimed, first)
  if (cycle.state !== 'pending_setup') return { row: cycle }
  const { confirmToken, customerId } = cycle
  if (!confirmToken || !customerId) throw new Error(`Regular gift ${cycle.id} is being set up without a token.`)
  const setup = await gateway.setUp({
    cycleId: cycle.id,
    customerId,
    setupIntentId: cycle.setupIntentId ?? undefined,
    confirmationTokenId: asking.secrets.open(confirmToken, tryPlace(cycle)),
    idempotencyKey: `jum:${cycle.tenantId}:${cycle.id}:setup:${cycle.confirmNo}`,
  })
  onAnswer()
  return { row: await landSetup(asking, gateway, cycle, setup, 'answer', from), clientSecret: setup.clientSecret }
}

/**
 * A regular gift as the protocol of trying cards sees it.
 * @param from where the card is tried from, where that is known
 */
export const setupOutcome = (
  asking: CycleAsking,
  gateway: Gateway,
  cycle: CycleRow,
  from?: From,
): CardOutcome<CycleRow> => ({
  now: asking.now,
  log: asking.log,
  logged: {
    row: { cycle: cycle.id },
    unknown: 'it is not known yet whether a card was set up',
    refused: 'the provider refused a regular gift',
    unsettled: 'cycle unsettled',
  },
  undecided: 'The card is still being checked.',
  isConfirming: ({ state, setup }) => state === 'pending_setup' && setup === 'confirming',
  since: ({ confirmingSince }) => confirmingSince,
  ask: (row, first, onAnswer) => ask(asking, gateway, row, { first, from, onAnswer }),
  refuse: (row) => refused(asking, row),
  closeSpent: (row) => closedIfLast(asking, gateway, row),
  async readDecided(row) {
    const reading = row.setupIntentId ? await gateway.readSetup(row.setupIntentId) : undefined
    return reading?.status === 'succeeded' ? landSetup(asking, gateway, row, reading, 'read') : undefined
  },
  lookUp: (row) => lookUp(asking, gateway, row),
  release: (row) =>
    asking.db(async (tx) => {
      await releaseTry(tx, row)
      const released = (await findCycle(tx, row.id)) ?? row
      await planCycleLook(tx, released, asking.now)
      return released
    }),
})

/** Reads how a bank's check went, or whether a card that stands has been taken meanwhile. */
export async function readAgain(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (!cycle.setupIntentId) return cycle
  return landSetup(asking, gateway, cycle, await gateway.readSetup(cycle.setupIntentId), 'read')
}

async function poll(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<void> {
  const read = await readAgain(asking, gateway, cycle)
  if (read.state !== 'pending_setup' || read.setup === 'done') return
  if (isTooLate(read, asking)) await closeSetup(asking, gateway, read, 'expired')
  else await closedIfLast(asking, gateway, read)
}

/**
 * Brings a regular gift that is being set up one step further: repeats what was lost, reads what is under way, closes
 * what was left lying. Safe at any time and any number of times; a provider that is silent is asked again later.
 */
export async function resumeSetup(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (cycle.state !== 'pending_setup') return cycle
  const { db, now } = asking
  await settleCard(setupOutcome(asking, gateway, cycle), cycle, {
    claimLost: (row) => db((tx) => claimLostTry(tx, row)),
    poll: (row) => poll(asking, gateway, row),
  })
  return db(async (tx) => {
    const row = (await findCycle(tx, cycle.id)) ?? cycle
    await planCycleLook(tx, row, now)
    return row
  })
}
