import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import styles from './form.module.css'
import { goToField } from './goToField.ts'

/** One error and its field. */
export interface FormError {
  /** The field's `id`; undefined if the message is about the whole form. */
  id?: string
  /** What is wrong and what to do, worded as at the field. */
  message: string
}

export interface ErrorSummaryProps {
  /** The heading, for example "There is a problem". */
  title: ReactNode
  /** The errors, in the order of the fields. */
  errors: readonly FormError[]
  /** For moving focus to the summary. */
  ref?: Ref<HTMLDivElement>
}

function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  goToField(field)
}

/** The errors at the top of a form, each with a link to its field. `Form` shows it and moves focus to it. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const id = useId()
  return (
    <div className={styles.summary} ref={ref} role="alert" aria-labelledby={id} tabIndex={-1} data-ring="">
      <h2 className={styles.summaryTitle} id={id}>
        {title}
      </h2>
      <ul>
        {errors.map(({ id: field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
