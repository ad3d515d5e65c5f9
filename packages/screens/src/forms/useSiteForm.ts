import { type ActionOutcome, fieldErrorsOf, hasNoMessage } from '@minaret/domain'
import type { FormError } from '@minaret/ui'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { useMessages } from '../app/MessagesProvider.tsx'
import { type Fields, useFields } from './useFields.ts'
import { useDraft } from './useDraft.ts'

/** Sent with the values: the honeypot field, if a robot has filled it in. */
export type Extra = { website?: string }

export type SiteFormOptions<V extends FieldValues, T> = {
  /** The form's name: prefix of its fields' ids and key of its draft. */
  name: string
  /** The fields that survive a reload. Never a password or data about a child. */
  keep?: readonly FieldPath<V>[]
  /** Initial values. Omitted fields keep their value on the page, so that input from before hydration is not lost. */
  start?: DefaultValues<V>
  /** Sends the form: the `run` of a hook, which never rejects. */
  send(values: V, extra: Extra): Promise<ActionOutcome<T>>
}

export type SiteForm<V extends FieldValues, T> = Fields<V> & {
  /** Whether the form is being sent. */
  sending: boolean
  /** The response after success, after which the form cannot be sent again. */
  sent?: { data: T; message: string }
  /** The errors of the last attempt, in page order. */
  errors: readonly FormError[]
  /** Validates and sends the form. */
  submit(extra?: Extra): Promise<void>
  /** Validates some fields, for example before the next step, and shows their errors. @returns whether they are valid */
  check(paths?: readonly FieldPath<V>[]): Promise<boolean>
  /** Resets the form after it has been sent. */
  again(): void
  /** The form library's object, for field arrays and values. */
  library: UseFormReturn<V>
}

const noFields: readonly never[] = []

/** The state of a screen's form; see this folder's index for usage. */
export function useSiteForm<V extends FieldValues, T>({
  name,
  keep = noFields,
  start,
  send,
}: SiteFormOptions<V, T>): SiteForm<V, T> {
  const { t } = useMessages('forms')
  const library = useForm<V>({ defaultValues: start, shouldFocusError: false })
  const removeDraft = useDraft(library, name, keep)
  const { fields, errorsIn, placeError } = useFields(library, name)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [response, setResponse] = useState<{ data: T; message: string }>()
  const [isSending, setIsSending] = useState(false)
  // A ref, because a second press may come before the next render.
  const isLocked = useRef(false)

  /** Shows server errors at their fields, or above the form if they have none. */
  const showErrors = (error: Error) => {
    const generalErrors = Object.entries(fieldErrorsOf(error)).filter(([field, message]) => !placeError(field, message))
    if (generalErrors.length > 0) setFailures(generalErrors.map(([, message]) => message))
    else if (Object.keys(fieldErrorsOf(error)).length === 0)
      setFailures([hasNoMessage(error) ? t.forms.unsent : error.message])
  }

  /** Handles success, possibly after a timeout. */
  const succeed = ({ data, message }: { data: T; message: string }) => {
    isLocked.current = true
    setFailures([])
    setResponse({ data, message })
    removeDraft()
  }

  return {
    ...fields,
    sending: isSending,
    sent: response,
    errors: [...errorsIn(), ...failures.map((message) => ({ message }))],
    async submit(extra = {}) {
      if (isLocked.current) return
      isLocked.current = true
      setIsSending(true)
      setFailures([])
      let isDone = false
      await library.handleSubmit(async (values) => {
        const outcome = await send(values, extra)
        isDone = outcome.status === 'success'
        if (outcome.status === 'success') return succeed(outcome)
        if (!outcome.lateOutcome) return showErrors(outcome.error)
        setFailures([t.forms.unanswered])
        return void outcome.lateOutcome.then((late) => late.status === 'success' && succeed(late))
      })()
      isLocked.current = isDone
      setIsSending(false)
    },
    check: async (paths) => {
      setFailures([])
      return library.trigger(paths)
    },
    again() {
      isLocked.current = false
      setResponse(undefined)
      setFailures([])
      library.reset()
    },
    library,
  }
}
