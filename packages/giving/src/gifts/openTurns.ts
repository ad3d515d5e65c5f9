import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '@minaret/foundation/db'
import { stillHeld } from '../webview-links/hold.ts'
import { patience, withPatience } from '../attempts/attempt.ts'
import { fromOf, mayNotTry } from '../attempts/gate.ts'
import { leaseSeconds } from '../records/giftStore.ts'
import { type Answer } from '@minaret/foundation/calls'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/replies'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { planCycleLook } from '../regular/look.ts'
import { openCycleAttempt } from '../regular/open.ts'
import { cycleAnswer } from '../regular/openAnswers.ts'
import { isTooLate, readAgain, resumeTry, type Tried, tryCard } from '../regular/setup.ts'
import { claimLostTry, claimTry, mayTry } from '../records/setupStore.ts'
import { type CycleRow, findCycle } from '../records/regularStore.ts'
import { tryPlace } from '../regular/tryPlace.ts'
import { giftMessages } from '../messages/gifts/index.ts'

/** What one caller may do now. */
type Turn =
  | { kind: 'try'; cycle: CycleRow; first: boolean }
  | { kind: 'wait' | 'check' | 'stands'; cycle: CycleRow }
  | { kind: 'refused'; refusal: Refusal }

const closed: Turn = { kind: 'refused', refusal: refuse(409, giftMessages.closed) }

/** Decides, in one short transaction, which of any number of callers talks to the provider. */
async function takeTurn(tx: Tx, call: GivingCall<'giftPay'>, seen: CycleRow, demonstration: boolean): Promise<Turn> {
  const cycle = (await findCycle(tx, seen.id)) ?? seen
  const { secrets, now, body } = call
  const { setup } = cycle
  if (cycle.state !== 'pending_setup' || setup === 'done') return { kind: 'stands', cycle }
  if (setup === 'confirming') {
    const lost = await claimLostTry(tx, cycle)
    return lost ? { kind: 'try', cycle: lost, first: false } : { kind: 'wait', cycle }
  }
  const hash = sha256(body.confirmationTokenId)
  if (cycle.confirmHash?.equals(hash)) return { kind: 'stands', cycle }
  // A bank's check is open and another card is offered: what became of the check is the provider's to say. In the
  // demonstration the token itself is the answer to the check.
  if (setup === 'requires_action' && !demonstration) return { kind: 'check', cycle }
  // The answer to a bank's check is no further try of a card.
  if ((setup !== 'requires_action' && !mayTry(cycle)) || isTooLate(cycle, call)) return closed
  const refusal = setup === 'requires_action' ? undefined : await mayNotTry(tx, call, cycle.donorEmail)
  if (refusal) return { kind: 'refused', refusal }
  const replaced = await stillHeld(tx, call)
  if (replaced) return { kind: 'refused', refusal: replaced }

  const sealed = secrets.seal(body.confirmationTokenId, tryPlace(cycle))
  const claimed = await claimTry(tx, cycle, { hash, sealed, at: now }, demonstration)
  if (!claimed) return { kind: 'wait', cycle }
  await planCycleLook(tx, claimed, now, leaseSeconds + 2)
  return { kind: 'try', cycle: claimed, first: true }
}

/** The bank's check needs its secret, which is kept nowhere but at the provider. */
async function standing(gateway: Gateway, cycle: CycleRow): Promise<Answer<'giftPay'>> {
  if (cycle.state !== 'pending_setup' || cycle.setup !== 'requires_action' || !cycle.setupIntentId)
    return cycleAnswer(cycle)
  const setup = await gateway.readSetup(cycle.setupIntentId).catch(() => undefined)
  return cycleAnswer(cycle, setup?.status === 'requires_action' ? setup.clientSecret : undefined)
}

/**
 * Opens a regular gift: a subscription whose first day lies ahead, and the trying of the card it will be collected from.
 * However often and however simultaneously an attempt is posted, one caller talks to the provider and all get its
 * answer. No transaction and no connection is held while the provider is asked.
 */
export async function openRegular(call: GivingCall<'giftPay'>): Promise<Answer<'giftPay'>> {
  const attempt = await openCycleAttempt(call)
  if ('status' in attempt) return attempt
  const { gateway } = attempt
  const until = Date.now() + patience
  let checked = false
  for (;;) {
    const turn = await call.db((tx) => takeTurn(tx, call, attempt.cycle, gateway.mode === 'demo'))
    switch (turn.kind) {
      case 'refused':
        return turn.refusal
      case 'stands':
        return standing(gateway, turn.cycle)
      case 'try': {
        const { cycle, first } = turn
        const from = fromOf(call)
        const work = first ? tryCard(call, gateway, cycle, { first, from }) : resumeTry(call, gateway, cycle, from)
        const tried = await withPatience<Tried>(call, { cycle }, work)
        return cycleAnswer(tried.cycle, tried.clientSecret)
      }
      case 'check': {
        if (checked) return standing(gateway, turn.cycle)
        checked = true
        await readAgain(call, gateway, turn.cycle).catch(() => undefined)
        break
      }
      case 'wait':
        if (Date.now() > until) return cycleAnswer(turn.cycle)
        await sleep(50 + Math.random() * 50)
    }
  }
}
