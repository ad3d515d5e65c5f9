import type { SignupMosque } from '@minaret/contract/desk'
import {
  useFinishSignup,
  useFinishSignupWithPasskey,
  useJoinSignup,
  useSignupAuthenticator,
} from '@minaret/domain/desk'
import { Button, Notice } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { NewAccount } from '../desk-invitation/index.ts'
import { Login } from '../desk-login/index.ts'
import { Refused } from './Email.tsx'
import type { Proof, SignupScreenProps } from './SignupScreen.tsx'

type OwnerProps = SignupScreenProps & {
  proof: Proof
  mosque: SignupMosque
  onCodes(codes: readonly string[]): void
  onBack(): void
}

/** The login of the owner: a new one, or the one their email address has already. */
export function Owner({ proof, mosque, session, onStarted, onCodes, onBack }: OwnerProps) {
  const { t } = useWords('desk', 'deskSignup')
  const say = t.deskSignup
  const { reference, email, hasAccount } = proof
  return (
    <>
      <h1>{say.ownerTitle}</h1>
      {!hasAccount ? (
        <>
          <p>{say.ownerLead}</p>
          <NewOwner {...{ reference, email, mosque, onCodes }} />
        </>
      ) : session?.account ? (
        <Join {...{ reference, mosque, onStarted }} />
      ) : (
        <>
          <Notice>{say.hasAccount}</Notice>
          <Login />
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {say.back}
      </Button>
    </>
  )
}

type NewOwnerProps = Pick<Proof, 'reference' | 'email'> & Pick<OwnerProps, 'mosque' | 'onCodes'>

function NewOwner({ mosque, ...props }: NewOwnerProps) {
  const { t } = useWords('deskSignup')
  const calls = {
    passkey: useFinishSignupWithPasskey(mosque),
    authenticator: useSignupAuthenticator(),
    password: useFinishSignup(mosque),
  }
  return <NewAccount {...props} calls={calls} submit={t.deskSignup.finish} />
}

function Join({ reference, mosque, onStarted }: Pick<OwnerProps, 'mosque' | 'onStarted'> & { reference: string }) {
  const { t } = useWords('deskSignup')
  const join = useJoinSignup()
  return (
    <>
      {join.isError && <Refused error={join.error} />}
      <Button
        size="large"
        busy={join.isPending}
        onClick={() => join.mutate({ reference, mosque }, { onSuccess: () => onStarted(mosque.slug) })}
      >
        {t.deskSignup.finish}
      </Button>
    </>
  )
}
