import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '@minaret/foundation/db'
import { type CardOutcome, openFor, secondsSince, settleCard } from '../card-confirmation/outcome.ts'
import { underWay } from '../providers/retryWindow.ts'
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

/** What is at hand when the provider is asked about a gift. No transaction is open while it is. */
export type PaymentContext = { db: TenantDb; secrets: Secrets; now: Date; log: FastifyBaseLogger }

/**
 * Writes what the provider said: the gift's state, the ledger, the next recheck, the marks of a decline.
 * @param from where the card was tried from, where that is known
 */
export async function applyIntent(
  context: PaymentContext,
  before: Gift,
  intent: Intent,
  from?: CardOrigin,
): Promise<Gift> {
  const { db, secrets, now, log } = context
  try {
    return await db(async (tx) => {
      const { gift, moved } = await advanceGift(tx, context, before, intent)
      // A payment is final, and others wait for the end of its transaction.
      if (moved && gift.state !== 'paid') await scheduleRecheck(tx, gift, now)
      if (moved && gift.state === 'failed')
        await countDecline(tx, { tenantId: gift.tenantId, secrets, now }, { email: gift.donorEmail, ...from })
      if (intent.status === 'succeeded' && gift.state === 'abandoned')
        log.error({ alarm: 'paid after closing', gift: gift.id }, 'a payment arrived for a closed gift')
      return gift
    })
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error
    log.error({ alarm: 'intent mismatch', gift: before.id, err: error }, 'a payment does not match its gift')
    return before
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

/** Money is believed only when it was read; when the reading fails, the answer at least names the intent to read. */
async function readIfPaid(gateway: Gateway, answer: Intent): Promise<Intent> {
  if (answer.status !== 'succeeded') return answer
  return gateway.read(answer.id).catch(() => answer)
}

/** After the last try the intent is ended, so that nobody can pay it behind our back; a job does it where this fails. */
async function cancelExhausted(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<Gift> {
  if (!isExhausted(gift) || !gift.intentId) return gift
  const ended = await gateway.cancel(gift.intentId).catch(() => undefined)
  return ended ? applyIntent(context, gift, ended) : gift
}

async function recordRefusal({ db, now }: PaymentContext, gift: Gift, state: 'failed' | 'abandoned'): Promise<Gift> {
  return db(async (tx) => {
    await markRefused(tx, gift, state)
    const row = (await findGift(tx, gift.id)) ?? gift
    await scheduleRecheck(tx, row, now)
    return row
  })
}

/** Finds out what became of a confirmation that can no longer be repeated, from the provider's own records. */
async function resolveLost(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<Gift> {
  const since = gift.confirmingSince ?? gift.createdAt
  const found = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  if (!found && secondsSince(context, since) < underWay)
    throw new OutcomeUnknown('A lost confirmation may still be under way.')
  if (!found) return recordRefusal(context, gift, 'failed')
  // Nothing is under way any more: what stands there is this confirmation's answer.
  return applyIntent(context, gift, found.status === 'succeeded' ? found : { ...found, source: 'answer' })
}

/**
 * A gift as the protocol of trying cards sees it.
 * @param from where the card is tried from, where that is known
 */
export const giftOutcome = (
  context: PaymentContext,
  gateway: Gateway,
  gift: Gift,
  from?: CardOrigin,
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
  async ask(row, _first, onAnswer) {
    const intent = await readIfPaid(gateway, await gateway.confirm(toConfirmRequest(row, context.secrets)))
    onAnswer()
    return { row: await applyIntent(context, row, intent, from), clientSecret: intent.clientSecret }
  },
  refuse: (row) => recordRefusal(context, row, mayConfirm(row) || row.intentId ? 'failed' : 'abandoned'),
  closeSpent: (row) => cancelExhausted(context, gateway, row),
  async readDecided(row) {
    const reading = row.intentId ? await gateway.read(row.intentId) : undefined
    return reading && isFinalStatus(reading.status) ? applyIntent(context, row, reading) : undefined
  },
  resolveLost: (row) => resolveLost(context, gateway, row),
  release: (row) =>
    context.db(async (tx) => {
      await releaseClaim(tx, row)
      await scheduleRecheck(tx, row, context.now)
      return row
    }),
})

/** Asks about a gift that nobody is confirming: has it been paid, declined, or left lying for a day? */
async function recheckGift(context: PaymentContext, gateway: Gateway, gift: Gift): Promise<void> {
  if (!gift.intentId) return
  const old = secondsSince(context, gift.createdAt) > openFor
  const isStale = gift.state === 'failed' ? old || !mayConfirm(gift) : gift.state === 'requires_action' && old
  await applyIntent(context, gift, isStale ? await gateway.cancel(gift.intentId) : await gateway.read(gift.intentId))
}

/**
 * Brings an open gift one step further: repeats a confirmation whose answer was lost, reads one that is under way, ends
 * one that was left lying. Safe at any time and any number of times.
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
