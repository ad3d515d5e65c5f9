import { type LogoutReason, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyIn, useOnward } from '../account/index.ts'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { Forgotten } from './Forgotten.tsx'

const LoginForm = lazyForm(async () => (await import('./LoginForm.tsx')).LoginForm)

/** Where one logs in, or asks for a new password. */
export function LoginScreen() {
  const { search } = usePlace()
  const forgotten = search.get('step') === 'forgotten'
  useFocusOnChange(forgotten ? 'forgotten' : 'login')
  return forgotten ? <Forgotten /> : <Login />
}

function Login() {
  const { t, format } = useWords('account')
  const { websiteName } = useTenant()
  const { user, ended } = useSession()
  const { next, by } = useOnward()
  const open = useOpenScreens()
  // From the press on: whoever has logged in here is led on, and told nothing of it in between.
  const [trying, setTrying] = useState(false)
  const words = t.account.login
  if (user && !trying) return <AlreadyIn />

  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      description={words.description({ name: format.inText(websiteName) })}
      below={
        open('register') && (
          <>
            <span>{words.noAccount}</span>
            <Link href={by(pathTo('register'))}>{words.register}</Link>
          </>
        )
      }
    >
      <Why ended={ended} needed={next !== undefined} />
      <LoginForm onTry={setTrying} />
    </AccountFrame>
  )
}

/** Why one is here, when there is a reason. */
function Why({ ended, needed }: { ended?: LogoutReason; needed: boolean }) {
  const { t } = useWords('account')
  const words = t.account.login
  if (ended && ended !== 'relogin')
    return <Notice tone={ended === 'expired' ? 'warning' : 'info'} live="polite" title={words.ended[ended]} />
  return needed && <Notice title={words.needed} />
}
