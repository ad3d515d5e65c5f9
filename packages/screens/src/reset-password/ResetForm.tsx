import { fieldErrorsOf, statusOf, useResetPassword } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { NewPassword, usePasswordRules } from '../account/index.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useSiteForm } from '../forms/index.ts'

export type ResetFormProps = {
  /** The token from the email's link. */
  reference: string
  /** Called with the outcome: set, or a used or expired link. */
  onEnd(outcome: 'sent' | 'old'): void
}

/** The form for a new password. */
export function ResetForm({ reference, onEnd }: ResetFormProps) {
  const { t } = useMessages('account', 'forms')
  const canOpen = useOpenScreens()
  const { run } = useResetPassword()
  const passwords = usePasswordRules()
  const form = useSiteForm<{ password: string }, unknown>({
    name: 'reset',
    async send({ password }) {
      const result = await run({ reference, password })
      if (result.status === 'success') onEnd('sent')
      else if (statusOf(result.error) === 410 || 'reference' in fieldErrorsOf(result.error)) onEnd('old')
      return result
    },
  })
  const texts = t.account.reset
  if (form.sent)
    return (
      <SentConfirmation
        title={texts.done}
        action={canOpen('login') && <ButtonLink href={pathTo('login')}>{t.account.login.title}</ButtonLink>}
      >
        {texts.doneMore}
      </SentConfirmation>
    )
  return (
    <FormFrame form={form} submit={texts.submit} privacy={null}>
      <NewPassword {...form.field('password', passwords.newPassword)} label={t.account.newPassword} />
    </FormFrame>
  )
}
