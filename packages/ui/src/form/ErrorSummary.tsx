import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import styles from './form.module.css'
import { goToField } from './goToField.ts'

/** One thing that is wrong, and where. */
export interface FormError {
  /** The `id` of the field it is about; without one the message stands for the whole form. */
  id?: string
  /** What is wrong and what to do, in the same words as beside the field. */
  message: string
}

export interface ErrorSummaryProps {
  /** The heading, for example "There is a problem". */
  title: ReactNode
  /** What is wrong, in the order of the fields. */
  errors: readonly FormError[]
  /** For moving the focus to it. */
  ref?: Ref<HTMLDivElement>
}

function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  goToField(field)
}

/** Everything that is wrong at the head of the form, each with a way to its field. `Form` shows it and moves focus to it. */
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
