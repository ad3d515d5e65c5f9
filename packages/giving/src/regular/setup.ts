import type { CardOrigin } from '../attempts/declines.ts'
import {
  type CardOutcome,
  type CardResult,
  isProviderError,
  openFor,
  secondsSince,
  settleCard,
} from '../card-confirmation/outcome.ts'
import { underWay } from '../providers/retryWindow.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { closeSetup, applySetup } from './applySetup.ts'
import { bindSubscription, prepareSubscription } from './subscribe.ts'
import { claimLostTry, markTryRefused, mayTry, releaseTry } from '../records/setupStore.ts'
import { type RegularGift, findRegularGift } from '../records/regularStore.ts'
import { setupTokenContext } from './setupTokenContext.ts'

/** So long before the first collection no card is tried any more, in seconds: it could come too late. */
const lastCall = 60

/** Whether its time to be set up is over: a day after it was begun, and when its first day has come. */
export const isTooLate = (regularGift: Pick<RegularGift, 'createdAt' | 'startsAt'>, context: { now: Date }): boolean =>
  secondsSince(context, regularGift.createdAt) > openFor || secondsSince(context, regularGift.startsAt) > -lastCall

async function recordRefusal({ db, now }: RegularGiftContext, regularGift: RegularGift): Promise<RegularGift> {
  return db(async (tx) => {
    await markTryRefused(tx, regularGift)
    const row = (await findRegularGift(tx, regularGift.id)) ?? regularGift
    await scheduleRegularRecheck(tx, row, now)
    return row
  })
}

/** After the last card was declined the subscription is ended, so that no card can be set up behind our back. */
const closedIfLast = async (
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> =>
  regularGift.state !== 'pending_setup' || regularGift.setup !== 'failed' || mayTry(regularGift)
    ? regularGift
    : closeSetup(context, gateway, regularGift, 'card').catch((error: unknown) => {
        // The next recheck ends it.
        if (isProviderError(error)) return regularGift
        throw error
      })

/** Finds out from the provider's own records what became of a try that can no longer be repeated. */
async function resolveLost(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  let row = regularGift
  if (!row.subscriptionId) {
    const found = row.customerId ? await gateway.findSubscription(row.id, row.createdAt) : undefined
    if (!found && secondsSince(context, row.confirmingSince) < underWay)
      throw new OutcomeUnknown('A lost subscription may still be under way.')
    if (!found) return recordRefusal(context, row)
    row = await bindSubscription(context, gateway, row, found)
  }
  if (row.state !== 'pending_setup') return row
  if (!row.setupIntentId) return recordRefusal(context, row)
  const setup = await gateway.readSetup(row.setupIntentId)
  const untried = setup.status === 'requires_payment_method' && !setup.declineCode
  if (untried && secondsSince(context, row.confirmingSince) < underWay)
    throw new OutcomeUnknown('A lost try of a card may still be under way.')
  if (untried) return recordRefusal(context, row)
  // Nothing is under way any more: what stands there is this try's answer.
  return applySetup(context, gateway, row, setup, setup.status === 'succeeded' ? 'read' : 'answer')
}

/** Asks the provider to set up the card of a claimed try: customer, subscription, setup. */
async function ask(
  context: RegularGiftContext,
  gateway: Gateway,
  claimed: RegularGift,
  { first, from, onAnswer }: { first: boolean; from?: CardOrigin; onAnswer(): void },
): Promise<CardResult<RegularGift>> {
  const regularGift = await prepareSubscription(context, gateway, claimed, first)
  if (regularGift.state !== 'pending_setup') return { row: regularGift }
  const { confirmToken, customerId } = regularGift
  if (!confirmToken || !customerId) throw new Error(`Regular gift ${regularGift.id} is being set up without a token.`)
  const setup = await gateway.setUp({
    cycleId: regularGift.id,
    customerId,
    setupIntentId: regularGift.setupIntentId ?? undefined,
    confirmationTokenId: context.secrets.open(confirmToken, setupTokenContext(regularGift)),
    idempotencyKey: `jum:${regularGift.tenantId}:${regularGift.id}:setup:${regularGift.confirmNo}`,
  })
  onAnswer()
  return {
    row: await applySetup(context, gateway, regularGift, setup, 'answer', from),
    clientSecret: setup.clientSecret,
  }
}

/**
 * A regular gift as the protocol of trying cards sees it.
 * @param from where the card is tried from, where that is known
 */
export const setupOutcome = (
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
  from?: CardOrigin,
): CardOutcome<RegularGift> => ({
  now: context.now,
  log: context.log,
  logged: {
    row: { cycle: regularGift.id },
    unknown: 'it is not known yet whether a card was set up',
    refused: 'the provider refused a regular gift',
    unsettled: 'cycle unsettled',
  },
  undecided: 'The card is still being checked.',
  isConfirming: ({ state, setup }) => state === 'pending_setup' && setup === 'confirming',
  since: ({ confirmingSince }) => confirmingSince,
  ask: (row, first, onAnswer) => ask(context, gateway, row, { first, from, onAnswer }),
  refuse: (row) => recordRefusal(context, row),
  closeSpent: (row) => closedIfLast(context, gateway, row),
  async readDecided(row) {
    const reading = row.setupIntentId ? await gateway.readSetup(row.setupIntentId) : undefined
    return reading?.status === 'succeeded' ? applySetup(context, gateway, row, reading, 'read') : undefined
  },
  resolveLost: (row) => resolveLost(context, gateway, row),
  release: (row) =>
    context.db(async (tx) => {
      await releaseTry(tx, row)
      const released = (await findRegularGift(tx, row.id)) ?? row
      await scheduleRegularRecheck(tx, released, context.now)
      return released
    }),
})

/** Reads how a bank's check went, or whether a card that stands has been taken meanwhile. */
export async function readAgain(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  if (!regularGift.setupIntentId) return regularGift
  return applySetup(context, gateway, regularGift, await gateway.readSetup(regularGift.setupIntentId), 'read')
}

async function poll(context: RegularGiftContext, gateway: Gateway, regularGift: RegularGift): Promise<void> {
  const read = await readAgain(context, gateway, regularGift)
  if (read.state !== 'pending_setup' || read.setup === 'done') return
  if (isTooLate(read, context)) await closeSetup(context, gateway, read, 'expired')
  else await closedIfLast(context, gateway, read)
}

/**
 * Brings a regular gift that is being set up one step further: repeats what was lost, reads what is under way, closes
 * what was left lying. Safe at any time and any number of times; a provider that is silent is asked again later.
 */
export async function resumeSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  if (regularGift.state !== 'pending_setup') return regularGift
  const { db, now } = context
  await settleCard(setupOutcome(context, gateway, regularGift), regularGift, {
    claimLost: (row) => db((tx) => claimLostTry(tx, row)),
    poll: (row) => poll(context, gateway, row),
  })
  return db(async (tx) => {
    const row = (await findRegularGift(tx, regularGift.id)) ?? regularGift
    await scheduleRegularRecheck(tx, row, now)
    return row
  })
}
