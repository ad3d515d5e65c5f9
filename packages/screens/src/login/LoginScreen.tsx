import { type LogoutReason, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyLoggedIn, useDestination } from '../account/index.ts'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'

const LoginForm = lazyForm(async () => (await import('./LoginForm.tsx')).LoginForm)

/** The login page, or the password reset request. */
export function LoginScreen() {
  const { search } = usePlace()
  const forgotten = search.get('step') === 'forgotten'
  useFocusOnChange(forgotten ? 'forgotten' : 'login')
  return forgotten ? <ForgottenPassword /> : <Login />
}

function Login() {
  const { t, format } = useWords('account')
  const { websiteName } = useTenant()
  const { user, ended } = useSession()
  const { next, linkTo } = useDestination()
  const open = useOpenScreens()
  // Set when the form is submitted, so that a successful login navigates without showing `AlreadyIn` in between.
  const [trying, setTrying] = useState(false)
  const words = t.account.login
  if (user && !trying) return <AlreadyLoggedIn />

  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      description={words.description({ name: format.inText(websiteName) })}
      below={
        open('register') && (
          <>
            <span>{words.noAccount}</span>
            <Link href={linkTo(pathTo('register'))}>{words.register}</Link>
          </>
        )
      }
    >
      <ReasonNotice ended={ended} needed={next !== undefined} />
      <LoginForm onTry={setTrying} />
    </AccountFrame>
  )
}

/** The notice why the login page is shown, if there is a reason. */
function ReasonNotice({ ended, needed }: { ended?: LogoutReason; needed: boolean }) {
  const { t } = useWords('account')
  const words = t.account.login
  if (ended && ended !== 'relogin')
    return <Notice tone={ended === 'expired' ? 'warning' : 'info'} live="polite" title={words.ended[ended]} />
  return needed && <Notice title={words.needed} />
}
