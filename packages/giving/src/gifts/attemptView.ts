import { toRegularGiftState } from '../regular/responses.ts'
import { refreshRegularGift } from '../regular/view.ts'
import { type RegularGift, findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { findLinkBySession } from '../webview-links/token.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { toGiftState, type LocalizedGiftState } from '../attempts/responses.ts'
import { findGateway } from '../attempts/attempt.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { isOpenedBy, readPageToken } from '../attempts/pageToken.ts'
import { refreshGift } from '../gift-payments/refresh.ts'
import { findGiftByAttempt, type Gift } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The same response for an unknown attempt and for another caller's. */
const unknownAttempt = refuse(404, giftMessages.unknownAttempt)

/** Whether the caller's page sent this attempt, judged by its page token or by its mobile app session. */
async function isSender(tx: Tx, call: GivingCall<'attemptView'>, attempt: Pick<Gift, 'passHash'>): Promise<boolean> {
  const { attemptId, pageToken, appSession } = call.body
  if (appSession !== undefined && (await findLinkBySession(tx, appSession, call.now))?.attemptId === attemptId)
    return true
  const token = pageToken === undefined ? undefined : readPageToken(call.secrets, call.tenant.id, pageToken)
  return token !== undefined && pageToken !== undefined && isOpenedBy(token, pageToken, attempt)
}

/** Adds the reason for a decline to the state. */
function withDecline(state: LocalizedGiftState, { declineCode }: Pick<Gift, 'declineCode'>): LocalizedGiftState {
  if (!declineCode) return state
  return { ...state, message: declineMessage(declineCode), decline: declineOf(declineCode) }
}

/** Reads the client secret of an open bank check, which only the provider stores; undefined if the provider does not respond. */
async function readClientSecret(
  call: GivingCall<'attemptView'>,
  { accountId, ...check }: { accountId: string } & Check,
) {
  const gateway = await findGateway(call, accountId)
  if (!gateway) return undefined
  const pendingIntent = check.kind === 'gift' ? gateway.read(check.intentId) : gateway.readSetup(check.intentId)
  const intent = await pendingIntent.catch(() => undefined)
  return intent?.status === 'requires_action' ? intent.clientSecret : undefined
}
type Check = { kind: 'gift' | 'cycle'; intentId: string }

async function readGiftState(call: GivingCall<'attemptView'>, storedGift: Gift): Promise<LocalizedGiftState> {
  const gift = await refreshGift(call, storedGift)
  const { state, intentId, accountId } = gift
  const needsBankCheck = state === 'requires_action' && intentId !== null
  const secret = needsBankCheck ? await readClientSecret(call, { kind: 'gift', intentId, accountId }) : undefined
  return state === 'failed' || state === 'abandoned' ? withDecline(toGiftState(gift), gift) : toGiftState(gift, secret)
}

async function readRegularGiftState(
  call: GivingCall<'attemptView'>,
  storedRegularGift: RegularGift,
): Promise<LocalizedGiftState> {
  const regularGift = await refreshRegularGift(call, storedRegularGift)
  const { state, setup, setupIntentId, accountId } = regularGift
  const needsBankCheck = state === 'pending_setup' && setup === 'requires_action' && setupIntentId !== null
  const secret = needsBankCheck
    ? await readClientSecret(call, { kind: 'cycle', intentId: setupIntentId, accountId })
    : undefined
  const isFailed = state === 'expired' || (state === 'pending_setup' && setup === 'failed')
  return isFailed ? withDecline(toRegularGiftState(regularGift), regularGift) : toRegularGiftState(regularGift, secret)
}

/** Returns the state of an attempt to the page that sent it, which may have been reloaded since. */
export async function attemptView(call: GivingCall<'attemptView'>): Promise<OperationResult<'attemptView'>> {
  const { attemptId } = call.body
  const { gift, regularGift } = await call.db(async (tx) => {
    const gift = await findGiftByAttempt(tx, attemptId)
    const regularGift = gift ? undefined : await findRegularGiftByAttempt(tx, attemptId)
    const attempt = gift ?? regularGift
    return attempt && (await isSender(tx, call, attempt)) ? { gift, regularGift } : {}
  })
  if (gift) {
    const state = await readGiftState(call, gift)
    return done(state, state.message)
  }
  if (!regularGift) return unknownAttempt
  const state = await readRegularGiftState(call, regularGift)
  return done(state, state.message)
}
