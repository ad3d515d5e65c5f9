import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDomain } from './DomainProvider.tsx'
import { withTimeout, timeoutError } from './loadTimeout.ts'

/** A change's response: its data, and the server's message. */
export type MutationResponse<T> = { data: T; message: string }

/** The outcome of a change. */
export type ActionOutcome<T> =
  | ({ status: 'success'; error?: undefined } & MutationResponse<T>)
  | {
      status: 'failure'
      data?: undefined
      message?: undefined
      error: Error
      /** Set if the request timed out: resolves with the late response's outcome. */
      lateOutcome?: Promise<ActionOutcome<T>>
    }

/**
 * The state of a change as specified (section 4). `sent` holds the request while one of the auth slice is in flight.
 */
export type ActionState<Sent, T> = (
  | { status: 'idle'; data?: undefined; message?: undefined; error?: undefined }
  | { status: 'in progress'; data?: undefined; message?: undefined; error?: undefined }
  | ActionOutcome<T>
) & { sent?: Sent }

/** The result of a hook over a change: its state, and the function that sends it. */
export type Action<Sent, T> = ActionState<Sent, T> & {
  /** Sends the change. Never rejects: a failure is an outcome, already shown as a toast unless the call is quiet. */
  run(sent: Sent): Promise<ActionOutcome<T>>
  /** Returns to idle for another attempt. */
  reset(): void
}

/** The part of a mutation's result that an action is built from. */
type Result<Sent, T> = {
  status: 'idle' | 'pending' | 'success' | 'error'
  data?: MutationResponse<T>
  error: Error | null
  variables?: Sent
}

/** Converts a mutation's result into an action's state. @param keepsSent whether `sent` is set while in flight */
export function actionOf<Sent, T>(result: Result<Sent, T>, keepsSent = false): ActionState<Sent, T> {
  const { status, data, error, variables } = result
  if (status === 'pending') return { status: 'in progress', ...(keepsSent ? { sent: variables } : {}) }
  if (status === 'success' && data) return { status: 'success', data: data.data, message: data.message }
  if (error) return { status: 'failure', error }
  return { status: 'idle' }
}

/**
 * Wraps a mutation as an action. Like a load, it fails after a timeout while the request continues; a late response
 * replaces the failure.
 */
export function useAction<T, Sent>(options: UseMutationOptions<MutationResponse<T>, Error, Sent>): Action<Sent, T> {
  const { showFailure } = useDomain()
  const mutation = useMutation(options)
  const { mutateAsync, reset, isPending, submittedAt } = mutation
  const [lastTimeout, setLastTimeout] = useState<{ error: Error; before: number }>()

  async function run(sent: Sent): Promise<ActionOutcome<T>> {
    setLastTimeout(undefined)
    const pendingOutcome = mutateAsync(sent).then(
      (response): ActionOutcome<T> => ({ status: 'success', ...response }),
      (error: Error): ActionOutcome<T> => ({ status: 'failure', error }),
    )
    const outcome = await withTimeout(pendingOutcome)
    if (outcome) return outcome
    const error = timeoutError()
    setLastTimeout({ error, before: Date.now() })
    if (!options.meta?.quiet) showFailure(error)
    return { status: 'failure', error, lateOutcome: pendingOutcome }
  }

  if (isPending && lastTimeout && submittedAt <= lastTimeout.before)
    return { status: 'failure', error: lastTimeout.error, reset, run }
  return { ...actionOf(mutation, options.meta?.keepsSent), reset, run }
}
