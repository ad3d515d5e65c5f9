import { type ActionOutcome, statusOf } from '@minaret/domain'
import { useState } from 'react'
import { newAttemptId } from './attemptId.ts'

/**
 * Sends a form with the same attempt id after every lost response, even after a reload that restores the draft.
 * @param current the attempt id of this page, or an empty string
 * @param stored the attempt id in the draft, if any
 * @param keep stores the attempt id in the draft
 */
export async function sendOnce<T>(
  { current, stored, keep }: { current: string; stored: string | undefined; keep(attemptId: string): void },
  send: (attemptId: string) => Promise<ActionOutcome<T>>,
): Promise<{ attemptId: string; settled: ActionOutcome<T> }> {
  const attemptId = current || stored || newAttemptId()
  keep(attemptId)
  const outcome = await send(attemptId)
  // The server has this attempt with other values, or has closed: it asks for a reload, which must use a new id.
  if (outcome.status === 'failure' && statusOf(outcome.error) === 409) keep('')
  return { attemptId, settled: outcome }
}

/** `sendOnce` for a form of a screen, whose draft includes its `attemptId`. */
export function useAttempt() {
  const [current, setCurrent] = useState('')
  return async <T>(
    draft: { stored: string | undefined; keep(attemptId: string): void },
    send: (attemptId: string) => Promise<ActionOutcome<T>>,
  ): Promise<ActionOutcome<T>> => {
    const { attemptId, settled: outcome } = await sendOnce({ ...draft, current }, send)
    setCurrent(outcome.status === 'success' ? '' : attemptId)
    return outcome
  }
}
