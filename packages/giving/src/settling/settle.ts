import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '@minaret/foundation/db'
import { replayFor, underWay } from '../providers/askingAgain.ts'
import {
  type Gateway,
  type Intent,
  OutcomeUnknown,
  type Order,
  type Payments,
  ProviderRefusal,
} from '../providers/gateway.ts'
import type { Secrets } from '@minaret/foundation/base'
import { advanceGift, IntentMismatch } from './advance.ts'
import { countDecline, type From } from '../attempts/declines.ts'
import { nextLook, openFor, planNextLook, secondsSince } from './look.ts'
import { isDecisive } from '../records/giftStates.ts'
import { claimLost, findGift, type Gift, isSpent, markRefused, mayConfirm, releaseClaim } from '../records/giftStore.ts'
import { tokenPlace } from '../records/tokenPlace.ts'

/** What is at hand when the provider is asked about a gift. No transaction is open while it is. */
export type Asking = { db: TenantDb; secrets: Secrets; now: Date; log: FastifyBaseLogger }

/**
 * Writes what the provider said: the gift's state, the books, the next look, the marks of a decline.
 * @param from where the card was tried from, where that is known
 */
export async function land(asking: Asking, seen: Gift, intent: Intent, from?: From): Promise<Gift> {
  const { db, secrets, now, log } = asking
  try {
    return await db(async (tx) => {
      const { gift, moved } = await advanceGift(tx, asking, seen, intent)
      if (moved) await planNextLook(tx, gift, now)
      if (moved && gift.state === 'failed')
        await countDecline(tx, { tenantId: gift.tenantId, secrets, now }, { email: gift.donorEmail, ...from })
      if (intent.status === 'succeeded' && gift.state === 'abandoned')
        log.error({ alarm: 'paid after closing', gift: gift.id }, 'money came in for a gift that was closed')
      return gift
    })
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error
    log.error({ alarm: 'intent mismatch', gift: seen.id, err: error }, 'a payment is not what its gift asked for')
    return seen
  }
}

function orderOf(gift: Gift, secrets: Secrets): Order {
  if (!gift.confirmToken) throw new Error(`Gift ${gift.id} is being confirmed without a token.`)
  return {
    giftId: gift.id,
    causeId: gift.causeId,
    fund: gift.fund,
    amountMinor: gift.amountMinor,
    currency: gift.currency,
    intentId: gift.intentId ?? undefined,
    confirmationTokenId: secrets.open(gift.confirmToken, tokenPlace(gift)),
    idempotencyKey: `don:${gift.tenantId}:${gift.id}:${gift.confirmNo}`,
  }
}

/** Money is believed only when it was read; when the reading fails, the answer at least names the intent to read. */
async function readIfPaid(gateway: Gateway, answer: Intent): Promise<Intent> {
  if (answer.status !== 'succeeded') return answer
  return gateway.read(answer.id).catch(() => answer)
}

const unread = new OutcomeUnknown('The provider says it was paid, and that could not be read yet.')

/** What {@link confirmClaimed} found; the client secret is passed on to the giver and kept nowhere. */
export type Confirmed = { gift: Gift; clientSecret?: string }

/**
 * Confirms a gift whose claim the caller holds. Whatever the provider does, the gift is left in a state that says so:
 * an unknown outcome stays `confirming` and is asked for again, with the same number and key.
 * @param first false when an earlier caller may have asked already: then a refusal proves nothing about that one
 */
export async function confirmClaimed(
  asking: Asking,
  gateway: Gateway,
  gift: Gift,
  { first, from }: { first: boolean; from?: From },
): Promise<Confirmed> {
  const { secrets, log } = asking
  try {
    const intent = await readIfPaid(gateway, await gateway.confirm(orderOf(gift, secrets)))
    const landed = await land(asking, gift, intent, from)
    if (landed.state === 'confirming') return { gift: await leaveOpen(asking, landed, unread) }
    return isSpent(landed)
      ? { gift: await endSpent(asking, gateway, landed) }
      : { gift: landed, clientSecret: intent.clientSecret }
  } catch (error) {
    if (error instanceof ProviderRefusal && first) {
      log.error({ alarm: 'provider refusal', gift: gift.id, err: error }, 'the provider refused a payment')
      const state = mayConfirm(gift) || gift.intentId ? 'failed' : 'abandoned'
      return { gift: await endSpent(asking, gateway, await refused(asking, gift, state)) }
    }
    if (error instanceof ProviderRefusal)
      return { gift: await lookUp(asking, gateway, gift).catch((err: unknown) => leaveOpen(asking, gift, err)) }
    return { gift: await leaveOpen(asking, gift, error) }
  }
}

/** The outcome is not known: the gift stays `confirming`, and whoever comes next may ask again at once. */
async function leaveOpen({ db, now, log }: Asking, gift: Gift, error: unknown): Promise<Gift> {
  if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
  if (error instanceof OutcomeUnknown)
    log.warn({ gift: gift.id, err: error }, 'the outcome of a payment is not known yet')
  else log.error({ alarm: 'gift unsettled', gift: gift.id, err: error }, 'the provider will be asked again')
  return db(async (tx) => {
    await releaseClaim(tx, gift)
    await planNextLook(tx, gift, now)
    return gift
  })
}

/** After the last try the intent is ended, so that nobody can pay it behind our back; a job does it where this fails. */
async function endSpent(asking: Asking, gateway: Gateway, gift: Gift): Promise<Gift> {
  if (!isSpent(gift) || !gift.intentId) return gift
  const ended = await gateway.cancel(gift.intentId).catch(() => undefined)
  return ended ? land(asking, gift, ended) : gift
}

async function refused({ db, now }: Asking, gift: Gift, state: 'failed' | 'abandoned'): Promise<Gift> {
  return db(async (tx) => {
    await markRefused(tx, gift, state)
    const row = (await findGift(tx, gift.id)) ?? gift
    await planNextLook(tx, row, now)
    return row
  })
}

/** Finds out what became of a confirmation that can no longer be repeated, from the provider's own books. */
async function lookUp(asking: Asking, gateway: Gateway, gift: Gift): Promise<Gift> {
  const since = gift.confirmingSince ?? gift.createdAt
  const found = gift.intentId ? await gateway.read(gift.intentId) : await gateway.find(gift.id, since)
  if (!found && secondsSince(asking, since) < underWay)
    throw new OutcomeUnknown('A lost confirmation may still be under way.')
  if (!found) return refused(asking, gift, 'failed')
  // Nothing is under way any more: what stands there is this confirmation's answer.
  return land(asking, gift, found.status === 'succeeded' ? found : { ...found, source: 'answer' })
}

/**
 * Takes up a confirmation whose caller was lost, for whoever comes next: the giver again, or a job.
 * @param gift claimed by the caller
 */
export async function resume(asking: Asking, gateway: Gateway, gift: Gift, from?: From): Promise<Confirmed> {
  try {
    if (gift.intentId) {
      const reading = await gateway.read(gift.intentId)
      if (isDecisive(reading.status)) return { gift: await land(asking, gift, reading) }
    }
    if (secondsSince(asking, gift.confirmingSince) < replayFor)
      return await confirmClaimed(asking, gateway, gift, { first: false, from })
    return { gift: await lookUp(asking, gateway, gift) }
  } catch (error) {
    return { gift: await leaveOpen(asking, gift, error) }
  }
}

/** Asks about a gift that nobody is confirming: has it been paid, declined, or left lying for a day? */
async function revisit(asking: Asking, gateway: Gateway, gift: Gift): Promise<void> {
  if (!gift.intentId) return
  const old = secondsSince(asking, gift.createdAt) > openFor
  const left = gift.state === 'failed' ? old || !mayConfirm(gift) : gift.state === 'requires_action' && old
  await land(asking, gift, left ? await gateway.cancel(gift.intentId) : await gateway.read(gift.intentId))
}

/**
 * Brings an open gift one step further: repeats a confirmation whose answer was lost, reads one that is under way, ends
 * one that was left lying. Safe at any time and any number of times.
 */
export async function settleGift(asking: Asking, payments: Payments, tenantId: string, giftId: string): Promise<void> {
  const { db, now, log } = asking
  const gift = await db((tx) => findGift(tx, giftId))
  if (!gift || nextLook(gift, now) === undefined) return
  const gateway = await payments.gatewayOf({ id: tenantId }, db, gift.accountId)
  if (!gateway) throw new Error(`The payment account of gift ${giftId} cannot be opened. Save its keys again.`)
  try {
    if (gift.state !== 'confirming') await revisit(asking, gateway, gift)
    else {
      const claimed = await db((tx) => claimLost(tx, gift))
      if (claimed) await resume(asking, gateway, claimed)
    }
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    log.error({ alarm: 'gift unsettled', gift: giftId, err: error }, 'the provider will be asked again')
  }
  await db(async (tx) => {
    const row = await findGift(tx, giftId)
    if (row) await planNextLook(tx, row, now)
  })
}
