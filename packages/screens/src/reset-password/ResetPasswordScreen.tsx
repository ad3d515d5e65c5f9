import { Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, ExpiredLink } from '../account/index.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'

const ResetForm = lazyForm(async () => (await import('./ResetForm.tsx')).ResetForm)

/** The page to set a new password with a link from an email. It does not log in. */
export function ResetPasswordScreen({ params }: { params: Params }) {
  const { t } = useMessages('account')
  const token = useLinkToken('resetPassword', params.token ?? '')
  if (token === null) return <ExpiredLink purpose="reset" />
  if (token) return <Reset reference={token} />
  return (
    <MinimumHeight>
      <Section width="narrow">
        <PageMeta title={t.account.reset.title} noIndex />
        <Skeleton shape="form" label={t.account.checkingLink} />
      </Section>
    </MinimumHeight>
  )
}

function Reset({ reference }: { reference: string }) {
  const { t } = useMessages('account')
  const [outcome, setOutcome] = useState<'sent' | 'old'>()
  const texts = t.account.reset
  if (outcome === 'old') return <ExpiredLink purpose="reset" />
  return (
    <AccountFrame title={texts.title} lead={outcome ? undefined : texts.lead}>
      <ResetForm reference={reference} onEnd={setOutcome} />
    </AccountFrame>
  )
}
