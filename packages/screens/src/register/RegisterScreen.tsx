import { useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyIn, useOnward } from '../account/index.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { lazyForm, Sent } from '../forms/index.ts'

const RegisterForm = lazyForm(async () => (await import('./RegisterForm.tsx')).RegisterForm)

/** Where one opens an account, and waits for its letter. */
export function RegisterScreen() {
  const { t, format } = useWords('account')
  const { websiteName } = useTenant()
  const { user, waiting, keepDraft } = useSession()
  const { by } = useOnward()
  const [opened, setOpened] = useState(false)
  const words = t.account.register
  if (user) return <AlreadyIn />

  const login = by(pathTo('login'))
  const forget = () => keepDraft({ name: '', email: '', contactNumber: '' })
  const head = { title: words.title, description: words.description({ name: format.inText(websiteName) }) }
  if (opened)
    return (
      <AccountFrame {...head}>
        <Sent title={words.open} action={<ButtonLink href={login}>{t.account.login.title}</ButtonLink>}>
          <p>{words.openMore}</p>
          <p>{t.account.login.registered}</p>
        </Sent>
      </AccountFrame>
    )
  if (waiting)
    return (
      <AccountFrame {...head}>
        <Sent
          title={words.sent}
          action={
            <>
              <ButtonLink href={login}>{t.account.login.title}</ButtonLink>
              <Button tone="quiet" onClick={forget}>
                {words.again}
              </Button>
            </>
          }
        >
          <p>{words.sentMore({ address: format.inText(waiting.email) })}</p>
          <p>{words.nothing}</p>
        </Sent>
      </AccountFrame>
    )
  return (
    <AccountFrame
      {...head}
      lead={words.lead}
      below={
        <>
          <span>{words.have}</span>
          <Link href={login}>{t.account.login.title}</Link>
        </>
      }
    >
      <RegisterForm onOpen={() => setOpened(true)} />
    </AccountFrame>
  )
}
