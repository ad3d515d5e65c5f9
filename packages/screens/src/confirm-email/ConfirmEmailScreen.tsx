import { Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, ExpiredLink } from '../account/index.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'

const ConfirmForm = lazyForm(async () => (await import('./ConfirmForm.tsx')).ConfirmForm)

/** Completes a registration or a change of email address, with the link from an email and the password. */
export function ConfirmEmailScreen({ params }: { params: Params }) {
  const { t } = useMessages('account')
  const token = useLinkToken('confirmEmail', params.token ?? '')
  if (token === null) return <ExpiredLink purpose="confirm" />
  if (token) return <Confirm reference={token} />
  return (
    <MinimumHeight>
      <Section width="narrow">
        <PageMeta title={t.account.confirm.title} noIndex />
        <Skeleton shape="form" label={t.account.checkingLink} />
      </Section>
    </MinimumHeight>
  )
}

function Confirm({ reference }: { reference: string }) {
  const { t } = useMessages('account')
  const [outcome, setOutcome] = useState<'sent' | 'old'>()
  const texts = t.account.confirm
  if (outcome === 'old') return <ExpiredLink purpose="confirm" />
  return (
    <AccountFrame title={texts.title} lead={outcome ? undefined : texts.lead}>
      <ConfirmForm reference={reference} onEnd={setOutcome} />
    </AccountFrame>
  )
}
