import { fieldErrorsOf, statusOf, useResetPassword } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, NewPassword, OldLink, usePasswordRules } from '../account/index.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { Steady } from '../app/Steady.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, Sent, useSiteForm } from '../forms/index.ts'

/** A new password, by the link of a letter. Logs nobody in. */
export function ResetPasswordScreen({ params }: { params: Params }) {
  const { t } = useWords('account')
  const token = useLinkToken('resetPassword', params.token ?? '')
  if (token === null) return <OldLink of="reset" />
  if (token) return <Reset reference={token} />
  return (
    <Steady>
      <Section width="narrow">
        <PageMeta title={t.account.reset.title} hidden />
        <Skeleton shape="form" label={t.account.looking} />
      </Section>
    </Steady>
  )
}

function Reset({ reference }: { reference: string }) {
  const { t } = useWords('account', 'forms')
  const open = useOpenScreens()
  const { run } = useResetPassword()
  const [old, setOld] = useState(false)
  const passwords = usePasswordRules()
  const form = useSiteForm<{ password: string }, unknown>({
    name: 'reset',
    async send({ password }) {
      const settled = await run({ reference, password })
      if (settled.status === 'failure')
        setOld(statusOf(settled.error) === 410 || 'reference' in fieldErrorsOf(settled.error))
      return settled
    },
  })
  const words = t.account.reset
  if (old) return <OldLink of="reset" />

  return (
    <AccountFrame title={words.title} lead={form.sent ? undefined : words.lead}>
      {form.sent ? (
        <Sent
          title={words.done}
          action={open('login') && <ButtonLink href={pathTo('login')}>{t.account.login.title}</ButtonLink>}
        >
          {words.doneMore}
        </Sent>
      ) : (
        <FormFrame form={form} submit={words.submit} privacy={null}>
          <NewPassword {...form.field('password', passwords.chosen)} label={t.account.newPassword} />
        </FormFrame>
      )}
    </AccountFrame>
  )
}
