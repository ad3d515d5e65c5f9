import type { SignupMosque } from '@minaret/contract/desk'
import { isAttemptExpired, useDeskAction, useFinishSignupWithPasskey } from '@minaret/domain/desk'
import { Button, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { type AccountCalls, NewAccount } from '../invitation/index.ts'
import { Login } from '../login/index.ts'
import { RefusalNotice } from './Email.tsx'
import type { ConfirmedEmail, SignupScreenProps } from './SignupScreen.tsx'

type OwnerProps = SignupScreenProps & {
  confirmedEmail: ConfirmedEmail
  mosque: SignupMosque
  onCodes(codes: readonly string[]): void
  onBack(): void
  /** Called if the sign-up has expired. */
  onRestart(): void
}

/** The step for the owner's login: a new one, or the existing one of their email address. */
export function Owner({ confirmedEmail, mosque, session, onCreated, onCodes, onBack, onRestart }: OwnerProps) {
  const { t } = useMessages('desk', 'deskSignup')
  const texts = t.deskSignup
  const { reference, email, hasAccount } = confirmedEmail
  return (
    <>
      <h1>{texts.ownerTitle}</h1>
      {!hasAccount ? (
        <>
          <p>{texts.ownerLead}</p>
          <NewOwner {...{ reference, email, mosque, onCodes, onRestart }} />
        </>
      ) : session?.account ? (
        <Join {...{ reference, mosque, onCreated, onRestart }} />
      ) : (
        <>
          <Notice>{texts.hasAccount}</Notice>
          <Login />
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}

type NewOwnerProps = Pick<ConfirmedEmail, 'reference' | 'email'> & Pick<OwnerProps, 'mosque' | 'onCodes' | 'onRestart'>

function NewOwner({ mosque, onRestart, ...props }: NewOwnerProps) {
  const { t } = useMessages('desk', 'deskSignup')
  const finish = useDeskAction('signupFinish', { quiet: true })
  const calls: AccountCalls = {
    passkey: useFinishSignupWithPasskey(mosque),
    authenticator: useDeskAction('signupAuthenticator', { toast: false }),
    password: {
      ...finish,
      mutate: ({ body }, options) => finish.mutate({ body: { ...body, mosque } }, options),
    },
  }
  const isExpired = [calls.passkey, calls.authenticator, calls.password].some(({ error }) => isAttemptExpired(error))
  return (
    <>
      <NewAccount {...props} calls={calls} submit={t.deskSignup.finish} />
      {isExpired && <Button onClick={onRestart}>{t.desk.login.back}</Button>}
    </>
  )
}

type JoinProps = Pick<OwnerProps, 'mosque' | 'onCreated' | 'onRestart'> & { reference: string }

function Join({ reference, mosque, onCreated, onRestart }: JoinProps) {
  const { t } = useMessages('deskSignup')
  const join = useDeskAction('signupJoin', { quiet: true })
  return (
    <>
      {join.isError && <RefusalNotice error={join.error} onRestart={onRestart} />}
      <Button
        size="large"
        busy={join.isPending}
        onClick={() => join.mutate({ body: { reference, mosque } }, { onSuccess: () => onCreated(mosque.slug) })}
      >
        {t.deskSignup.finish}
      </Button>
    </>
  )
}
