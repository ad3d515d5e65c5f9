import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb, Tx } from '@minaret/foundation/db'
import { type CardOutcome, type CardResult, confirmClaimed, resumeClaimed } from './outcome.ts'
import { type Step, untilDone, withTimeout } from './timeout.ts'

/** How far a row has come, as far as its card goes; in `bankCheck` the donor is with their bank. */
export type CardPhase = 'open' | 'confirming' | 'bankCheck' | 'over'

/** What a gift and a regular gift each say of trying a card with the token that one call brings. */
export type CardAttempt<Row, Response> = {
  /** The row as it stands now. */
  find(tx: Tx): Promise<Row>
  phaseOf(row: Row): CardPhase
  /** Takes over a try whose caller was lost; nothing while somebody holds its lease. */
  claimLost(tx: Tx, row: Row): Promise<Row | undefined>
  /** Whether this call's token is the one that was tried last. */
  isTried(row: Row): boolean
  /** Why no card may be tried now, ready to be answered. */
  refusal(tx: Tx, row: Row): Promise<Response | undefined>
  /** Takes the lease for this call's token and plans a poll for after it; nothing when another caller was faster. */
  claim(tx: Tx, row: Row): Promise<Row | undefined>
  /** How the provider is asked, and what is done about its answer. */
  outcome: CardOutcome<Row>
  /** Reads how the bank's check went; a provider that is silent changes nothing. */
  poll(row: Row): Promise<void>
  /** The answer of a row nothing is done about; it asks for the bank check's secret, which is stored nowhere. */
  standing(row: Row): Promise<Response>
  respond(result: CardResult<Row>): Response
}

/** What one caller may do now. */
type CallerAction<Row, Response> =
  | { kind: 'confirm' | 'resume' | 'wait' | 'poll' | 'stands'; row: Row }
  | { kind: 'refused'; response: Response }

/** Decides, in one short transaction, which of any number of callers talks to the provider. */
async function decide<Row, Response>(
  tx: Tx,
  attempt: CardAttempt<Row, Response>,
  demonstration: boolean,
): Promise<CallerAction<Row, Response>> {
  const row = await attempt.find(tx)
  const phase = attempt.phaseOf(row)
  if (phase === 'confirming') {
    const lost = await attempt.claimLost(tx, row)
    return lost ? { kind: 'resume', row: lost } : { kind: 'wait', row }
  }
  if (phase === 'over' || attempt.isTried(row)) return { kind: 'stands', row }
  // A bank's check is open and another card is offered: what became of the check is the provider's to say. In the
  // demonstration the token itself is the answer to the check.
  if (phase === 'bankCheck' && !demonstration) return { kind: 'poll', row }
  const response = await attempt.refusal(tx, row)
  if (response) return { kind: 'refused', response }
  const claimed = await attempt.claim(tx, row)
  return claimed ? { kind: 'confirm', row: claimed } : { kind: 'wait', row }
}

/**
 * Tries the card of one attempt. However often and however simultaneously it is posted, one caller talks to the provider
 * and all get its answer. No transaction and no connection is held while the provider is asked.
 */
export function tryCard<Row, Response>(
  call: { db: TenantDb; log: FastifyBaseLogger },
  attempt: CardAttempt<Row, Response>,
  demonstration: boolean,
): Promise<Response> {
  let polled = false
  return untilDone(async (): Promise<Step<Response>> => {
    const action = await call.db((tx) => decide(tx, attempt, demonstration))
    switch (action.kind) {
      case 'refused':
        return { result: action.response }
      case 'stands':
        return { result: await attempt.standing(action.row) }
      case 'confirm':
      case 'resume': {
        const ask = action.kind === 'confirm' ? confirmClaimed : resumeClaimed
        const work = ask(attempt.outcome, action.row)
        return { result: attempt.respond(await withTimeout<CardResult<Row>>(call, { row: action.row }, work)) }
      }
      case 'poll': {
        if (polled) return { result: await attempt.standing(action.row) }
        polled = true
        await attempt.poll(action.row)
        return 'again'
      }
      case 'wait':
        return { waiting: attempt.respond({ row: action.row }) }
    }
  })
}
