import { and, eq, inArray } from 'drizzle-orm'
import { lookAtReference, joinGuestGifts } from '@minaret/foundation/identity'
import { cycles } from '@minaret/foundation/db'
import { gatewayOrNone, noCards } from '../attempts/attempt.ts'
import { type Answer, sessionOf } from '@minaret/foundation/operations'
import type { GivingCall, GivingOperations } from '../providers/givingCall.ts'
import { done, type Done, type Refusal, refuse } from '@minaret/foundation/responses'
import type { Cycle } from '@minaret/contract'
import type { Gateway } from '../providers/gateway.ts'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { answerOf, checkCollection, lookedAt, manageCycle, type ManageCall, notKnown, toAnswer } from './manage.ts'
import { type CardBody, finishCard, startCard } from './manageCard.ts'
import { manageLinkAsk } from './askLink.ts'
import { isRunning, runningStates } from '../records/regularStates.ts'
import { findCycle, ownCycles, type CycleRow, readCycles } from '../records/regularStore.ts'
import { cycleMessages } from '../messages/regular/index.ts'

const noCycle = refuse(404, cycleMessages.noCycle)
const oldLink = refuse(410, cycleMessages.oldLink)

/** The regular gift of that id if it is the asker's own; whose it is otherwise is nobody's business. */
async function ownCycle(
  call: Pick<GivingCall<'cycleUpdate'>, 'db' | 'session'>,
  id: string,
): Promise<CycleRow | undefined> {
  const { userId } = sessionOf(call)
  return call.db(async (tx) => {
    await joinGuestGifts(tx, { id: userId })
    const cycle = await findCycle(tx, id)
    return cycle?.userId === userId ? cycle : undefined
  })
}

/** Works with the account the regular gift is collected through; the provider's silence is said as such. */
async function withGateway(
  call: ManageCall,
  cycle: CycleRow,
  work: (gateway: Gateway) => Promise<Done<Cycle> | Refusal>,
): Promise<Done<Cycle> | Refusal> {
  const gateway = await gatewayOrNone(call, cycle.accountId)
  if (!gateway) return noCards
  try {
    return await work(gateway)
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      call.log.warn({ cycle: cycle.id, err: error }, 'the payment provider could not be reached about a regular gift')
      return notKnown
    }
    if (!(error instanceof ProviderRefusal)) throw error
    call.log.warn({ cycle: cycle.id, err: error }, 'the payment provider refused a request about a regular gift')
    return refuse(502, cycleMessages.notTaken)
  }
}

/** A setup that is there already is gone on with by `finish` alone. */
const newCardIn = ({ confirmationTokenId, pageToken, captcha }: CardBody): CardBody => ({
  confirmationTokenId,
  pageToken,
  captcha,
})

async function giftManage(call: GivingCall<'giftManage'>): Promise<Answer<'giftManage'>> {
  const { body, db, now } = call
  const { action } = body
  const cycle = await db(async (tx) => {
    const reference = await lookAtReference(tx, body.reference, 'manage', now)
    return reference && findCycle(tx, reference.subject)
  })
  if (!cycle) return oldLink
  switch (action) {
    case 'view': {
      const row = await lookedAt(call, cycle)
      return done(await db((tx) => answerOf(tx, row)))
    }
    case 'card':
      return withGateway(call, cycle, (gateway) => startCard(call, gateway, cycle, newCardIn(body)))
    case 'finish':
      return withGateway(call, cycle, (gateway) => finishCard(call, gateway, cycle, body))
    case 'check':
      return withGateway(call, cycle, (gateway) => checkCollection(call, gateway, cycle))
    default:
      return withGateway(call, cycle, () => manageCycle(call, cycle, action, body))
  }
}

async function cycleCard(call: GivingCall<'cycleCard'>): Promise<Answer<'cycleCard'>> {
  const { body } = call
  const cycle = await ownCycle(call, body.id)
  if (!cycle) return noCycle
  const answer = await withGateway(call, cycle, (gateway) => {
    switch (body.action) {
      case 'start':
        return startCard(call, gateway, cycle, newCardIn(body))
      case 'finish':
        return finishCard(call, gateway, cycle, body)
      case 'check':
        return checkCollection(call, gateway, cycle)
    }
  })
  if (answer.status !== 200) return answer
  const { act, ...rest } = answer.data
  return done(
    { cycle: rest, ...(act ? { clientSecret: act.clientSecret, setupIntentId: act.setupIntentId } : {}) },
    answer.message,
  )
}

/** Regular gifts: one's own, whether one runs, what may be done to them by session or by the link of a letter. */
export const cycleOperations = {
  async cycleList(call) {
    const { userId } = sessionOf(call)
    return call.db(async (tx) => {
      await joinGuestGifts(tx, { id: userId })
      return done((await readCycles(tx, ownCycles(userId))).map(toAnswer))
    })
  },

  /** The e-mail of a form is never asked: an address alone must not tell whether its owner gives. */
  async cycleRunning({ db, session, body }) {
    if (!session) return done({ running: false })
    return db(async (tx) => {
      const mine = and(
        ownCycles(session.userId),
        eq(cycles.rhythm, 'weekly'),
        inArray(cycles.state, [...runningStates]),
      )
      const found = await readCycles(tx, body.causeId ? and(mine, eq(cycles.causeId, body.causeId)) : mine)
      const cycle = found[0]?.cycle
      if (!cycle || !isRunning(cycle.state)) return done({ running: false })
      const { state, nextOn, amountMinor, currency } = cycle
      return done({ running: true, state, amountMinor, currency, ...(nextOn ? { nextFriday: nextOn } : {}) })
    })
  },

  async cycleUpdate(call) {
    const { id, action, ...body } = call.body
    const cycle = await ownCycle(call, id)
    return cycle ? withGateway(call, cycle, () => manageCycle(call, cycle, action, body)) : noCycle
  },

  cycleCard,
  giftManage,
  manageLinkAsk,
} satisfies GivingOperations<
  'cycleList' | 'cycleRunning' | 'cycleUpdate' | 'cycleCard' | 'giftManage' | 'manageLinkAsk'
>
