import { PasswordField, type PasswordFieldProps } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

export type NewPasswordProps = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'autoComplete'> & {
  /** Replaces the label if it is not the account's first password. */
  label?: string
}

/** The field of a new password, for which password managers offer to generate one. */
export function NewPassword({ label, ...rest }: NewPasswordProps) {
  const { t } = useMessages('account')
  const { password, passwordHint, show, hide } = t.account
  return (
    <PasswordField
      {...rest}
      label={label ?? password}
      hint={passwordHint}
      showLabel={show}
      hideLabel={hide}
      autoComplete="new-password"
    />
  )
}
