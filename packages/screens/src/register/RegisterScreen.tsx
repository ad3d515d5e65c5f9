import { useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyLoggedIn, useDestination } from '../account/index.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { lazyForm, SentConfirmation } from '../forms/index.ts'

const RegisterForm = lazyForm(async () => (await import('./RegisterForm.tsx')).RegisterForm)

/** The registration page, also while the email awaits confirmation. */
export function RegisterScreen() {
  const { t, format } = useWords('account')
  const { websiteName } = useTenant()
  const { user, waiting, keepDraft } = useSession()
  const { linkTo } = useDestination()
  const [isReady, setReady] = useState(false)
  const words = t.account.register
  if (user) return <AlreadyLoggedIn />

  const login = linkTo(pathTo('login'))
  const clearRegistration = () => keepDraft({ name: '', email: '', contactNumber: '' })
  const frameProps = { title: words.title, description: words.description({ name: format.inText(websiteName) }) }
  if (isReady)
    return (
      <AccountFrame {...frameProps}>
        <SentConfirmation title={words.open} action={<ButtonLink href={login}>{t.account.login.title}</ButtonLink>}>
          <p>{words.openMore}</p>
          <p>{t.account.login.registered}</p>
        </SentConfirmation>
      </AccountFrame>
    )
  if (waiting)
    return (
      <AccountFrame {...frameProps}>
        <SentConfirmation
          title={words.sent}
          action={
            <>
              <ButtonLink href={login}>{t.account.login.title}</ButtonLink>
              <Button tone="quiet" onClick={clearRegistration}>
                {words.again}
              </Button>
            </>
          }
        >
          <p>{words.sentMore({ address: format.inText(waiting.email) })}</p>
          <p>{words.nothing}</p>
        </SentConfirmation>
      </AccountFrame>
    )
  return (
    <AccountFrame
      {...frameProps}
      lead={words.lead}
      below={
        <>
          <span>{words.have}</span>
          <Link href={login}>{t.account.login.title}</Link>
        </>
      }
    >
      <RegisterForm onOpen={() => setReady(true)} />
    </AccountFrame>
  )
}
