import { type UseMutationOptions, useMutation } from '@tanstack/react-query'

/** What a change answers: its data, and the host's words. */
export type Answer<T> = { data: T; message: string }

/** How a change ended. */
export type Settled<T> =
  | ({ status: 'success'; error?: undefined } & Answer<T>)
  | { status: 'failure'; data?: undefined; message?: undefined; error: Error }

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

/** A change as an action. */
export function useAction<T, Sent>(options: UseMutationOptions<Answer<T>, Error, Sent>): Action<Sent, T> {
  const mutation = useMutation(options)
  const { mutateAsync, reset } = mutation
  return {
    ...actionOf(mutation, options.meta?.keepsSent),
    reset,
    run: (sent) =>
      mutateAsync(sent).then(
        (answer): Settled<T> => ({ status: 'success', ...answer }),
        (error: Error): Settled<T> => ({ status: 'failure', error }),
      ),
  }
}
