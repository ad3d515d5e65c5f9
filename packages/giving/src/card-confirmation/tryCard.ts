import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb, Tx } from '@minaret/foundation/db'
import { type CardOutcome, type CardResult, confirmClaimed, resumeClaimed } from './outcome.ts'
import { type Step, untilDone, withTimeout } from './timeout.ts'

/** The card phase of a row; in `bankCheck` the donor is with their bank. */
export type CardPhase = 'open' | 'confirming' | 'bankCheck' | 'over'

/** Operations for trying a card, implemented by gifts and regular gifts. */
export type CardAttempt<Row, Response> = {
  /** Reads the current row. */
  find(tx: Tx): Promise<Row>
  phaseOf(row: Row): CardPhase
  /** Takes over an attempt whose caller was lost, or returns undefined while its lease is held. */
  claimLost(tx: Tx, row: Row): Promise<Row | undefined>
  /** Whether this call's token was the last one tried. */
  isTried(row: Row): boolean
  /** The refusal if no card may be tried now. */
  refusal(tx: Tx, row: Row): Promise<Response | undefined>
  /**
   * Acquires the lease for this call's token and schedules a poll after it, or returns undefined if another caller was
   * first.
   */
  claim(tx: Tx, row: Row): Promise<Row | undefined>
  /** How the provider is called and its result stored. */
  outcome: CardOutcome<Row>
  /** Polls the bank's check; without a response nothing changes. */
  poll(row: Row): Promise<void>
  /** The response for an unchanged row. It reads the secret of the bank's check, which is not stored. */
  respondUnchanged(row: Row): Promise<Response>
  respond(result: CardResult<Row>): Response
}

/** The action of one caller. */
type CallerAction<Row, Response> =
  | { kind: 'confirm' | 'resume' | 'wait' | 'poll' | 'stands'; row: Row }
  | { kind: 'refused'; response: Response }

/** Decides in one short transaction which caller talks to the provider. */
async function decide<Row, Response>(
  tx: Tx,
  attempt: CardAttempt<Row, Response>,
  demonstration: boolean,
): Promise<CallerAction<Row, Response>> {
  const row = await attempt.find(tx)
  const phase = attempt.phaseOf(row)
  if (phase === 'confirming') {
    const lostRow = await attempt.claimLost(tx, row)
    return lostRow ? { kind: 'resume', row: lostRow } : { kind: 'wait', row }
  }
  if (phase === 'over' || attempt.isTried(row)) return { kind: 'stands', row }
  // A bank's check is open and another card is offered: the provider decides about the check. In the demonstration
  // the token itself is the result.
  if (phase === 'bankCheck' && !demonstration) return { kind: 'poll', row }
  const response = await attempt.refusal(tx, row)
  if (response) return { kind: 'refused', response }
  const claimedRow = await attempt.claim(tx, row)
  return claimedRow ? { kind: 'confirm', row: claimedRow } : { kind: 'wait', row }
}

/**
 * Tries the card of one attempt. Of any number of concurrent requests one talks to the provider, and all get its
 * result. No transaction or connection is held during provider calls.
 */
export function tryCard<Row, Response>(
  call: { db: TenantDb; log: FastifyBaseLogger },
  attempt: CardAttempt<Row, Response>,
  demonstration: boolean,
): Promise<Response> {
  let hasPolled = false
  return untilDone(async (): Promise<Step<Response>> => {
    const action = await call.db((tx) => decide(tx, attempt, demonstration))
    switch (action.kind) {
      case 'refused':
        return { result: action.response }
      case 'stands':
        return { result: await attempt.respondUnchanged(action.row) }
      case 'confirm':
      case 'resume': {
        const confirm = action.kind === 'confirm' ? confirmClaimed : resumeClaimed
        const work = confirm(attempt.outcome, action.row)
        return { result: attempt.respond(await withTimeout<CardResult<Row>>(call, { row: action.row }, work)) }
      }
      case 'poll': {
        if (hasPolled) return { result: await attempt.respondUnchanged(action.row) }
        hasPolled = true
        await attempt.poll(action.row)
        return 'again'
      }
      case 'wait':
        return { waiting: attempt.respond({ row: action.row }) }
    }
  })
}
