import { type Settled, statusOf } from '@minaret/domain'
import { useState } from 'react'
import { newAttemptId } from './attemptId.ts'

/**
 * Sends a form as one attempt, however often its answer is lost, and also after a reload, which finds the draft again.
 * @param kept the attempt as the draft has it, or nothing
 * @param keep puts it into the draft
 * @param current the attempt of this page, where it has been sent from here
 */
export async function sendOnce<T>(
  { current, stored, keep }: { current: string; stored: string | undefined; keep(attemptId: string): void },
  send: (attemptId: string) => Promise<Settled<T>>,
): Promise<{ attemptId: string; settled: Settled<T> }> {
  const attemptId = current || stored || newAttemptId()
  keep(attemptId)
  const settled = await send(attemptId)
  // The host knows it with other answers, or takes none: it asks for a reload then, which must find another attempt.
  if (settled.status === 'failure' && statusOf(settled.error) === 409) keep('')
  return { attemptId, settled }
}

/** `sendOnce` for a form of a screen, whose values hold an `attemptId` that its draft keeps. */
export function useAttempt() {
  const [current, setCurrent] = useState('')
  return async <T>(
    draft: { stored: string | undefined; keep(attemptId: string): void },
    send: (attemptId: string) => Promise<Settled<T>>,
  ): Promise<Settled<T>> => {
    const { attemptId, settled } = await sendOnce({ ...draft, current }, send)
    setCurrent(settled.status === 'success' ? '' : attemptId)
    return settled
  }
}
