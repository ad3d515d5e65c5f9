import { useTenant } from '@minaret/domain'
import { useState } from 'react'
import { AccountFrame } from '../account/index.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'

const ForgottenForm = lazyForm(async () => (await import('./ForgottenPasswordForm.tsx')).ForgottenPasswordForm)

/** The page that requests a password reset email. */
export function ForgottenPassword() {
  const { t, format } = useMessages('account')
  const { websiteName } = useTenant()
  const [isSent, setSent] = useState(false)
  const texts = t.account.forgotten
  return (
    <AccountFrame
      title={texts.title}
      lead={isSent ? undefined : texts.lead}
      description={texts.description({ name: format.inText(websiteName) })}
    >
      <ForgottenForm onSend={setSent} />
    </AccountFrame>
  )
}
