import { type Settled, fieldErrorsOf, isWordless, statusOf } from '@minaret/domain'
import type { FormError } from '@minaret/ui'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { useWords } from '../app/WordsProvider.tsx'
import { type Fields, useFields } from './useFields.ts'
import { useDraft } from './useDraft.ts'

/** What goes with the values: the bait for robots, when one has taken it. */
export type Extra = { website?: string }

export type SiteFormOptions<V extends FieldValues, T> = {
  /** What it is called: its fields' ids begin with it, and its draft lies under it. */
  name: string
  /** The fields a reload finds again. Never a password, never anything about a child. */
  keep?: readonly FieldPath<V>[]
  /** What stands in it to begin with. What is left out begins as the page has it, so nothing typed early is lost. */
  start?: DefaultValues<V>
  /** What to say of the whole form where the host refuses it with a code, in the page's language; else its own words. */
  refusals?: Readonly<Partial<Record<number, string>>>
  /** Sends it: the `run` of a hook, which never rejects. */
  send(values: V, extra: Extra): Promise<Settled<T>>
}

export type SiteForm<V extends FieldValues, T> = Fields<V> & {
  /** Under way: its button is busy. */
  sending: boolean
  /** The answer, once it has been taken; from then on it cannot be sent. */
  sent?: { data: T; message: string }
  /** What was wrong with the last attempt, in the order of the fields on the page. */
  errors: readonly FormError[]
  /** Checks and sends. */
  submit(extra?: Extra): Promise<void>
  /** Checks some fields, as before a next step, and says what is wrong. @returns whether nothing is */
  check(paths?: readonly FieldPath<V>[]): Promise<boolean>
  /** An empty form again, after one that was sent. */
  again(): void
  /** The form library's own, for what this does not reach: field arrays, values. */
  library: UseFormReturn<V>
}

const none: readonly never[] = []

/** A form of a screen. How to use it stands in this folder's index. */
export function useSiteForm<V extends FieldValues, T>({
  name,
  keep = none,
  start,
  refusals = {},
  send,
}: SiteFormOptions<V, T>): SiteForm<V, T> {
  const { t } = useWords('forms')
  const library = useForm<V>({ defaultValues: start, shouldFocusError: false })
  const forget = useDraft(library, name, keep)
  const { fields, errorsIn, placeError } = useFields(library, name)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [sent, setSent] = useState<{ data: T; message: string }>()
  const [sending, setSending] = useState(false)
  // Two presses come before the first has drawn anything.
  const locked = useRef(false)

  /** What the host has found wrong: at its field where it has one, for the whole form otherwise. */
  const place = (error: Error) => {
    const homeless = Object.entries(fieldErrorsOf(error)).filter(([field, message]) => !placeError(field, message))
    const status = statusOf(error)
    if (homeless.length > 0) setFailures(homeless.map(([, message]) => message))
    else if (Object.keys(fieldErrorsOf(error)).length === 0)
      setFailures([refusals[status] ?? (isWordless(error) ? t.forms.unsent : error.message)])
  }

  /** It has been sent, perhaps after the page had given the answer up. */
  const take = ({ data, message }: { data: T; message: string }) => {
    locked.current = true
    setFailures([])
    setSent({ data, message })
    forget()
  }

  return {
    ...fields,
    sending,
    sent,
    errors: [...errorsIn(), ...failures.map((message) => ({ message }))],
    async submit(extra = {}) {
      if (locked.current) return
      locked.current = true
      setSending(true)
      setFailures([])
      let done = false
      await library.handleSubmit(async (values) => {
        const settled = await send(values, extra)
        done = settled.status === 'success'
        if (settled.status === 'success') return take(settled)
        if (!settled.late) return place(settled.error)
        setFailures([t.forms.unanswered])
        return void settled.late.then((late) => late.status === 'success' && take(late))
      })()
      locked.current = done
      setSending(false)
    },
    check: async (paths) => {
      setFailures([])
      return library.trigger(paths)
    },
    again() {
      locked.current = false
      setSent(undefined)
      setFailures([])
      library.reset()
    },
    library,
  }
}
