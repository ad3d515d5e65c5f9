import { PasswordField, type PasswordFieldProps } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

export type NewPasswordProps = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'autoComplete'> & {
  /** What it is called where it is not the account's first. */
  label?: string
}

/** A password one chooses; a password manager offers to make it. */
export function NewPassword({ label, ...rest }: NewPasswordProps) {
  const { t } = useWords('account')
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
