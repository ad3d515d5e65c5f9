import { ApiError, send } from '@minaret/client'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { type Action, actionOf, type ActionState, type MutationResponse } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { withTimeout, timeoutError } from '../app/loadTimeout.ts'
import { isRecord } from '../storage/browserStorage.ts'

/** The server's verdict on an email address; a failure has one too. */
export type EmailCheck = {
  /** Why the address is invalid, as a message for the user. */
  reason?: string
  /** A suggested correction. */
  suggestion?: string
}

/** The authentication check (decisions, section 3): whether an email address is valid. Shows no toast. */
const emailMutations = {
  check: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (email: string) => send(api.POST('/api/validateEmail', { body: { email } })),
      meta: { quiet: true },
    }),
}

/** The check's slice: `ok` is undefined before the first response, true on success and false on any failure. */
export type EmailCheckState = {
  status: ActionState<string, unknown>['status']
  ok?: boolean
  /** The server's verdict, which a failure keeps (specification, section 4). */
  data?: EmailCheck
}

/** Converts the state of the mutation into that of the check. */
function emailCheckStateOf({ status, data, error }: ActionState<string, unknown>): EmailCheckState {
  if (status === 'success') return { status, ok: true, data: readCheck(data) }
  if (status !== 'failure') return { status }
  const reason = error instanceof ApiError && error.kind === 'refused' ? error.message : undefined
  return { status, ok: false, data: { reason, ...readCheck(error instanceof ApiError ? error.data : undefined) } }
}

function readCheck(data: unknown): EmailCheck {
  if (!isRecord(data)) return {}
  const { suggestion, errors } = data
  return {
    ...(isRecord(errors) && typeof errors.email === 'string' ? { reason: errors.email } : {}),
    ...(typeof suggestion === 'string' && suggestion ? { suggestion } : {}),
  }
}

/** Checks whether an email address is valid. Shows no toast: the form shows `data` at its field. */
export function useEmailCheck(): EmailCheckState & { run(email: string): Promise<EmailCheckState> } & Pick<
    Action<string, unknown>,
    'reset'
  > {
  const mutation = useMutation(emailMutations.check(useDomain()))
  const { mutateAsync, reset } = mutation
  return {
    ...emailCheckStateOf(actionOf(mutation)),
    reset,
    async run(email) {
      const checkPromise = mutateAsync(email).then(
        ({ data, message }: MutationResponse<unknown>) => emailCheckStateOf({ status: 'success', data, message }),
        (error: Error) => emailCheckStateOf({ status: 'failure', error }),
      )
      return (await withTimeout(checkPromise)) ?? emailCheckStateOf({ status: 'failure', error: timeoutError() })
    },
  }
}
