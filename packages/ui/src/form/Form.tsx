import clsx from 'clsx'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { ErrorSummary, type FormError } from './ErrorSummary.tsx'
import { goToField } from './goToField.ts'
import styles from './form.module.css'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** The errors of the last attempt, in the order of the fields. */
  errors?: readonly FormError[]
  /** The heading of the error summary; needed if there can be errors. */
  errorTitle?: ReactNode
  /** Called instead of the browser's submission. Without it, or before scripts run, the form posts to its `action`. */
  onSubmit?: (values: FormData) => void
}

/**
 * A form with its own error messages: the browser's validation bubbles are off. After a failed submission focus moves to the
 * summary, or without one to the first invalid field, which on a phone may be a screen or two above the button. This works for
 * errors shown at once and after the server's response. Errors that change during typing do not move focus.
 */
export function Form({ errors = [], errorTitle, onSubmit, className, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isSubmitted = useRef(false)

  // No dependency list: a second attempt may have the same errors.
  useEffect(() => {
    if (!isSubmitted.current) return
    if (errors.length > 0) {
      isSubmitted.current = false
      summary.current?.focus()
      return
    }
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalidField) return
    isSubmitted.current = false
    goToField(invalidField)
  })

  return (
    <form
      noValidate
      {...rest}
      ref={form}
      className={clsx(styles.form, className)}
      onInput={(event) => {
        isSubmitted.current = false
        rest.onInput?.(event)
      }}
      onSubmit={(event) => {
        isSubmitted.current = true
        if (!onSubmit) return
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {errors.length > 0 && <ErrorSummary ref={summary} title={errorTitle} errors={errors} />}
      {children}
    </form>
  )
}
