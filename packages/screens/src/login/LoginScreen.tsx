import { type LogoutReason, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyLoggedIn, useDestination } from '../account/index.ts'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'

const LoginForm = lazyForm(async () => (await import('./LoginForm.tsx')).LoginForm)

/** The login page, or the password reset request. */
export function LoginScreen() {
  const { search } = usePageLocation()
  const isForgotten = search.get('step') === 'forgotten'
  useFocusOnChange(isForgotten ? 'forgotten' : 'login')
  return isForgotten ? <ForgottenPassword /> : <Login />
}

function Login() {
  const { t, format } = useMessages('account')
  const { websiteName } = useTenant()
  const { user, ended } = useSession()
  const { next, linkTo } = useDestination()
  const canOpen = useOpenScreens()
  // Set when the form is submitted, so that a successful login navigates without showing `AlreadyLoggedIn` in between.
  const [isTrying, setTrying] = useState(false)
  const texts = t.account.login
  if (user && !isTrying) return <AlreadyLoggedIn />

  return (
    <AccountFrame
      title={texts.title}
      lead={texts.lead}
      description={texts.description({ name: format.inText(websiteName) })}
      below={
        canOpen('register') && (
          <>
            <span>{texts.noAccount}</span>
            <Link href={linkTo(pathTo('register'))}>{texts.register}</Link>
          </>
        )
      }
    >
      <ReasonNotice ended={ended} needed={next !== undefined} />
      <LoginForm onTry={setTrying} />
    </AccountFrame>
  )
}

/** A notice stating why the login page is shown, if there is a reason. */
function ReasonNotice({ ended, needed }: { ended?: LogoutReason; needed: boolean }) {
  const { t } = useMessages('account')
  const texts = t.account.login
  if (ended && ended !== 'relogin')
    return <Notice tone={ended === 'expired' ? 'warning' : 'info'} live="polite" title={texts.ended[ended]} />
  return needed && <Notice title={texts.needed} />
}
