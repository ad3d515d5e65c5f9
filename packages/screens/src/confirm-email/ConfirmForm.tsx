import { fieldErrorsOf, statusOf, useVerify } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, PasswordField } from '@minaret/ui'
import { usePasswordRules } from '../account/index.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useSiteForm } from '../forms/index.ts'

export type ConfirmFormProps = {
  /** The token from the email's link. */
  reference: string
  /** Called with the outcome: confirmed, or a used or expired link. */
  onEnd(outcome: 'sent' | 'old'): void
}

/** The password form that confirms an email address. */
export function ConfirmForm({ reference, onEnd }: ConfirmFormProps) {
  const { t } = useMessages('account', 'forms')
  const canOpen = useOpenScreens()
  const { run } = useVerify()
  const passwords = usePasswordRules()
  const form = useSiteForm<{ password: string }, unknown>({
    name: 'confirm',
    async send({ password }) {
      const result = await run({ reference, password })
      if (result.status === 'success') onEnd('sent')
      else if (statusOf(result.error) === 410 || 'reference' in fieldErrorsOf(result.error)) onEnd('old')
      return result
    },
  })
  const texts = t.account.confirm
  if (form.sent)
    return (
      <SentConfirmation
        title={texts.done}
        action={canOpen('profile') && <ButtonLink href={pathTo('profile')}>{t.account.already.profile}</ButtonLink>}
      >
        {texts.doneMore}
      </SentConfirmation>
    )
  return (
    <FormFrame form={form} submit={texts.submit} privacy={null}>
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
