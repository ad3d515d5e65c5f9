import { type LogoutReason, useLogin, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, Notice, PasswordField, TextField } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, AlreadyIn, useOnward, usePasswordRules } from '../account/index.ts'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, useRules, useSiteForm } from '../forms/index.ts'
import { Forgotten } from './Forgotten.tsx'

type Values = { email: string; password: string }

/** Where one logs in, or asks for a new password. */
export function LoginScreen() {
  const { search } = usePlace()
  const forgotten = search.get('step') === 'forgotten'
  useFocusOnChange(forgotten ? 'forgotten' : 'login')
  return forgotten ? <Forgotten /> : <Login />
}

function Login() {
  const { t, format } = useWords('account', 'forms')
  const { websiteName } = useTenant()
  const { user, ended } = useSession()
  const { next, to, by } = useOnward()
  const { go } = usePlace()
  const open = useOpenScreens()
  const rules = useRules()
  const passwords = usePasswordRules()
  const { run } = useLogin()
  // From the press on: whoever has logged in here is led on, and told nothing of it in between.
  const [trying, setTrying] = useState(false)
  const form = useSiteForm<Values, unknown>({
    name: 'login',
    keep: ['email'],
    async send({ email, password }) {
      setTrying(true)
      const settled = await run({ email: email.trim(), password })
      if (settled.status === 'success') go(to, { replace: true })
      else setTrying(false)
      return settled
    },
  })
  const words = t.account.login
  if (user && !trying) return <AlreadyIn />

  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      description={words.description(format.inText(websiteName))}
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
      <FormFrame
        form={form}
        submit={words.submit}
        beside={<Link href={by(`${pathTo('login')}?step=forgotten`)}>{words.forgotten}</Link>}
      >
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          label={t.forms.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <PasswordField
          {...form.field('password', passwords.given)}
          label={t.account.password}
          showLabel={t.account.show}
          hideLabel={t.account.hide}
          autoComplete="current-password"
        />
      </FormFrame>
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
