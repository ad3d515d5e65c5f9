import { cycleState } from '../regular/openAnswers.ts'
import { refreshCycle } from '../regular/openView.ts'
import { type CycleRow, findCycleByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { linkOfSession } from '../webview-links/token.ts'
import { type Answer } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { giftState, type SpokenState } from '../attempts/answers.ts'
import { gatewayOrNone } from '../attempts/attempt.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { isOf, readPass } from '../attempts/pass.ts'
import { refreshGift } from '../settling/refresh.ts'
import { findGiftByAttempt, type Gift } from '../records/giftStore.ts'
import { giftMessages } from '../messages/gifts/index.ts'

/** Said alike of an attempt that never arrived and of one that is not the caller's. */
const unknownAttempt = refuse(404, giftMessages.unknownAttempt)

/** Whether the caller's page sent this attempt: by its page token, or by the session of its link in the mobile app. */
async function isSender(tx: Tx, call: GivingCall<'attemptView'>, opened: Pick<Gift, 'passHash'>): Promise<boolean> {
  const { attemptId, pageToken, appSession } = call.body
  if (appSession !== undefined && (await linkOfSession(tx, appSession, call.now))?.attemptId === attemptId) return true
  const pass = pageToken === undefined ? undefined : readPass(call.secrets, call.tenant.id, pageToken)
  return pass !== undefined && pageToken !== undefined && isOf(pass, pageToken, opened)
}

/** A decline is part of the state here. */
function withDecline(state: SpokenState, { declineCode }: Pick<Gift, 'declineCode'>): SpokenState {
  if (!declineCode) return state
  return { ...state, message: declineMessage(declineCode), decline: declineOf(declineCode) }
}

/** The secret of a bank's check that is open, which is kept nowhere but at the provider; its silence leaves it out. */
async function secretOf(call: GivingCall<'attemptView'>, { accountId, ...of }: { accountId: string } & Check) {
  const gateway = await gatewayOrNone(call, accountId)
  if (!gateway) return undefined
  const read = of.kind === 'gift' ? gateway.read(of.intentId) : gateway.readSetup(of.intentId)
  const intent = await read.catch(() => undefined)
  return intent?.status === 'requires_action' ? intent.clientSecret : undefined
}
type Check = { kind: 'gift' | 'cycle'; intentId: string }

async function stateOfGift(call: GivingCall<'attemptView'>, seen: Gift): Promise<SpokenState> {
  const gift = await refreshGift(call, seen)
  const { state, intentId, accountId } = gift
  const acting = state === 'requires_action' && intentId !== null
  const secret = acting ? await secretOf(call, { kind: 'gift', intentId, accountId }) : undefined
  return state === 'failed' || state === 'abandoned' ? withDecline(giftState(gift), gift) : giftState(gift, secret)
}

async function stateOfCycle(call: GivingCall<'attemptView'>, seen: CycleRow): Promise<SpokenState> {
  const cycle = await refreshCycle(call, seen)
  const { state, setup, setupIntentId, accountId } = cycle
  const acting = state === 'pending_setup' && setup === 'requires_action' && setupIntentId !== null
  const secret = acting ? await secretOf(call, { kind: 'cycle', intentId: setupIntentId, accountId }) : undefined
  const failed = state === 'expired' || (state === 'pending_setup' && setup === 'failed')
  return failed ? withDecline(cycleState(cycle), cycle) : cycleState(cycle, secret)
}

/** What became of an attempt, for the page that sent it and was reloaded meanwhile. */
export async function attemptView(call: GivingCall<'attemptView'>): Promise<Answer<'attemptView'>> {
  const { attemptId } = call.body
  const { gift, cycle } = await call.db(async (tx) => {
    const gift = await findGiftByAttempt(tx, attemptId)
    const cycle = gift ? undefined : await findCycleByAttempt(tx, attemptId)
    const opened = gift ?? cycle
    return opened && (await isSender(tx, call, opened)) ? { gift, cycle } : {}
  })
  if (gift) {
    const state = await stateOfGift(call, gift)
    return done(state, state.message)
  }
  if (!cycle) return unknownAttempt
  const state = await stateOfCycle(call, cycle)
  return done(state, state.message)
}
