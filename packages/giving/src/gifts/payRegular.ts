import type { OperationResult } from '@minaret/foundation/operations'
import { sha256 } from '@minaret/foundation/base'
import { refuse } from '@minaret/foundation/responses'
import { getCardOrigin, refuseCardAttempt } from '../attempts/cardTesting.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { pollAfterLease } from '../card-confirmation/lease.ts'
import { type CardAttempt, type CardPhase, tryCard } from '../card-confirmation/tryCard.ts'
import type { Gateway } from '../providers/gateway.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type RegularGift, findRegularGift } from '../records/regularStore.ts'
import { claimLostTry, claimTry, mayTry } from '../records/setupStore.ts'
import { scheduleRegularRecheck } from '../regular/recheck.ts'
import { openRegularAttempt } from '../regular/open.ts'
import { regularGiftResponse } from '../regular/responses.ts'
import { isTooLate, rereadSetup, setupOutcome } from '../regular/setup.ts'
import { setupTokenContext } from '../regular/setupTokenContext.ts'
import { refuseReplacedAttempt } from '../webview-links/bindAttempt.ts'

const phases: Record<RegularGift['setup'], CardPhase> = {
  opened: 'open',
  failed: 'open',
  confirming: 'confirming',
  requires_action: 'bankCheck',
  done: 'over',
}

const closedResponse = refuse(409, giftMessages.closed)

/** The card attempt of a regular gift for one call. */
function cardAttempt(
  call: GivingCall<'giftPay'>,
  gateway: Gateway,
  regularGift: RegularGift,
): CardAttempt<RegularGift, OperationResult<'giftPay'>> {
  const { secrets, now, body } = call
  const hash = sha256(body.confirmationTokenId)
  const isDemo = gateway.mode === 'demo'
  return {
    find: async (tx) => (await findRegularGift(tx, regularGift.id)) ?? regularGift,
    phaseOf: ({ state, setup }) => (state === 'pending_setup' ? phases[setup] : 'over'),
    claimLost: claimLostTry,
    isTried: (row) => row.confirmHash?.equals(hash) === true,
    async refusal(tx, row) {
      // Completing a bank check is not another card attempt.
      const isBankCheck = row.setup === 'requires_action'
      if ((!isBankCheck && !mayTry(row)) || isTooLate(row, call)) return closedResponse
      const cardRefusal = isBankCheck ? undefined : await refuseCardAttempt(tx, call, row.donorEmail)
      return cardRefusal ?? refuseReplacedAttempt(tx, call)
    },
    outcome: setupOutcome(call, gateway, regularGift, getCardOrigin(call)),
    async claim(tx, row) {
      const sealedToken = secrets.seal(body.confirmationTokenId, setupTokenContext(row))
      const claimedGift = await claimTry(tx, row, { hash, sealed: sealedToken, at: now }, isDemo)
      if (claimedGift) await scheduleRegularRecheck(tx, claimedGift, now, pollAfterLease)
      return claimedGift
    },
    poll: (row) =>
      rereadSetup(call, gateway, row).then(
        () => {},
        () => {},
      ),
    async respondUnchanged(row) {
      const isOpen = row.state === 'pending_setup' && row.setup === 'requires_action'
      if (!isOpen || !row.setupIntentId) return regularGiftResponse(row)
      const setup = await gateway.readSetup(row.setupIntentId).catch(() => undefined)
      return regularGiftResponse(row, setup?.status === 'requires_action' ? setup.clientSecret : undefined)
    },
    respond: ({ row, clientSecret }) => regularGiftResponse(row, clientSecret),
  }
}

/** Sets up a regular gift: a subscription that starts later, and an attempt to save its card. */
export async function payRegular(call: GivingCall<'giftPay'>): Promise<OperationResult<'giftPay'>> {
  const attempt = await openRegularAttempt(call)
  if ('status' in attempt) return attempt
  const { regularGift, gateway } = attempt
  return tryCard(call, cardAttempt(call, gateway, regularGift), gateway.mode === 'demo')
}
