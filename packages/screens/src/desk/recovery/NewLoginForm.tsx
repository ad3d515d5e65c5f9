import type { AuthenticatorSecret } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { hasPasskeys, useDeskAction, useFinishRecoveryWithPasskey } from '@minaret/domain/desk'
import { Button, Form, PasswordField, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { FailureNotice, fieldText } from '../frame/index.ts'
import { AuthenticatorSetup } from '../invitation/index.ts'
import styles from './recovery.module.css'

export type NewLoginFormProps = {
  reference: string
  /** The account's address; the password manager stores it with the password. */
  email: string
  /** Whether the account has a password, which is required in addition to the link. */
  needsPassword: boolean
  onCodes(codes: readonly string[]): void
}

/** Form for adding a passkey or an authenticator app, with the account's password if it has one. */
export function NewLoginForm(props: NewLoginFormProps) {
  const { reference, needsPassword, onCodes } = props
  const { t } = useMessages('desk', 'deskRecovery')
  const texts = t.deskRecovery.setup
  const [isAppChosen, setAppChosen] = useState(!hasPasskeys())
  const passkey = useFinishRecoveryWithPasskey()
  const authenticator = useDeskAction('recoveryAuthenticator', { toast: false })
  const secret = authenticator.data?.data
  const showApp = () => {
    setAppChosen(true)
    authenticator.mutate({ body: { reference } })
  }
  const onPasskey = (values: FormData) =>
    passkey.mutate(
      { reference, ...(needsPassword ? { password: fieldText(values, 'password') } : {}) },
      { onSuccess: ({ data }) => data && onCodes(data.codes) },
    )
  if (secret) return <AuthenticatorForm {...props} secret={secret} />
  return (
    <div className={styles.form}>
      {!isAppChosen && (
        <Form onSubmit={onPasskey}>
          <Failure error={passkey.error} fallback={t.desk.login.passkeyFailed} />
          <Username email={props.email} />
          {needsPassword && <CurrentPassword error={fieldErrorsOf(passkey.error).password} />}
          <Button type="submit" size="large" busy={passkey.isPending}>
            {t.desk.invitation.passkey}
          </Button>
        </Form>
      )}
      {isAppChosen ? (
        <Button size="large" busy={authenticator.isPending} onClick={showApp}>
          {t.desk.login.next}
        </Button>
      ) : (
        <Button tone="quiet" busy={authenticator.isPending} onClick={showApp}>
          {texts.useApp}
        </Button>
      )}
    </div>
  )
}

const Username = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
)

/** The field for the account's existing password. */
function CurrentPassword({ error }: { error: string | undefined }) {
  const { t } = useMessages('desk', 'deskRecovery')
  const texts = t.deskRecovery.setup
  return (
    <PasswordField
      label={texts.password}
      hint={texts.passwordHint}
      error={error}
      name="password"
      autoComplete="current-password"
      showLabel={t.desk.login.show}
      hideLabel={t.desk.login.hide}
      required
    />
  )
}

/** The error message, unless it is shown at a field. */
function Failure({ error, fallback }: { error: Error | null; fallback?: string }) {
  if (!error || Object.keys(fieldErrorsOf(error)).length > 0) return null
  return <FailureNotice error={error} fallback={fallback} />
}

function AuthenticatorForm({
  reference,
  email,
  needsPassword,
  secret,
  onCodes,
}: NewLoginFormProps & { secret: AuthenticatorSecret }) {
  const { t } = useMessages('desk', 'deskRecovery')
  const texts = t.desk.invitation
  const finish = useDeskAction('recoveryFinish', { quiet: true })
  const errors = fieldErrorsOf(finish.error)
  const onSubmit = (values: FormData) =>
    finish.mutate(
      {
        body: {
          reference,
          password: fieldText(values, 'password'),
          code: fieldText(values, 'code').replace(/\s/g, ''),
          enrolment: secret.enrolment,
        },
      },
      { onSuccess: ({ data }) => onCodes(data.codes) },
    )
  return (
    <Form onSubmit={onSubmit}>
      <Failure error={finish.error} />
      <Username email={email} />
      {needsPassword ? (
        <CurrentPassword error={errors.password} />
      ) : (
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          error={errors.password}
          name="password"
          autoComplete="new-password"
          minLength={10}
          showLabel={t.desk.login.show}
          hideLabel={t.desk.login.hide}
          required
        />
      )}
      <AuthenticatorSetup secret={secret} />
      <TextField
        label={t.desk.login.code}
        error={errors.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={8}
        required
      />
      <Button type="submit" size="large" busy={finish.isPending}>
        {t.deskRecovery.setup.finish}
      </Button>
    </Form>
  )
}
