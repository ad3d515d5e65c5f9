import { hasOpenedRegularGift } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { declare, declarerOf } from '../gift-aid/declare.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { type GiftRequest, donorOf, readGiftRequest } from './giftRequest.ts'
import { correctGiftAid } from './giftAidCorrection.ts'
import { refuseCardAttempt } from './cardTesting.ts'
import {
  releaseDeclined,
  reservationMs,
  renewReservation,
  lockNeedBalance,
  refuseOverfunding,
  withoutCover,
  dropNeed,
} from '../causes/needs.ts'
import { hasOpened, type PageToken, readPageToken } from './pageToken.ts'
import { correctDonor, findGiftByAttempt, type Gift, lockPageToken, openGift } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The gift an attempt is about, and the account it is paid through. */
export type Attempt = { gift: Gift; gateway: Gateway }

/** Said wherever cards cannot be taken: the rest of the site works, and so does the bank. */
export const noCards = refuse(503, giftMessages.noCards)
/** Said of a page token that is too old, or none of ours. */
export const staleToken = refuse(410, giftMessages.stale)
/** Said of a page token that has opened something else. */
export const otherGift = refuse(409, giftMessages.otherGift)
/** Said of an attempt that comes back with other words. */
export const attemptChanged = refuse(409, giftMessages.changed)

/**
 * The gateway of one account, or of the account that is in use now. A tenant whose keys cannot be used takes no cards,
 * and an alarm says why.
 * @param within a transaction that is open already: a connection is waited for once less
 */
export async function findGateway(
  { payments, tenant, db, log }: Pick<GivingCall<'giftStart'>, 'payments' | 'tenant' | 'db' | 'log'>,
  accountId?: string,
  within?: Tx,
): Promise<Gateway | undefined> {
  try {
    return await (accountId
      ? payments.gatewayOf(tenant, db, accountId, within)
      : payments.gatewayFor(tenant, db, within))
  } catch (error) {
    log.error({ alarm: 'payment account', err: error }, 'the payment account cannot be used')
    return undefined
  }
}

const isSameAttempt = (gift: Gift, body: GivingCall<'giftPay'>['body']) =>
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
  token: PageToken,
  existing: { passHash: Buffer },
): boolean => appSession !== undefined || hasOpened(token, pageToken, existing)

/**
 * Keeps what a new gift is for, so that nobody else is taken money for it meanwhile. The gate comes first: whoever may
 * not try a card keeps nothing.
 * @returns the columns that say so, or why it cannot be kept
 */
async function reserveNeed(
  tx: Tx,
  call: GivingCall<'giftPay'>,
  { need, columns }: GiftRequest,
  mode: Gift['mode'],
): Promise<Pick<Gift, 'needId' | 'needTitle' | 'needUntil'> | Record<never, never> | Refusal> {
  const { now, tenant } = call
  const { campaignId, donorEmail } = columns
  if (campaignId === undefined) return {}
  const refusal = need && (await refuseCardAttempt(tx, call, donorEmail))
  if (refusal) return refusal
  await releaseDeclined(tx, { campaignId, donorEmail, mode, now })
  if (!need) return {}
  const balance = await lockNeedBalance(tx, need, { mode, now })
  if (balance.leftMinor < withoutCover(columns))
    return refuseOverfunding(balance, { currency: columns.currency, country: tenant.config.country, now })
  return { needId: need.id, needTitle: need.title, needUntil: new Date(now.getTime() + reservationMs) }
}

/** Everything that is checked before anything exists at the provider: page token, cause, campaign, amount, currency. */
export async function openAttempt(call: GivingCall<'giftPay'>): Promise<Attempt | Refusal> {
  const { body, db, now, secrets, session, tenant } = call
  const token = readPageToken(secrets, tenant.id, body.pageToken)
  if (!token) return staleToken
  const passHash = sha256(body.pageToken)

  const { existing, gateway } = await db(async (tx) => {
    const found = await findGiftByAttempt(tx, body.attemptId)
    return { existing: found, gateway: await findGateway(call, found?.accountId, tx) }
  })
  if (existing) {
    if (!isOwn(body, token, existing)) return otherGift
    if (!isSameAttempt(existing, body)) return attemptChanged
    if (!gateway) return noCards
    return db(async (tx) => {
      const gift = await correctGiftAid(tx, call, await correctDonor(tx, existing, donorOf(body)))
      if ('status' in gift) return gift
      // The same card again is the same try.
      const again = gift.confirmHash?.equals(sha256(body.confirmationTokenId)) === true
      const gate = () => refuseCardAttempt(tx, call, gift.donorEmail)
      const reserved = again
        ? gift
        : body.needId === undefined
          ? await dropNeed(tx, gift)
          : await renewReservation(tx, gift, { now, country: tenant.config.country, gate })
      return 'status' in reserved ? reserved : { gift: reserved, gateway }
    })
  }

  if (token.expiresAt <= now) return staleToken
  if (!gateway) return noCards
  return db(async (tx) => {
    await lockPageToken(tx, passHash)
    if (await hasOpenedRegularGift(tx, body.attemptId, passHash)) return otherGift
    const giftRequest = await readGiftRequest(tx, call, gateway.mode)
    if ('status' in giftRequest) return giftRequest
    const reserved = await reserveNeed(tx, call, giftRequest, gateway.mode)
    if ('status' in reserved) return reserved
    const declared = await declare(tx, giftRequest.giftAid, declarerOf(call, giftRequest.columns, gateway.mode))
    const gift = await openGift(tx, {
      tenantId: tenant.id,
      attemptId: body.attemptId,
      passHash,
      // A guest's gift joins an account later, by its verified address.
      userId: session?.userId,
      mode: gateway.mode,
      accountId: gateway.accountId,
      ...giftRequest.columns,
      ...reserved,
      ...declared,
      createdAt: now,
    })
    if (!gift) return otherGift
    return isSameAttempt(gift, body) ? { gift, gateway } : attemptChanged
  })
}
