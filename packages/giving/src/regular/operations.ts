import { and, eq, inArray } from 'drizzle-orm'
import { findReference, claimGuestGifts } from '@minaret/foundation/identity'
import { regularGifts } from '@minaret/foundation/db'
import { findGateway, cardsUnavailable } from '../attempts/attempt.ts'
import { type OperationResult, requireSession } from '@minaret/foundation/operations'
import type { GivingCall, GivingOperations } from '../providers/givingCall.ts'
import { done, type Done, type Refusal, refuse } from '@minaret/foundation/responses'
import type { RegularGift as RegularGiftView } from '@minaret/contract'
import type { Gateway } from '../providers/gateway.ts'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import {
  readResponse,
  checkCollection,
  refreshIfPastDue,
  manageRegularGift,
  type ManageCall,
  outcomeUnknown,
  toResponse,
} from './manage.ts'
import { type CardBody, finishCard, startCard } from './manageCard.ts'
import { manageLinkAsk } from './requestManageLink.ts'
import { isRunning, runningStates } from '../records/regularStates.ts'
import { findRegularGift, isOwnRegularGift, type RegularGift, readRegularGifts } from '../records/regularStore.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

const noRegularGift = refuse(404, regularMessages.noRegularGift)
const expiredLink = refuse(410, regularMessages.expiredLink)

/** Finds one of the caller's regular gifts by id; undefined if it is unknown or another donor's. */
async function findOwnRegularGift(
  call: Pick<GivingCall<'cycleUpdate'>, 'db' | 'session'>,
  id: string,
): Promise<RegularGift | undefined> {
  const { userId } = requireSession(call)
  return call.db(async (tx) => {
    await claimGuestGifts(tx, { id: userId })
    const regularGift = await findRegularGift(tx, id)
    return regularGift?.userId === userId ? regularGift : undefined
  })
}

/** Runs `operation` with the gateway of the regular gift's account; a provider failure becomes a refusal. */
async function withGateway(
  call: ManageCall,
  regularGift: RegularGift,
  operation: (gateway: Gateway) => Promise<Done<RegularGiftView> | Refusal>,
): Promise<Done<RegularGiftView> | Refusal> {
  const gateway = await findGateway(call, regularGift.accountId)
  if (!gateway) return cardsUnavailable
  try {
    return await operation(gateway)
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      call.log.warn(
        { cycle: regularGift.id, err: error },
        'the payment provider could not be reached about a regular gift',
      )
      return outcomeUnknown
    }
    if (!(error instanceof ProviderRefusal)) throw error
    call.log.warn({ cycle: regularGift.id, err: error }, 'the payment provider refused a request about a regular gift')
    return refuse(502, regularMessages.notAccepted)
  }
}

/** The card fields without `setupIntentId`: only `finish` may continue an existing setup. */
const toNewCard = ({ confirmationTokenId, pageToken, captcha }: CardBody): CardBody => ({
  confirmationTokenId,
  pageToken,
  captcha,
})

async function giftManage(call: GivingCall<'giftManage'>): Promise<OperationResult<'giftManage'>> {
  const { body, db, now } = call
  const { action } = body
  const regularGift = await db(async (tx) => {
    const reference = await findReference(tx, body.reference, 'manage', now)
    return reference && findRegularGift(tx, reference.subject)
  })
  if (!regularGift) return expiredLink
  switch (action) {
    case 'view': {
      const row = await refreshIfPastDue(call, regularGift)
      return done(await db((tx) => readResponse(tx, row)))
    }
    case 'card':
      return withGateway(call, regularGift, (gateway) => startCard(call, gateway, regularGift, toNewCard(body)))
    case 'finish':
      return withGateway(call, regularGift, (gateway) => finishCard(call, gateway, regularGift, body))
    case 'check':
      return withGateway(call, regularGift, (gateway) => checkCollection(call, gateway, regularGift))
    default:
      return withGateway(call, regularGift, () => manageRegularGift(call, regularGift, action, body))
  }
}

async function cycleCard(call: GivingCall<'cycleCard'>): Promise<OperationResult<'cycleCard'>> {
  const { body } = call
  const regularGift = await findOwnRegularGift(call, body.id)
  if (!regularGift) return noRegularGift
  const response = await withGateway(call, regularGift, (gateway) => {
    switch (body.action) {
      case 'start':
        return startCard(call, gateway, regularGift, toNewCard(body))
      case 'finish':
        return finishCard(call, gateway, regularGift, body)
      case 'check':
        return checkCollection(call, gateway, regularGift)
    }
  })
  if (response.status !== 200) return response
  const { act, ...regularGiftView } = response.data
  return done(
    { cycle: regularGiftView, ...(act ? { clientSecret: act.clientSecret, setupIntentId: act.setupIntentId } : {}) },
    response.message,
  )
}

/** Public operations on regular gifts: listing the donor's own, whether one is running, and changes by session or link. */
export const regularGiftOperations = {
  async cycleList(call) {
    const { userId } = requireSession(call)
    return call.db(async (tx) => {
      await claimGuestGifts(tx, { id: userId })
      return done((await readRegularGifts(tx, isOwnRegularGift(userId))).map(toResponse))
    })
  },

  /** Ignores the form's email address: an address alone must not reveal whether its owner gives. */
  async cycleRunning({ db, session, body }) {
    if (!session) return done({ running: false })
    return db(async (tx) => {
      const isOwnWeekly = and(
        isOwnRegularGift(session.userId),
        eq(regularGifts.rhythm, 'weekly'),
        inArray(regularGifts.state, [...runningStates]),
      )
      const rows = await readRegularGifts(
        tx,
        body.causeId ? and(isOwnWeekly, eq(regularGifts.causeId, body.causeId)) : isOwnWeekly,
      )
      const regularGift = rows[0]?.regularGift
      if (!regularGift || !isRunning(regularGift.state)) return done({ running: false })
      const { state, nextOn, amountMinor, currency } = regularGift
      return done({ running: true, state, amountMinor, currency, ...(nextOn ? { nextFriday: nextOn } : {}) })
    })
  },

  async cycleUpdate(call) {
    const { id, action, ...body } = call.body
    const regularGift = await findOwnRegularGift(call, id)
    return regularGift
      ? withGateway(call, regularGift, () => manageRegularGift(call, regularGift, action, body))
      : noRegularGift
  },

  cycleCard,
  giftManage,
  manageLinkAsk,
} satisfies GivingOperations<
  'cycleList' | 'cycleRunning' | 'cycleUpdate' | 'cycleCard' | 'giftManage' | 'manageLinkAsk'
>
