import { ApiError, send } from '@minaret/client'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { type Action, actionOf, type ActionState, type Answer } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { inPatience, unanswered } from '../app/overdue.ts'
import { isRecord } from '../storage/browserStorage.ts'

/** What the host said of an address, also when it said no. */
export type EmailCheck = {
  /** Why it cannot be one, in words. */
  reason?: string
  /** What was probably meant. */
  suggestion?: string
}

/** The authentication check (decisions, section 3): whether an e-mail address can be one. Silent when it cannot. */
const emailMutations = {
  check: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (email: string) => send(api.POST('/api/validateEmail', { body: { email } })),
      meta: { quiet: true },
    }),
}

/** The check's slice: `ok` is absent before the first answer, true on success and false on any failure. */
export type EmailChecked = {
  status: ActionState<string, unknown>['status']
  ok?: boolean
  /** What was returned, which a failure keeps (specification, section 4). */
  data?: EmailCheck
}

/** Reads the state of a check. */
function emailCheckedOf({ status, data, error }: ActionState<string, unknown>): EmailChecked {
  if (status === 'success') return { status, ok: true, data: checkIn(data) }
  if (status !== 'failure') return { status }
  const reason = error instanceof ApiError && error.kind === 'refused' ? error.message : undefined
  return { status, ok: false, data: { reason, ...checkIn(error instanceof ApiError ? error.data : undefined) } }
}

function checkIn(data: unknown): EmailCheck {
  if (!isRecord(data)) return {}
  const { suggestion, errors } = data
  return {
    ...(isRecord(errors) && typeof errors.email === 'string' ? { reason: errors.email } : {}),
    ...(typeof suggestion === 'string' && suggestion ? { suggestion } : {}),
  }
}

/** Asks whether an e-mail address can be one. Says nothing by itself: the form shows `data` beside its field. */
export function useEmailCheck(): EmailChecked & { run(email: string): Promise<EmailChecked> } & Pick<
    Action<string, unknown>,
    'reset'
  > {
  const mutation = useMutation(emailMutations.check(useDomain()))
  const { mutateAsync, reset } = mutation
  return {
    ...emailCheckedOf(actionOf(mutation)),
    reset,
    async run(email) {
      const checking = mutateAsync(email).then(
        ({ data, message }: Answer<unknown>) => emailCheckedOf({ status: 'success', data, message }),
        (error: Error) => emailCheckedOf({ status: 'failure', error }),
      )
      return (await inPatience(checking)) ?? emailCheckedOf({ status: 'failure', error: unanswered() })
    },
  }
}
