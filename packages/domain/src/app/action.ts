import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDomain } from './DomainProvider.tsx'
import { inPatience, unanswered } from './overdue.ts'

/** What a change answers: its data, and the host's words. */
export type Answer<T> = { data: T; message: string }

/** How a change ended. */
export type Settled<T> =
  | ({ status: 'success'; error?: undefined } & Answer<T>)
  | {
      status: 'failure'
      data?: undefined
      message?: undefined
      error: Error
      /** Nothing has answered in time, and something still may: how it ends then. */
      late?: Promise<Settled<T>>
    }

/**
 * The state of a change as the specification words it (section 4). `sent` is there while a request of the auth slice is
 * under way: that one keeps what was sent with it.
 */
export type ActionState<Sent, T> = (
  | { status: 'idle'; data?: undefined; message?: undefined; error?: undefined }
  | { status: 'in progress'; data?: undefined; message?: undefined; error?: undefined }
  | Settled<T>
) & { sent?: Sent }

/** What a hook over a change gives: its state, and how to make it. */
export type Action<Sent, T> = ActionState<Sent, T> & {
  /** Sends. Never rejects: a failure is how it ended, and has been told as a toast unless the call is silent. */
  run(sent: Sent): Promise<Settled<T>>
  /** Back to idle, as for another try. */
  reset(): void
}

/** What of a mutation an action is made of. */
type Result<Sent, T> = {
  status: 'idle' | 'pending' | 'success' | 'error'
  data?: Answer<T>
  error: Error | null
  variables?: Sent
}

/** Reads a mutation's result as an action. @param keepsSent whether it shows what is being sent */
export function actionOf<Sent, T>(result: Result<Sent, T>, keepsSent = false): ActionState<Sent, T> {
  const { status, data, error, variables } = result
  if (status === 'pending') return { status: 'in progress', ...(keepsSent ? { sent: variables } : {}) }
  if (status === 'success' && data) return { status: 'success', data: data.data, message: data.message }
  if (error) return { status: 'failure', error }
  return { status: 'idle' }
}

/**
 * A change as an action. One without an answer in time is a failure until its answer comes, as a load is: the request
 * goes on, and what it comes to after all takes the failure's place.
 */
export function useAction<T, Sent>(options: UseMutationOptions<Answer<T>, Error, Sent>): Action<Sent, T> {
  const { tell } = useDomain()
  const mutation = useMutation(options)
  const { mutateAsync, reset, isPending, submittedAt } = mutation
  const [overdue, setOverdue] = useState<{ error: Error; before: number }>()

  async function run(sent: Sent): Promise<Settled<T>> {
    setOverdue(undefined)
    const settling = mutateAsync(sent).then(
      (answer): Settled<T> => ({ status: 'success', ...answer }),
      (error: Error): Settled<T> => ({ status: 'failure', error }),
    )
    const settled = await inPatience(settling)
    if (settled) return settled
    const error = unanswered()
    setOverdue({ error, before: Date.now() })
    if (!options.meta?.quiet) tell(error)
    return { status: 'failure', error, late: settling }
  }

  if (isPending && overdue && submittedAt <= overdue.before)
    return { status: 'failure', error: overdue.error, reset, run }
  return { ...actionOf(mutation, options.meta?.keepsSent), reset, run }
}
