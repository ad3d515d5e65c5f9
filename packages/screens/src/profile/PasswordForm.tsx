import { useChangePassword } from '@minaret/domain'
import { PasswordField } from '@minaret/ui'
import { NewPassword, usePasswordRules } from '../account/index.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, textOf, useSiteForm } from '../forms/index.ts'

type Values = { currentPassword: string; newPassword: string }

export type PasswordFormProps = {
  /** The account's email address, for password managers. */
  email: string
  onChange(): void
}

/** The form to change the password. */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const { t } = useMessages('profile', 'account', 'forms')
  const { run } = useChangePassword()
  const passwords = usePasswordRules()
  const form = useSiteForm<Values, unknown>({
    name: 'password',
    async send({ currentPassword, newPassword }) {
      const result = await run({ currentPassword, newPassword })
      if (result.status === 'success') onChange()
      return result
    },
  })
  const texts = t.profile.password
  const checkDifferent = (value: unknown) =>
    textOf(value) === form.library.getValues('currentPassword') ? texts.same : undefined

  return (
    <FormFrame form={form} submit={texts.submit} privacy={null}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword', passwords.required)}
        label={t.profile.details.currentPassword}
        showLabel={t.account.show}
        hideLabel={t.account.hide}
        autoComplete="current-password"
      />
      <NewPassword
        {...form.field('newPassword', async (value) => (await passwords.newPassword(value)) ?? checkDifferent(value))}
        label={t.account.newPassword}
      />
    </FormFrame>
  )
}
