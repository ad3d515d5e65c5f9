import { useRegister } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, Link, Notice, TextField } from '@minaret/ui'
import { NewPassword, usePasswordRules } from '../account/index.ts'
import { useCheckedEmail } from '../app/useCheckedEmail.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, useRules, useSiteForm } from '../forms/index.ts'
import { useRegisterDraft } from './useRegisterDraft.ts'

/** The values of the form; the draft contains all except the password. */
export type RegisterValues = { name: string; email: string; contactNumber: string; password: string }

/** The registration form. @param props.onOpen called if the account is ready immediately, as in demonstration mode */
export function RegisterForm({ onOpen }: { onOpen(): void }) {
  const { t, format } = useMessages('account', 'forms')
  const canOpen = useOpenScreens()
  const rules = useRules()
  const passwords = usePasswordRules()
  const { run } = useRegister()
  const form = useSiteForm<RegisterValues, { next: 'mail' | 'login' } | undefined>({
    name: 'register',
    async send({ name, email, contactNumber, password }, extra) {
      const number = contactNumber.trim()
      const result = await run({
        name: name.trim(),
        email: email.trim(),
        password,
        ...(number ? { contactNumber: number } : {}),
        ...extra,
      })
      if (result.status === 'success' && result.data?.next === 'login') onOpen()
      return result
    },
  })
  useRegisterDraft(form.library)
  const email = form.field('email', rules.email)
  const emailInput = form.library.watch('email') ?? ''
  const emailCheck = useCheckedEmail(emailInput, emailInput.trim() !== '' && rules.email(emailInput) === undefined)
  const { suggestion } = emailCheck

  return (
    <FormFrame
      form={form}
      submit={t.account.register.submit}
      privacy={
        canOpen('terms') && (
          <>
            <Link href={pathTo('terms')}>{t.account.terms}</Link>
            <br />
          </>
        )
      }
      hasHoneypot
    >
      <TextField {...form.field('name', rules.name)} label={t.forms.name} autoComplete="name" />
      <TextField
        {...email}
        type="email"
        label={t.forms.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        onBlur={(event) => {
          void email.onBlur(event)
          emailCheck.check()
        }}
      />
      {suggestion && (
        <Notice
          live="polite"
          title={t.account.suggestion({ address: format.inText(suggestion) })}
          action={
            <Button
              tone="quiet"
              onClick={() => {
                form.library.setValue('email', suggestion, { shouldDirty: true })
                form.library.setFocus('email')
              }}
            >
              {t.account.takeSuggestion}
            </Button>
          }
        />
      )}
      <TextField
        {...form.field('contactNumber', rules.optionalNumber)}
        type="tel"
        label={t.forms.number}
        optional={t.forms.optional}
        hint={t.account.numberHint}
        autoComplete="tel"
        inputMode="tel"
      />
      <NewPassword {...form.field('password', passwords.newPassword)} />
    </FormFrame>
  )
}
