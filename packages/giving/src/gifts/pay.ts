import type { OperationResult } from '@minaret/foundation/operations'
import { sha256 } from '@minaret/foundation/base'
import { refuse } from '@minaret/foundation/responses'
import { giftResponse } from '../attempts/responses.ts'
import { openAttempt } from '../attempts/attempt.ts'
import { getCardOrigin, refuseCardAttempt } from '../attempts/cardTesting.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { type CardAttempt, type CardPhase, tryCard } from '../card-confirmation/tryCard.ts'
import type { Gateway } from '../providers/gateway.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { claimConfirmation, claimLostConfirmation, findGift, type Gift, mayConfirm } from '../records/giftStore.ts'
import { tokenContext } from '../records/tokenContext.ts'
import { scheduleRecheck } from '../gift-payments/recheck.ts'
import { giftOutcome, applyIntent } from '../gift-payments/settle.ts'
import { bindAttemptToLink, refuseReplacedAttempt } from '../webview-links/bindAttempt.ts'
import { payRegular } from './payRegular.ts'

const phases: Partial<Record<Gift['state'], CardPhase>> = {
  created: 'open',
  failed: 'open',
  confirming: 'confirming',
  requires_action: 'bankCheck',
}

/** The card attempt of a gift for one call. */
function cardAttempt(
  call: GivingCall<'giftPay'>,
  gateway: Gateway,
  gift: Gift,
): CardAttempt<Gift, OperationResult<'giftPay'>> {
  const { secrets, now, body } = call
  const hash = sha256(body.confirmationTokenId)
  const isDemo = gateway.mode === 'demo'
  return {
    find: async (tx) => (await findGift(tx, gift.id)) ?? gift,
    phaseOf: ({ state }) => phases[state] ?? 'over',
    claimLost: claimLostConfirmation,
    isTried: (row) => row.confirmHash?.equals(hash) === true,
    async refusal(tx, row) {
      // Completing a bank check is not another card attempt.
      const isBankCheck = row.state === 'requires_action'
      if (!isBankCheck && !mayConfirm(row)) return refuse(409, giftMessages.abandoned)
      const cardRefusal = isBankCheck ? undefined : await refuseCardAttempt(tx, call, row.donorEmail)
      return cardRefusal ?? refuseReplacedAttempt(tx, call)
    },
    outcome: giftOutcome(call, gateway, gift, getCardOrigin(call)),
    async claim(tx, row) {
      const sealedToken = secrets.seal(body.confirmationTokenId, tokenContext(row))
      const claimedGift = await claimConfirmation(tx, row, { hash, sealed: sealedToken, at: now }, isDemo)
      if (claimedGift) await scheduleRecheck(tx, claimedGift, now, true)
      return claimedGift
    },
    async poll(row) {
      const intent = row.intentId ? await gateway.read(row.intentId).catch(() => undefined) : undefined
      if (intent) await applyIntent(call, row, intent)
    },
    async respondUnchanged(row) {
      if (row.state !== 'requires_action' || !row.intentId) return giftResponse(row)
      const intent = await gateway.read(row.intentId).catch(() => undefined)
      return giftResponse(row, intent?.status === 'requires_action' ? intent.clientSecret : undefined)
    },
    respond: ({ row, clientSecret }) => giftResponse(row, clientSecret),
  }
}

async function payOnce(call: GivingCall<'giftPay'>): Promise<OperationResult<'giftPay'>> {
  const attempt = await openAttempt(call)
  if ('status' in attempt) return attempt
  const { gift, gateway } = attempt
  return tryCard(call, cardAttempt(call, gateway, gift), gateway.mode === 'demo')
}

/** Pays a one-off gift, or sets up a regular gift. A mobile app link covers one of either. */
export async function giftPay(call: GivingCall<'giftPay'>): Promise<OperationResult<'giftPay'>> {
  const refusal = call.body.appSession === undefined ? undefined : await call.db((tx) => bindAttemptToLink(tx, call))
  if (refusal) return refusal
  return call.body.kind === 'once' ? payOnce(call) : payRegular(call)
}
