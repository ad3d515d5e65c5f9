import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '@minaret/foundation/db'
import { type CardOutcome, openCardSeconds, secondsSince, settleCard } from '../card-confirmation/outcome.ts'
import { inFlightSeconds } from '../providers/retryWindow.ts'
import { type Gateway, type Intent, OutcomeUnknown, type ConfirmRequest, type Payments } from '../providers/gateway.ts'
import type { Secrets } from '@minaret/foundation/base'
import { advanceGift, IntentMismatch } from './advance.ts'
import { countDecline, type CardOrigin } from '../attempts/declines.ts'
import { getRecheckDelay, scheduleRecheck } from './recheck.ts'
import { isFinalStatus } from '../records/giftStates.ts'
import {
  claimLostConfirmation,
  findGift,
  type Gift,
  isExhausted,
  markRefused,
  mayConfirm,
  releaseClaim,
} from '../records/giftStore.ts'
import { tokenContext } from '../records/tokenContext.ts'

/** Context of calls to the provider about a gift. No transaction may be open during such a call. */
export type PaymentContext = { db: TenantDb; secrets: Secrets; now: Date; log: FastifyBaseLogger }

/**
 * Records the provider's response: the gift's state, the ledger, the next check, the marks of a decline.
 * @param origin the origin of the card attempt, if known
 */
export async function applyIntent(
  context: PaymentContext,
  previousGift: Gift,
  intent: Intent,
  origin?: CardOrigin,
): Promise<Gift> {
  const { db, secrets, now, log } = context
  try {
    return await db(async (tx) => {
      const { gift, hasMoved } = await advanceGift(tx, context, previousGift, intent)
      // A payment needs no recheck, and other transactions wait for this one.
      if (hasMoved && gift.state !== 'paid') await scheduleRecheck(tx, gift, now)
      if (hasMoved && gift.state === 'failed')
        await countDecline(tx, { tenantId: gift.tenantId, secrets, now }, { email: gift.donorEmail, ...origin })
      if (intent.status === 'succeeded' && gift.state === 'abandoned')
        log.error({ alarm: 'paid after closing', gift: gift.id }, 'a payment arrived for a closed gift')
      return gift
    })
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error
    log.error({ alarm: 'intent mismatch', gift: previousGift.id, err: error }, 'a payment does not match its gift')
    return previousGift
  }
}

function toConfirmRequest(gift: Gift, secrets: Secrets): ConfirmRequest {
  if (!gift.confirmToken) throw new Error(`Gift ${gift.id} is being confirmed without a token.`)
  return {
    giftId: gift.id,
    causeId: gift.causeId,
    fund: gift.fund,
    amountMinor: gift.amountMinor,
    currency: gift.currency,
    intentId: gift.intentId ?? undefined,
    confirmationTokenId: secrets.open(gift.confirmToken, tokenContext(gift)),
    idempotencyKey: `don:${gift.tenantId}:${gift.id}:${gift.confirmNo}`,
  }
}

/** Reads an intent reported as paid, as only our own read counts. If the read fails, the response at least has the intent's id. */
async function readIfPaid(gateway: Gateway, response: Intent): Promise<Intent> {
  if (response.status !== 'succeeded') return response
  return gateway.read(response.id).catch(() => response)
}

/** Cancels the intent after the last try, so that it can no longer be paid; a job does so if this fails. */
async function cancelExhausted(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<Gift> {
  if (!isExhausted(gift) || !gift.intentId) return gift
  const cancelledIntent = await gateway.cancel(gift.intentId).catch(() => undefined)
  return cancelledIntent ? applyIntent(context, gift, cancelledIntent) : gift
}

async function recordRefusal({ db, now }: PaymentContext, gift: Gift, state: 'failed' | 'abandoned'): Promise<Gift> {
  return db(async (tx) => {
    await markRefused(tx, gift, state)
    const row = (await findGift(tx, gift.id)) ?? gift
    await scheduleRecheck(tx, row, now)
    return row
  })
}

/** Looks up the outcome of a confirmation that can no longer be repeated in the provider's own records. */
async function resolveLost(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<Gift> {
  const since = gift.confirmingSince ?? gift.createdAt
  const intent = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  if (!intent && secondsSince(context, since) < inFlightSeconds)
    throw new OutcomeUnknown('A lost confirmation may still be under way.')
  if (!intent) return recordRefusal(context, gift, 'failed')
  // The confirmation has ended by now, so the intent is its response.
  return applyIntent(context, gift, intent.status === 'succeeded' ? intent : { ...intent, source: 'response' })
}

/**
 * Implements the card attempt protocol for a gift.
 * @param origin the origin of the card attempt, if known
 */
export const giftOutcome = (
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  origin?: CardOrigin,
): CardOutcome<Gift> => ({
  now: context.now,
  log: context.log,
  logged: {
    row: { gift: gift.id },
    unknown: 'the outcome of a payment is not known yet',
    refused: 'the provider refused a payment',
    unsettled: 'gift unsettled',
  },
  undecided: 'The payment provider reports it as paid, but the payment could not be read yet.',
  isConfirming: ({ state }) => state === 'confirming',
  since: ({ confirmingSince }) => confirmingSince,
  async confirm(row, _isFirst, onResponse) {
    const intent = await readIfPaid(gateway, await gateway.confirm(toConfirmRequest(row, context.secrets)))
    onResponse()
    return { row: await applyIntent(context, row, intent, origin), clientSecret: intent.clientSecret }
  },
  refuse: (row) => recordRefusal(context, row, mayConfirm(row) || row.intentId ? 'failed' : 'abandoned'),
  closeSpent: (row) => cancelExhausted(context, gateway, row),
  async readDecided(row) {
    const intent = row.intentId ? await gateway.read(row.intentId) : undefined
    return intent && isFinalStatus(intent.status) ? applyIntent(context, row, intent) : undefined
  },
  resolveLost: (row) => resolveLost(context, gateway, row),
  release: (row) =>
    context.db(async (tx) => {
      await releaseClaim(tx, row)
      await scheduleRecheck(tx, row, context.now)
      return row
    }),
})

/** Reads a gift that is not being confirmed from the provider, or cancels it if it has been left unfinished for a day. */
async function recheckGift(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<void> {
  if (!gift.intentId) return
  const isOld = secondsSince(context, gift.createdAt) > openCardSeconds
  const isStale = gift.state === 'failed' ? isOld || !mayConfirm(gift) : gift.state === 'requires_action' && isOld
  await applyIntent(context, gift, isStale ? await gateway.cancel(gift.intentId) : await gateway.read(gift.intentId))
}

/**
 * Takes an open gift one step further: repeats a confirmation whose response was lost, reads one in progress, or cancels an
 * unfinished gift. Safe at any time and any number of times.
 */
export async function settleGift(
  context: PaymentContext,
  payments: Payments,
  tenantId: string,
  giftId: string,
): Promise<void> {
  const { db, now } = context
  const gift = await db((tx) => findGift(tx, giftId))
  if (!gift || getRecheckDelay(gift, now) === undefined) return
  const gateway = await payments.gatewayOf({ id: tenantId }, db, gift.accountId)
  if (!gateway)
    throw new Error(`The keys of the payment account of gift ${giftId} cannot be decrypted. Save them again.`)
  await settleCard(giftOutcome(context, gateway, gift), gift, {
    claimLost: (row) => db((tx) => claimLostConfirmation(tx, row)),
    poll: (row) => recheckGift(context, gateway, row),
  })
  await db(async (tx) => {
    const row = await findGift(tx, giftId)
    if (row) await scheduleRecheck(tx, row, now)
  })
}
