import { useLogin } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, PasswordField, TextField } from '@minaret/ui'
import { useDestination, usePasswordRules } from '../account/index.ts'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, useRules, useSiteForm } from '../forms/index.ts'

type Values = { email: string; password: string }

/** The login form. @param props.onTry called with true when an attempt starts, and with false if it fails */
export function LoginForm({ onTry }: { onTry(isTrying: boolean): void }) {
  const { t } = useMessages('account', 'forms')
  const { to, linkTo } = useDestination()
  const { go } = usePageLocation()
  const rules = useRules()
  const passwords = usePasswordRules()
  const { run } = useLogin()
  const form = useSiteForm<Values, unknown>({
    name: 'login',
    keep: ['email'],
    async send({ email, password }) {
      onTry(true)
      const result = await run({ email: email.trim(), password })
      if (result.status === 'success') go(to, { replace: true })
      else onTry(false)
      return result
    },
  })
  const texts = t.account.login
  return (
    <FormFrame
      form={form}
      submit={texts.submit}
      besideSubmit={<Link href={linkTo(`${pathTo('login')}?step=forgotten`)}>{texts.forgotten}</Link>}
    >
      <TextField
        {...form.field('email', rules.email)}
        type="email"
        label={t.forms.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field('password', passwords.required)}
        label={t.account.password}
        showLabel={t.account.show}
        hideLabel={t.account.hide}
        autoComplete="current-password"
      />
    </FormFrame>
  )
}
