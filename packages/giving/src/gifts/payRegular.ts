import type { Answer } from '@minaret/foundation/operations'
import { sha256 } from '@minaret/foundation/base'
import { refuse } from '@minaret/foundation/responses'
import { fromOf, mayNotTry } from '../attempts/gate.ts'
import { giftMessages } from '../messages/gifts/index.ts'
import { pollAfterLease } from '../protocol/lease.ts'
import { type CardAttempt, type CardPhase, tryCard } from '../protocol/tryCard.ts'
import type { Gateway } from '../providers/gateway.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type CycleRow, findCycle } from '../records/regularStore.ts'
import { claimLostTry, claimTry, mayTry } from '../records/setupStore.ts'
import { planCycleLook } from '../regular/look.ts'
import { openCycleAttempt } from '../regular/open.ts'
import { cycleAnswer } from '../regular/openAnswers.ts'
import { isTooLate, readAgain, setupOutcome } from '../regular/setup.ts'
import { tryPlace } from '../regular/tryPlace.ts'
import { stillHeld } from '../webview-links/hold.ts'

const phases: Record<CycleRow['setup'], CardPhase> = {
  opened: 'open',
  failed: 'open',
  confirming: 'confirming',
  requires_action: 'bankCheck',
  done: 'over',
}

const closed = refuse(409, giftMessages.closed)

/** A regular gift's attempt, as one call brings it. */
function cardAttempt(
  call: GivingCall<'giftPay'>,
  gateway: Gateway,
  cycle: CycleRow,
): CardAttempt<CycleRow, Answer<'giftPay'>> {
  const { secrets, now, body } = call
  const hash = sha256(body.confirmationTokenId)
  const checked = gateway.mode === 'demo'
  return {
    find: async (tx) => (await findCycle(tx, cycle.id)) ?? cycle,
    phaseOf: ({ state, setup }) => (state === 'pending_setup' ? phases[setup] : 'over'),
    claimLost: claimLostTry,
    isTried: (row) => row.confirmHash?.equals(hash) === true,
    async refusal(tx, row) {
      // The answer to a bank's check is no further try of a card.
      const answersCheck = row.setup === 'requires_action'
      if ((!answersCheck && !mayTry(row)) || isTooLate(row, call)) return closed
      const gated = answersCheck ? undefined : await mayNotTry(tx, call, row.donorEmail)
      return gated ?? stillHeld(tx, call)
    },
    outcome: setupOutcome(call, gateway, cycle, fromOf(call)),
    async claim(tx, row) {
      const sealed = secrets.seal(body.confirmationTokenId, tryPlace(row))
      const claimed = await claimTry(tx, row, { hash, sealed, at: now }, checked)
      if (claimed) await planCycleLook(tx, claimed, now, pollAfterLease)
      return claimed
    },
    poll: (row) =>
      readAgain(call, gateway, row).then(
        () => {},
        () => {},
      ),
    async standing(row) {
      const isOpen = row.state === 'pending_setup' && row.setup === 'requires_action'
      if (!isOpen || !row.setupIntentId) return cycleAnswer(row)
      const setup = await gateway.readSetup(row.setupIntentId).catch(() => undefined)
      return cycleAnswer(row, setup?.status === 'requires_action' ? setup.clientSecret : undefined)
    },
    respond: ({ row, clientSecret }) => cycleAnswer(row, clientSecret),
  }
}

/** Opens a regular gift: a subscription whose first day lies ahead, and the trying of the card it is collected from. */
export async function payRegular(call: GivingCall<'giftPay'>): Promise<Answer<'giftPay'>> {
  const attempt = await openCycleAttempt(call)
  if ('status' in attempt) return attempt
  const { cycle, gateway } = attempt
  return tryCard(call, cardAttempt(call, gateway, cycle), gateway.mode === 'demo')
}
