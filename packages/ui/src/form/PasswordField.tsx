import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { describedBy, type FieldText } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> &
  FieldText & {
    /** Tells password managers whether to fill in or to generate a password. */
    autoComplete: 'current-password' | 'new-password'
    /** The label of the button that shows the password: "Show". */
    showLabel: string
    /** The button's label while the password is visible: "Hide". */
    hideLabel: string
  }

/** A password field that allows pasting, filling in and showing the password. Submitting the form hides it again. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, className, id: idProp, ref, ...rest } = props
  const generatedId = useId()
  const id = idProp ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const [isVisible, setVisible] = useState(false)

  // Browsers store the text of a plain text field, and suggest it to the next user.
  useEffect(() => {
    const ownerForm = input.current?.form
    const hide = () => setVisible(false)
    ownerForm?.addEventListener('submit', hide)
    return () => ownerForm?.removeEventListener('submit', hide)
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
          type={isVisible ? 'text' : 'password'}
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
          // "Show" with the field's label: a form may have two passwords.
          aria-labelledby={`${id}-reveal ${id}-label`}
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? hideLabel : showLabel}
        </button>
      </span>
    </FieldFrame>
  )
}
