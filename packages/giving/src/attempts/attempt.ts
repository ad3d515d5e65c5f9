import { hasOpenedRegularGift } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { storeDeclaration, declarerOf } from '../gift-aid/declare.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { type GiftRequest, toDonorColumns, readGiftRequest } from './giftRequest.ts'
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
import { isOpenedBy, type PageToken, readPageToken } from './pageToken.ts'
import { correctDonor, findGiftByAttempt, type Gift, lockPageToken, openGift } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The gift of an attempt and the gateway it is paid through. */
export type Attempt = { gift: Gift; gateway: Gateway }

/** The response if cards cannot be taken. */
export const cardsUnavailable = refuse(503, giftMessages.noCards)
/** The response to an expired or invalid page token. */
export const staleToken = refuse(410, giftMessages.stale)
/** The response to a page token that was used for another gift. */
export const otherGift = refuse(409, giftMessages.otherGift)
/** The response to an attempt repeated with different data. */
export const changedAttempt = refuse(409, giftMessages.changed)

/**
 * Returns the gateway of an account, or of the current account. Logs an alarm and returns undefined if its keys cannot
 * be used.
 * @param openTx an open transaction, which avoids waiting for another connection
 */
export async function findGateway(
  { payments, tenant, db, log }: Pick<GivingCall<'giftStart'>, 'payments' | 'tenant' | 'db' | 'log'>,
  accountId?: string,
  openTx?: Tx,
): Promise<Gateway | undefined> {
  try {
    return await (accountId
      ? payments.gatewayOf(tenant, db, accountId, openTx)
      : payments.gatewayFor(tenant, db, openTx))
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
  // If the need has been met in the meantime, the donor may give the same amount to the whole campaign.
  (body.needId === undefined || gift.needId === body.needId)

/**
 * Whether the caller started this gift or regular gift: with the same page token, or through the app link, which allows
 * one attempt and has already been checked. A restarted app has lost its page tokens.
 */
export const isStartedByCaller = (
  { appSession, pageToken }: Pick<GivingCall<'giftPay'>['body'], 'appSession' | 'pageToken'>,
  token: PageToken,
  existingGift: { passHash: Buffer },
): boolean => appSession !== undefined || isOpenedBy(token, pageToken, existingGift)

/**
 * Reserves the need of a new gift, so that no other donor is charged for it in the meantime. Cards are checked
 * first: a blocked donor reserves nothing.
 * @returns the reservation's columns or a refusal
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

/** Validates an attempt and opens its gift before anything is created at the provider. */
export async function openAttempt(call: GivingCall<'giftPay'>): Promise<Attempt | Refusal> {
  const { body, db, now, secrets, session, tenant } = call
  const token = readPageToken(secrets, tenant.id, body.pageToken)
  if (!token) return staleToken
  const passHash = sha256(body.pageToken)

  const { existing: existingGift, gateway } = await db(async (tx) => {
    const gift = await findGiftByAttempt(tx, body.attemptId)
    return { existing: gift, gateway: await findGateway(call, gift?.accountId, tx) }
  })
  if (existingGift) {
    if (!isStartedByCaller(body, token, existingGift)) return otherGift
    if (!isSameAttempt(existingGift, body)) return changedAttempt
    if (!gateway) return cardsUnavailable
    return db(async (tx) => {
      const gift = await correctGiftAid(tx, call, await correctDonor(tx, existingGift, toDonorColumns(body)))
      if ('status' in gift) return gift
      // The same card again repeats the last attempt.
      const isRepeated = gift.confirmHash?.equals(sha256(body.confirmationTokenId)) === true
      const refuseCard = () => refuseCardAttempt(tx, call, gift.donorEmail)
      const result = isRepeated
        ? gift
        : body.needId === undefined
          ? await dropNeed(tx, gift)
          : await renewReservation(tx, gift, { now, country: tenant.config.country, refuseCard })
      return 'status' in result ? result : { gift: result, gateway }
    })
  }

  if (token.expiresAt <= now) return staleToken
  if (!gateway) return cardsUnavailable
  return db(async (tx) => {
    await lockPageToken(tx, passHash)
    if (await hasOpenedRegularGift(tx, body.attemptId, passHash)) return otherGift
    const giftRequest = await readGiftRequest(tx, call, gateway.mode)
    if ('status' in giftRequest) return giftRequest
    const reservation = await reserveNeed(tx, call, giftRequest, gateway.mode)
    if ('status' in reservation) return reservation
    const declaration = await storeDeclaration(
      tx,
      giftRequest.giftAid,
      declarerOf(call, giftRequest.columns, gateway.mode),
    )
    const gift = await openGift(tx, {
      tenantId: tenant.id,
      attemptId: body.attemptId,
      passHash,
      // A guest's gift is linked to an account later, by verified email address.
      userId: session?.userId,
      mode: gateway.mode,
      accountId: gateway.accountId,
      ...giftRequest.columns,
      ...reservation,
      ...declaration,
      createdAt: now,
    })
    if (!gift) return otherGift
    return isSameAttempt(gift, body) ? { gift, gateway } : changedAttempt
  })
}
