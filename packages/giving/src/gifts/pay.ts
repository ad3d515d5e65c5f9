import { setTimeout as sleep } from 'node:timers/promises'
import { openRegular } from './openTurns.ts'
import type { Tx } from '@minaret/foundation/db'
import { holdLink, stillHeld } from '../webview-links/hold.ts'
import { type Answer } from '@minaret/foundation/calls'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/replies'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { giftAnswer } from '../attempts/answers.ts'
import { openAttempt, patience, withPatience } from '../attempts/attempt.ts'
import { fromOf, mayNotTry } from '../attempts/gate.ts'
import { planNextLook } from '../settling/look.ts'
import { confirmClaimed, type Confirmed, land, resume } from '../settling/settle.ts'
import { claimConfirm, claimLost, findGift, type Gift, mayConfirm } from '../records/giftStore.ts'
import { tokenPlace } from '../records/tokenPlace.ts'
import { giftMessages } from '../messages/gifts/index.ts'

/** What one caller may do now. */
type Turn =
  | { kind: 'confirm'; gift: Gift; first: boolean }
  | { kind: 'wait' | 'check' | 'stands'; gift: Gift }
  | { kind: 'refused'; refusal: Refusal }

/** Decides, in one short transaction, which of any number of callers talks to the provider. */
async function takeTurn(tx: Tx, call: GivingCall<'giftPay'>, seen: Gift, demonstration: boolean): Promise<Turn> {
  const gift = (await findGift(tx, seen.id)) ?? seen
  const { secrets, now, body } = call
  const { state } = gift
  if (state === 'confirming') {
    const lost = await claimLost(tx, gift)
    return lost ? { kind: 'confirm', gift: lost, first: false } : { kind: 'wait', gift }
  }
  if (state !== 'created' && state !== 'failed' && state !== 'requires_action') return { kind: 'stands', gift }

  const hash = sha256(body.confirmationTokenId)
  if (gift.confirmHash?.equals(hash)) return { kind: 'stands', gift }
  // A bank's check is open and another card is offered: what became of the check is the provider's to say. In the
  // demonstration the token itself is the answer to the check.
  if (state === 'requires_action' && !demonstration) return { kind: 'check', gift }
  // The answer to a bank's check is no further try of a card.
  if (state !== 'requires_action' && !mayConfirm(gift))
    return { kind: 'refused', refusal: refuse(409, giftMessages.abandoned) }
  const refusal = state === 'requires_action' ? undefined : await mayNotTry(tx, call, gift.donorEmail)
  if (refusal) return { kind: 'refused', refusal }
  const replaced = await stillHeld(tx, call)
  if (replaced) return { kind: 'refused', refusal: replaced }

  const sealed = secrets.seal(body.confirmationTokenId, tokenPlace(gift))
  const claimed = await claimConfirm(tx, gift, { hash, sealed, at: now }, demonstration)
  if (!claimed) return { kind: 'wait', gift }
  await planNextLook(tx, claimed, now, true)
  return { kind: 'confirm', gift: claimed, first: true }
}

/** The bank's check needs its secret, which is kept nowhere but at the provider. */
async function standing(gateway: Gateway, gift: Gift): Promise<Answer<'giftPay'>> {
  if (gift.state !== 'requires_action' || !gift.intentId) return giftAnswer(gift)
  const intent = await gateway.read(gift.intentId).catch(() => undefined)
  return giftAnswer(gift, intent?.status === 'requires_action' ? intent.clientSecret : undefined)
}

/**
 * Pays for a gift. However often and however simultaneously an attempt is posted, one caller talks to the provider and
 * all get its answer. No transaction and no connection is held while the provider is asked.
 */
async function payOnce(call: GivingCall<'giftPay'>): Promise<Answer<'giftPay'>> {
  const attempt = await openAttempt(call)
  if ('status' in attempt) return attempt
  const { gateway } = attempt
  const until = Date.now() + patience
  let checked = false
  for (;;) {
    const turn = await call.db((tx) => takeTurn(tx, call, attempt.gift, gateway.mode === 'demo'))
    switch (turn.kind) {
      case 'refused':
        return turn.refusal
      case 'stands':
        return standing(gateway, turn.gift)
      case 'confirm': {
        const { gift, first } = turn
        const from = fromOf(call)
        const work = first ? confirmClaimed(call, gateway, gift, { first, from }) : resume(call, gateway, gift, from)
        const confirmed = await withPatience<Confirmed>(call, { gift }, work)
        return giftAnswer(confirmed.gift, confirmed.clientSecret)
      }
      case 'check': {
        if (checked || !turn.gift.intentId) return standing(gateway, turn.gift)
        checked = true
        const reading = await gateway.read(turn.gift.intentId).catch(() => undefined)
        if (reading) await land(call, turn.gift, reading)
        break
      }
      case 'wait':
        if (Date.now() > until) return giftAnswer(turn.gift)
        await sleep(50 + Math.random() * 50)
    }
  }
}

/** Pays for a gift, or opens one that is collected again and again. A link of the mobile app stands for one of either. */
export async function giftPay(call: GivingCall<'giftPay'>): Promise<Answer<'giftPay'>> {
  const other = await call.db((tx) => holdLink(tx, call))
  if (other) return other
  return call.body.kind === 'once' ? payOnce(call) : openRegular(call)
}
