import type { CardOrigin } from '../attempts/declines.ts'
import {
  type CardOutcome,
  type CardResult,
  isProviderError,
  openCardSeconds,
  secondsSince,
  settleCard,
} from '../card-confirmation/outcome.ts'
import { inFlightSeconds } from '../providers/retryWindow.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { endSetup, applySetup } from './applySetup.ts'
import { bindSubscription, prepareSubscription } from './subscribe.ts'
import { claimLostTry, markTryRefused, mayTry, releaseTry } from '../records/setupStore.ts'
import { type RegularGift, findRegularGift } from '../records/regularStore.ts'
import { setupTokenContext } from './setupTokenContext.ts'

/** Seconds before the first collection during which no more cards are tried, as they could be too late. */
const closingSeconds = 60

/** Whether it is too late to finish the setup: a day after it started, or once its first day has come. */
export const isTooLate = (regularGift: Pick<RegularGift, 'createdAt' | 'startsAt'>, context: { now: Date }): boolean =>
  secondsSince(context, regularGift.createdAt) > openCardSeconds ||
  secondsSince(context, regularGift.startsAt) > -closingSeconds

async function recordRefusal({ db, now }: RegularGiftContext, regularGift: RegularGift): Promise<RegularGift> {
  return db(async (tx) => {
    await markTryRefused(tx, regularGift)
    const row = (await findRegularGift(tx, regularGift.id)) ?? regularGift
    await scheduleRegularRecheck(tx, row, now)
    return row
  })
}

/** Ends the subscription after the last declined card, so that no other card can be set up unnoticed. */
const closeIfExhausted = async (
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> =>
  regularGift.state !== 'pending_setup' || regularGift.setup !== 'failed' || mayTry(regularGift)
    ? regularGift
    : endSetup(context, gateway, regularGift, 'card').catch((error: unknown) => {
        // The next recheck ends it.
        if (isProviderError(error)) return regularGift
        throw error
      })

/** Looks up in the provider's own records the outcome of a try that can no longer be repeated. */
async function resolveLost(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  let row = regularGift
  if (!row.subscriptionId) {
    const subscription = row.customerId ? await gateway.findSubscription(row.id, row.createdAt) : undefined
    if (!subscription && secondsSince(context, row.confirmingSince) < inFlightSeconds)
      throw new OutcomeUnknown('A lost subscription may still be in progress.')
    if (!subscription) return recordRefusal(context, row)
    row = await bindSubscription(context, gateway, row, subscription)
  }
  if (row.state !== 'pending_setup') return row
  if (!row.setupIntentId) return recordRefusal(context, row)
  const setup = await gateway.readSetup(row.setupIntentId)
  const isUntried = setup.status === 'requires_payment_method' && !setup.declineCode
  if (isUntried && secondsSince(context, row.confirmingSince) < inFlightSeconds)
    throw new OutcomeUnknown('A lost card attempt may still be in progress.')
  if (isUntried) return recordRefusal(context, row)
  // The try has finished by now, so the setup is its response.
  return applySetup(context, gateway, row, setup, setup.status === 'succeeded' ? 'read' : 'response')
}

/** Sets up the card of a claimed try at the provider: customer, subscription, setup. */
async function requestSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  claimedGift: RegularGift,
  { first: isFirst, from, onAnswer }: { first: boolean; from?: CardOrigin; onAnswer(): void },
): Promise<CardResult<RegularGift>> {
  const regularGift = await prepareSubscription(context, gateway, claimedGift, isFirst)
  if (regularGift.state !== 'pending_setup') return { row: regularGift }
  const { confirmToken, customerId } = regularGift
  if (!confirmToken || !customerId) throw new Error(`Regular gift ${regularGift.id} is being set up without a token.`)
  const setup = await gateway.setUp({
    regularGiftId: regularGift.id,
    customerId,
    setupIntentId: regularGift.setupIntentId ?? undefined,
    confirmationTokenId: context.secrets.open(confirmToken, setupTokenContext(regularGift)),
    idempotencyKey: `jum:${regularGift.tenantId}:${regularGift.id}:setup:${regularGift.confirmNo}`,
  })
  onAnswer()
  return {
    row: await applySetup(context, gateway, regularGift, setup, 'response', from),
    clientSecret: setup.clientSecret,
  }
}

/**
 * Implements the card attempt protocol for a regular gift.
 * @param from the origin of the card attempt, if known
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
  confirm: (row, isFirst, onAnswer) => requestSetup(context, gateway, row, { first: isFirst, from, onAnswer }),
  refuse: (row) => recordRefusal(context, row),
  closeSpent: (row) => closeIfExhausted(context, gateway, row),
  async readDecided(row) {
    const setup = row.setupIntentId ? await gateway.readSetup(row.setupIntentId) : undefined
    return setup?.status === 'succeeded' ? applySetup(context, gateway, row, setup, 'read') : undefined
  },
  resolveLost: (row) => resolveLost(context, gateway, row),
  release: (row) =>
    context.db(async (tx) => {
      await releaseTry(tx, row)
      const releasedGift = (await findRegularGift(tx, row.id)) ?? row
      await scheduleRegularRecheck(tx, releasedGift, context.now)
      return releasedGift
    }),
})

/** Reads the outcome of a bank check, or whether a verified card has been attached since. */
export async function rereadSetup(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<RegularGift> {
  if (!regularGift.setupIntentId) return regularGift
  return applySetup(context, gateway, regularGift, await gateway.readSetup(regularGift.setupIntentId), 'read')
}

async function poll(context: RegularGiftContext, gateway: Gateway, regularGift: RegularGift): Promise<void> {
  const row = await rereadSetup(context, gateway, regularGift)
  if (row.state !== 'pending_setup' || row.setup === 'done') return
  if (isTooLate(row, context)) await endSetup(context, gateway, row, 'expired')
  else await closeIfExhausted(context, gateway, row)
}

/**
 * Advances the setup of a regular gift: repeats lost calls, reads those in progress, and closes an abandoned setup. Safe at
 * any time and any number of times; if the provider does not respond, it is called again later.
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
