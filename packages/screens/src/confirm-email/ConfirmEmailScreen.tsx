import { fieldErrorsOf, statusOf, useVerify } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, PasswordField, Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, OldLink, usePasswordRules } from '../account/index.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { Steady } from '../app/Steady.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, Sent, useSiteForm } from '../forms/index.ts'

/** Completes a registration, or puts a new address in force, by the link of a letter and the password. */
export function ConfirmEmailScreen({ params }: { params: Params }) {
  const { t } = useWords('account')
  const token = useLinkToken('confirmEmail', params.token ?? '')
  if (token === null) return <OldLink of="confirm" />
  if (token) return <Confirm reference={token} />
  return (
    <Steady>
      <Section width="narrow">
        <PageMeta title={t.account.confirm.title} hidden />
        <Skeleton shape="form" label={t.account.looking} />
      </Section>
    </Steady>
  )
}

function Confirm({ reference }: { reference: string }) {
  const { t } = useWords('account', 'forms')
  const open = useOpenScreens()
  const { run } = useVerify()
  const [old, setOld] = useState(false)
  const passwords = usePasswordRules()
  const form = useSiteForm<{ password: string }, unknown>({
    name: 'confirm',
    async send({ password }) {
      const settled = await run({ reference, password })
      if (settled.status === 'failure')
        setOld(statusOf(settled.error) === 410 || 'reference' in fieldErrorsOf(settled.error))
      return settled
    },
  })
  const words = t.account.confirm
  if (old) return <OldLink of="confirm" />

  return (
    <AccountFrame title={words.title} lead={form.sent ? undefined : words.lead}>
      {form.sent ? (
        <Sent
          title={words.done}
          action={open('profile') && <ButtonLink href={pathTo('profile')}>{t.account.already.profile}</ButtonLink>}
        >
          {words.doneMore}
        </Sent>
      ) : (
        <FormFrame form={form} submit={words.submit} privacy={null}>
          <PasswordField
            {...form.field('password', passwords.given)}
            label={t.account.password}
            showLabel={t.account.show}
            hideLabel={t.account.hide}
            autoComplete="current-password"
          />
        </FormFrame>
      )}
    </AccountFrame>
  )
}
