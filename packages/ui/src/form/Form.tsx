import clsx from 'clsx'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { ErrorSummary, type FormError } from './ErrorSummary.tsx'
import { goToField } from './goToField.ts'
import styles from './form.module.css'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** What was wrong with the last attempt, in the order of the fields. */
  errors?: readonly FormError[]
  /** The words above the list of errors; needed when there can be errors. */
  errorTitle?: ReactNode
  /** Called instead of the browser's own submission. Without it, or before scripts run, the form posts to its `action`. */
  onSubmit?: (values: FormData) => void
}

/**
 * A form that checks in words: the browser's own bubbles are off, and after a refused attempt focus moves to the summary,
 * or without one to the first field that is wrong, whether the errors come at once or after the server has answered: on a
 * phone the button is often a screen or two below. Errors that change while one types do not steal focus.
 */
export function Form({ errors = [], errorTitle, onSubmit, className, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const tried = useRef(false)

  // No dependency list: the errors may be the same ones as before, and the person tried again all the same.
  useEffect(() => {
    if (!tried.current) return
    if (errors.length > 0) {
      tried.current = false
      summary.current?.focus()
      return
    }
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    tried.current = false
    goToField(wrong)
  })

  return (
    <form
      noValidate
      {...rest}
      ref={form}
      className={clsx(styles.form, className)}
      onInput={(event) => {
        tried.current = false
        rest.onInput?.(event)
      }}
      onSubmit={(event) => {
        tried.current = true
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
