import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> &
  FieldWords & {
    /** Tells password managers whether to fill one in or to make one. */
    autoComplete: 'current-password' | 'new-password'
    /** The button that shows what was typed: "Show". */
    showLabel: string
    /** The same button while it is shown: "Hide". */
    hideLabel: string
  }

/** A password, which one may paste, have filled in, and look at. It is hidden again when the form is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, className, id: given, ref, ...rest } = props
  const generatedId = useId()
  const id = given ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)

  // Browsers remember what was typed into a field of plain text, and offer it to the next person.
  useEffect(() => {
    const owner = input.current?.form
    const hide = () => setShown(false)
    owner?.addEventListener('submit', hide)
    return () => owner?.removeEventListener('submit', hide)
  }, [])

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className={styles.password}>
        <input
          {...rest}
          ref={(element) => {
            input.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          type={shown ? 'text' : 'password'}
          className={form.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(describedBy(id, { hint, error }), rest['aria-describedby']) || undefined}
        />
        <button
          type="button"
          className={styles.reveal}
          id={`${id}-reveal`}
          // "Show", and what: there may be two passwords in a form.
          aria-labelledby={`${id}-reveal ${id}-label`}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
        </button>
      </span>
    </FieldFrame>
  )
}
