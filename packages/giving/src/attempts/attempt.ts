import { hasOpenedCycle } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { declare, declarerOf } from '../gift-aid/declare.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { type Asked, donorOf, readAsked } from './asked.ts'
import { correctAnswer } from './correctAnswer.ts'
import { mayNotTry } from './gate.ts'
import { freeDeclined, heldFor, keepAgain, lockRoom, noRoom, partOf, withoutNeed } from '../causes/needs.ts'
import { isOf, type Pass, readPass } from './pass.ts'
import { correctDonor, findGiftByAttempt, type Gift, holdPass, openGift } from '../records/giftStore.ts'
import { giftMessages } from '../messages/gifts/index.ts'

/** The gift an attempt is about, and the account it is paid through. */
export type Attempt = { gift: Gift; gateway: Gateway }

/** Said wherever cards cannot be taken: the rest of the site works, and so does the bank. */
export const noCards = refuse(503, giftMessages.noCards)
/** Said of a page token that is too old, or none of ours. */
export const stale = refuse(410, giftMessages.stale)
/** Said of a page token that has opened something else. */
export const otherGift = refuse(409, giftMessages.otherGift)
/** Said of an attempt that comes back with other words. */
export const changed = refuse(409, giftMessages.changed)

/**
 * The gateway of one account, or of the account that is in use now. A tenant whose keys cannot be used takes no cards,
 * and an alarm says why.
 */
export async function gatewayOrNone(
  { payments, tenant, db, log }: Pick<GivingCall<'giftStart'>, 'payments' | 'tenant' | 'db' | 'log'>,
  accountId?: string,
): Promise<Gateway | undefined> {
  try {
    return await (accountId ? payments.gatewayOf(tenant, db, accountId) : payments.gatewayFor(tenant, db))
  } catch (error) {
    log.error({ alarm: 'payment account', err: error }, 'the payment account cannot be used')
    return undefined
  }
}

const asBegun = (gift: Gift, body: GivingCall<'giftPay'>['body']) =>
  gift.amountMinor === body.amountMinor + (body.coverMinor ?? 0) &&
  gift.currency === body.currency &&
  gift.causeId === body.causeId &&
  gift.campaignId === (body.campaignId ?? null) &&
  // Whoever finds that others were faster may go on with the same gift for the whole campaign.
  (body.needId === undefined || gift.needId === body.needId)

/**
 * Whether whoever comes has begun this gift, or regular gift: with the same page token, or from the link of the mobile app
 * whose one attempt it is, which is known by now. An app that was ended has lost its page tokens.
 */
export const isOwn = (
  { appSession, pageToken }: Pick<GivingCall<'giftPay'>['body'], 'appSession' | 'pageToken'>,
  pass: Pass,
  known: { passHash: Buffer },
): boolean => appSession !== undefined || isOf(pass, pageToken, known)

/**
 * Keeps what a new gift is for, so that nobody else is taken money for it meanwhile. The gate comes first: whoever may
 * not try a card keeps nothing.
 * @returns the columns that say so, or why it cannot be kept
 */
async function keepNeed(
  tx: Tx,
  call: GivingCall<'giftPay'>,
  { need, columns }: Asked,
  mode: Gift['mode'],
): Promise<Pick<Gift, 'needId' | 'needTitle' | 'needUntil'> | Record<never, never> | Refusal> {
  const { now, tenant } = call
  const { campaignId, donorEmail } = columns
  if (campaignId === undefined) return {}
  const refusal = need && (await mayNotTry(tx, call, donorEmail))
  if (refusal) return refusal
  await freeDeclined(tx, { campaignId, donorEmail, mode, now })
  if (!need) return {}
  const room = await lockRoom(tx, need, { mode, now })
  if (room.leftMinor < partOf(columns))
    return noRoom(room, { currency: columns.currency, country: tenant.config.country, now })
  return { needId: need.id, needTitle: need.title, needUntil: new Date(now.getTime() + heldFor) }
}

/** Everything that is checked before anything exists at the provider: page token, cause, appeal, amount, currency. */
export async function openAttempt(call: GivingCall<'giftPay'>): Promise<Attempt | Refusal> {
  const { body, db, now, secrets, session, tenant } = call
  const pass = readPass(secrets, tenant.id, body.pageToken)
  if (!pass) return stale
  const passHash = sha256(body.pageToken)

  const known = await db((tx) => findGiftByAttempt(tx, body.attemptId))
  if (known) {
    if (!isOwn(body, pass, known)) return otherGift
    if (!asBegun(known, body)) return changed
    const gateway = await gatewayOrNone(call, known.accountId)
    if (!gateway) return noCards
    return db(async (tx) => {
      const gift = await correctAnswer(tx, call, await correctDonor(tx, known, donorOf(body)))
      if ('status' in gift) return gift
      // The same card again is the same try.
      const again = gift.confirmHash?.equals(sha256(body.confirmationTokenId)) === true
      const gate = () => mayNotTry(tx, call, gift.donorEmail)
      const kept = again
        ? gift
        : body.needId === undefined
          ? await withoutNeed(tx, gift)
          : await keepAgain(tx, gift, { now, country: tenant.config.country, gate })
      return 'status' in kept ? kept : { gift: kept, gateway }
    })
  }

  if (pass.expiresAt <= now) return stale
  const gateway = await gatewayOrNone(call)
  if (!gateway) return noCards
  return db(async (tx) => {
    await holdPass(tx, passHash)
    if (await hasOpenedCycle(tx, body.attemptId, passHash)) return otherGift
    const asked = await readAsked(tx, call, gateway.mode)
    if ('status' in asked) return asked
    const kept = await keepNeed(tx, call, asked, gateway.mode)
    if ('status' in kept) return kept
    const declared = await declare(tx, asked.giftAid, declarerOf(call, asked.columns, gateway.mode))
    const gift = await openGift(tx, {
      tenantId: tenant.id,
      attemptId: body.attemptId,
      passHash,
      // A guest's gift joins an account later, by its verified address.
      userId: session?.userId,
      mode: gateway.mode,
      accountId: gateway.accountId,
      ...asked.columns,
      ...kept,
      ...declared,
      createdAt: now,
    })
    if (!gift) return otherGift
    return asBegun(gift, body) ? { gift, gateway } : changed
  })
}
