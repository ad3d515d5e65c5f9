import { toRegularGiftState } from '../regular/responses.ts'
import { refreshRegularGift } from '../regular/view.ts'
import { type RegularGift, findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { linkOfSession } from '../webview-links/token.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { toGiftState, type LocalizedGiftState } from '../attempts/responses.ts'
import { findGateway } from '../attempts/attempt.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { hasOpened, readPageToken } from '../attempts/pageToken.ts'
import { refreshGift } from '../gift-payments/refresh.ts'
import { findGiftByAttempt, type Gift } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** Said alike of an attempt that never arrived and of one that is not the caller's. */
const unknownAttempt = refuse(404, giftMessages.unknownAttempt)

/** Whether the caller's page sent this attempt: by its page token, or by the session of its link in the mobile app. */
async function isSender(tx: Tx, call: GivingCall<'attemptView'>, opened: Pick<Gift, 'passHash'>): Promise<boolean> {
  const { attemptId, pageToken, appSession } = call.body
  if (appSession !== undefined && (await linkOfSession(tx, appSession, call.now))?.attemptId === attemptId) return true
  const token = pageToken === undefined ? undefined : readPageToken(call.secrets, call.tenant.id, pageToken)
  return token !== undefined && pageToken !== undefined && hasOpened(token, pageToken, opened)
}

/** A decline is part of the state here. */
function withDecline(state: LocalizedGiftState, { declineCode }: Pick<Gift, 'declineCode'>): LocalizedGiftState {
  if (!declineCode) return state
  return { ...state, message: declineMessage(declineCode), decline: declineOf(declineCode) }
}

/** The secret of a bank's check that is open, which is kept nowhere but at the provider; its silence leaves it out. */
async function readClientSecret(call: GivingCall<'attemptView'>, { accountId, ...of }: { accountId: string } & Check) {
  const gateway = await findGateway(call, accountId)
  if (!gateway) return undefined
  const read = of.kind === 'gift' ? gateway.read(of.intentId) : gateway.readSetup(of.intentId)
  const intent = await read.catch(() => undefined)
  return intent?.status === 'requires_action' ? intent.clientSecret : undefined
}
type Check = { kind: 'gift' | 'cycle'; intentId: string }

async function readGiftState(call: GivingCall<'attemptView'>, before: Gift): Promise<LocalizedGiftState> {
  const gift = await refreshGift(call, before)
  const { state, intentId, accountId } = gift
  const acting = state === 'requires_action' && intentId !== null
  const secret = acting ? await readClientSecret(call, { kind: 'gift', intentId, accountId }) : undefined
  return state === 'failed' || state === 'abandoned' ? withDecline(toGiftState(gift), gift) : toGiftState(gift, secret)
}

async function readRegularGiftState(call: GivingCall<'attemptView'>, before: RegularGift): Promise<LocalizedGiftState> {
  const regularGift = await refreshRegularGift(call, before)
  const { state, setup, setupIntentId, accountId } = regularGift
  const acting = state === 'pending_setup' && setup === 'requires_action' && setupIntentId !== null
  const secret = acting
    ? await readClientSecret(call, { kind: 'cycle', intentId: setupIntentId, accountId })
    : undefined
  const failed = state === 'expired' || (state === 'pending_setup' && setup === 'failed')
  return failed ? withDecline(toRegularGiftState(regularGift), regularGift) : toRegularGiftState(regularGift, secret)
}

/** What became of an attempt, for the page that sent it and was reloaded meanwhile. */
export async function attemptView(call: GivingCall<'attemptView'>): Promise<OperationResult<'attemptView'>> {
  const { attemptId } = call.body
  const { gift, cycle: regularGift } = await call.db(async (tx) => {
    const gift = await findGiftByAttempt(tx, attemptId)
    const regularGift = gift ? undefined : await findRegularGiftByAttempt(tx, attemptId)
    const opened = gift ?? regularGift
    return opened && (await isSender(tx, call, opened)) ? { gift, cycle: regularGift } : {}
  })
  if (gift) {
    const state = await readGiftState(call, gift)
    return done(state, state.message)
  }
  if (!regularGift) return unknownAttempt
  const state = await readRegularGiftState(call, regularGift)
  return done(state, state.message)
}
