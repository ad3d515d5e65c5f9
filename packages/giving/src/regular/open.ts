import { lockUser } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { storeDeclaration, declarerOf } from '../gift-aid/declare.ts'
import { toDonorColumns, readGiftRequest } from '../attempts/giftRequest.ts'
import {
  changedAttempt,
  findGateway,
  isStartedByCaller,
  cardsUnavailable,
  otherGift,
  staleToken,
} from '../attempts/attempt.ts'
import { correctDeclaration } from '../attempts/giftAidCorrection.ts'
import { readPageToken } from '../attempts/pageToken.ts'
import { findOpenCause, hasOpenedGift, lockPageToken, noCause } from '../records/giftStore.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { readDays } from '../records/collectionDays.ts'
import { correctRegularDonor, openRegularGift } from '../records/setupStore.ts'
import { type RegularGift, findRegularGiftByAttempt } from '../records/regularStore.ts'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** The regular gift of an attempt, with the gateway of its account. */
export type RegularGiftAttempt = { regularGift: RegularGift; gateway: Gateway }

type Body = GivingCall<'giftPay'>['body']
type Rhythm = RegularGift['rhythm']

const causeColumns = { weekly: 'jummah', monthly: 'monthly', daily: 'daily' } as const
const refusalMessages: Record<Rhythm, LocalizedText> = {
  weekly: regularMessages.notWeekly,
  monthly: regularMessages.notMonthly,
  daily: regularMessages.notDaily,
}

/** Returns the frequency of a request, which must not be for a one-off gift. */
const rhythmOf = ({ kind }: Body): Rhythm => {
  if (kind === 'once') throw new Error('A one-off gift is not a regular gift.')
  return kind
}

const matchesRequest = (regularGift: RegularGift, body: Body) =>
  regularGift.rhythm === body.kind &&
  regularGift.amountMinor === body.amountMinor + (body.coverMinor ?? 0) &&
  regularGift.currency === body.currency &&
  regularGift.causeId === body.causeId &&
  regularGift.campaignId === (body.campaignId ?? null) &&
  regularGift.until === (body.until ?? null) &&
  (body.startsOn === undefined || regularGift.startsOn === body.startsOn)

/** The response to a changed address once the provider has a customer: customer and subscription belong to one address. */
const otherAddress = refuse(409, regularMessages.otherAddress)

/**
 * Applies corrections to the donor and the Gift Aid declaration, which are allowed until a card is being tried; to the address
 * only until the provider has a customer, so that different people's cards are never stored together.
 */
async function applyCorrections(
  tx: Tx,
  call: GivingCall<'giftPay'>,
  existingGift: RegularGift,
): Promise<RegularGift | Refusal> {
  const isOpen =
    existingGift.state === 'pending_setup' && (existingGift.setup === 'opened' || existingGift.setup === 'failed')
  if (!isOpen || existingGift.forgottenAt) return existingGift
  const donor = toDonorColumns(call.body)
  if (existingGift.customerId !== null && donor.donorEmail !== existingGift.donorEmail) return otherAddress
  const declaration = await correctDeclaration(tx, call, { ...existingGift, ...donor })
  return 'status' in declaration ? declaration : correctRegularDonor(tx, existingGift, { ...donor, ...declaration })
}

async function openGift(tx: Tx, call: GivingCall<'giftPay'>, gateway: Gateway, passHash: Buffer) {
  const { body, now, session, tenant } = call
  const rhythm = rhythmOf(body)
  const userId = await lockUser(tx, session?.userId)
  await lockPageToken(tx, passHash)
  if (await hasOpenedGift(tx, body.attemptId, passHash)) return otherGift
  const giftRequest = await readGiftRequest(tx, call, gateway.mode)
  if ('status' in giftRequest) return giftRequest
  const cause = await findOpenCause(tx, body.causeId, now)
  if (!cause) return noCause
  if (!cause[causeColumns[rhythm]]) return refuse(422, refusalMessages[rhythm], { kind: refusalMessages[rhythm] })
  const { timeZone, payment } = tenant.config
  const clock = { timeZone, hour: payment.jummahHour, now }
  const result = readDays({ rhythm, startsOn: body.startsOn, until: body.until }, clock)
  if ('errors' in result) {
    const { errors, firstDay } = result
    const refusal = refuse(422, joinTexts(...Object.values(errors)), errors)
    return { ...refusal, data: { ...refusal.data, firstDay } }
  }
  const { startsAt, startsOn, until } = result.days
  const declaration = await storeDeclaration(
    tx,
    giftRequest.giftAid,
    declarerOf(call, giftRequest.columns, gateway.mode),
  )
  const regularGift = await openRegularGift(tx, {
    tenantId: tenant.id,
    attemptId: body.attemptId,
    passHash,
    rhythm,
    startsAt,
    startsOn,
    until,
    nextOn: startsOn,
    // A guest's regular gift is linked to an account later, by verified email address.
    userId,
    mode: gateway.mode,
    accountId: gateway.accountId,
    ...giftRequest.columns,
    ...declaration,
    createdAt: now,
  })
  if (!regularGift) return otherGift
  return matchesRequest(regularGift, body) ? regularGift : changedAttempt
}

/**
 * Checks the whole request (page token, cause, frequency, days, amount, currency) before anything is created at the provider,
 * and inserts the row, once per attempt and page token.
 */
export async function openRegularAttempt(call: GivingCall<'giftPay'>): Promise<RegularGiftAttempt | Refusal> {
  const { body, db, now, secrets, tenant } = call
  const token = readPageToken(secrets, tenant.id, body.pageToken)
  if (!token) return staleToken
  const passHash = sha256(body.pageToken)

  const existingGift = await db((tx) => findRegularGiftByAttempt(tx, body.attemptId))
  if (existingGift && !isStartedByCaller(body, token, existingGift)) return otherGift
  if (existingGift && !matchesRequest(existingGift, body)) return changedAttempt
  if (!existingGift && token.expiresAt <= now) return staleToken
  const gateway = await findGateway(call, existingGift?.accountId)
  if (!gateway) return cardsUnavailable
  return db(async (tx) => {
    const regularGift = await (existingGift
      ? applyCorrections(tx, call, existingGift)
      : openGift(tx, call, gateway, passHash))
    return 'status' in regularGift ? regularGift : { regularGift, gateway }
  })
}
