import { useTenant } from '@minaret/domain'
import { useState } from 'react'
import { AccountFrame } from '../account/index.ts'
import { useMessages } from '../app/WordsProvider.tsx'
import { lazyForm } from '../forms/index.ts'

const ForgottenForm = lazyForm(async () => (await import('./ForgottenPasswordForm.tsx')).ForgottenPasswordForm)

/** The page that requests a password reset email. */
export function ForgottenPassword() {
  const { t, format } = useMessages('account')
  const { websiteName } = useTenant()
  const [sent, setSent] = useState(false)
  const texts = t.account.forgotten
  return (
    <AccountFrame
      title={texts.title}
      lead={sent ? undefined : texts.lead}
      description={texts.description({ name: format.inText(websiteName) })}
    >
      <ForgottenForm onSend={setSent} />
    </AccountFrame>
  )
}
