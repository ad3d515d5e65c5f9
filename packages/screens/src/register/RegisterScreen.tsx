import { useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyLoggedIn, useDestination } from '../account/index.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm, SentConfirmation } from '../forms/index.ts'

const RegisterForm = lazyForm(async () => (await import('./RegisterForm.tsx')).RegisterForm)

/** The registration page, also while the email awaits confirmation. */
export function RegisterScreen() {
  const { t, format } = useMessages('account')
  const { websiteName } = useTenant()
  const { user, pendingRegistration, saveDraft } = useSession()
  const { linkTo } = useDestination()
  const [isReady, setReady] = useState(false)
  const texts = t.account.register
  if (user) return <AlreadyLoggedIn />

  const loginUrl = linkTo(pathTo('login'))
  const clearRegistration = () => saveDraft({ name: '', email: '', contactNumber: '' })
  const frameProps = { title: texts.title, description: texts.description({ name: format.inText(websiteName) }) }
  if (isReady)
    return (
      <AccountFrame {...frameProps}>
        <SentConfirmation title={texts.open} action={<ButtonLink href={loginUrl}>{t.account.login.title}</ButtonLink>}>
          <p>{texts.openMore}</p>
          <p>{t.account.login.registered}</p>
        </SentConfirmation>
      </AccountFrame>
    )
  if (pendingRegistration)
    return (
      <AccountFrame {...frameProps}>
        <SentConfirmation
          title={texts.sent}
          action={
            <>
              <ButtonLink href={loginUrl}>{t.account.login.title}</ButtonLink>
              <Button tone="quiet" onClick={clearRegistration}>
                {texts.again}
              </Button>
            </>
          }
        >
          <p>{texts.sentMore({ address: format.inText(pendingRegistration.email) })}</p>
          <p>{texts.notReceived}</p>
        </SentConfirmation>
      </AccountFrame>
    )
  return (
    <AccountFrame
      {...frameProps}
      lead={texts.lead}
      below={
        <>
          <span>{texts.have}</span>
          <Link href={loginUrl}>{t.account.login.title}</Link>
        </>
      }
    >
      <RegisterForm onOpen={() => setReady(true)} />
    </AccountFrame>
  )
}
