import type { AuthenticatorSecret } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { hasPasskeys } from '@minaret/domain/desk'
import { Button, Form, PasswordField, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { FailureNotice, fieldText } from '../frame/index.ts'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import styles from './invitation.module.css'

/** A mutation that creates an account. */
type AccountCall<Values, Data> = {
  mutate(values: Values, options?: { onSuccess(result: { data?: Data }): void }): void
  isPending: boolean
  error: Error | null
}

type NewLogin = { reference: string; name: string; password: string; code: string; enrolment: string }

/** The mutations that create an account: for an invitation, or for a sign-up. */
export type AccountCalls = {
  passkey: AccountCall<{ reference: string; name: string }, { codes: string[] }>
  authenticator: AccountCall<{ body: { reference: string } }, AuthenticatorSecret> & {
    data?: { data?: AuthenticatorSecret }
  }
  password: AccountCall<{ body: NewLogin }, { codes: string[] }>
}

export type NewAccountProps = {
  reference: string
  calls: AccountCalls
  /** The label of the submit button. */
  submit: string
  /** The address the account is bound to; the password manager stores it with the password. */
  email: string
  onCodes(codes: readonly string[]): void
}

/** Form for a new account: a name, and a passkey or a password with an authenticator app. */
export function NewAccount({ reference, email, calls, submit, onCodes }: NewAccountProps) {
  const { t } = useMessages('desk')
  const texts = t.desk.invitation
  const [name, setName] = useState('')
  const [isPasswordChosen, setPasswordChosen] = useState(!hasPasskeys())
  const { passkey, authenticator } = calls
  const secret = authenticator.data?.data
  const onPasskey = () =>
    passkey.mutate({ reference, name: name.trim() }, { onSuccess: ({ data }) => data && onCodes(data.codes) })
  // If the name is filled in, continues immediately instead of showing another button.
  const onPassword = () => {
    setPasswordChosen(true)
    if (name.trim() !== '') authenticator.mutate({ body: { reference } })
  }
  return (
    <div className={styles.account}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {!isPasswordChosen && (
        <>
          <Button size="large" busy={passkey.isPending} disabled={name.trim() === ''} onClick={onPasskey}>
            {texts.passkey}
          </Button>
          <p className={styles.hint}>{t.desk.login.passkeyHint}</p>
          {passkey.error && <FailureNotice error={passkey.error} fallback={t.desk.login.passkeyFailed} />}
          <Button tone="quiet" onClick={onPassword}>
            {texts.usePassword}
          </Button>
        </>
      )}
      {isPasswordChosen && !secret && (
        <Button
          size="large"
          busy={authenticator.isPending}
          disabled={name.trim() === ''}
          onClick={() => authenticator.mutate({ body: { reference } })}
        >
          {t.desk.login.next}
        </Button>
      )}
      {secret && <PasswordForm {...{ reference, email, calls, submit, name, secret, onCodes }} />}
    </div>
  )
}

function PasswordForm({
  reference,
  email,
  calls,
  submit,
  name,
  secret,
  onCodes,
}: NewAccountProps & { name: string; secret: AuthenticatorSecret }) {
  const { t } = useMessages('desk')
  const texts = t.desk.invitation
  const accept = calls.password
  const errors = fieldErrorsOf(accept.error)
  const onSubmit = (values: FormData) =>
    accept.mutate(
      {
        body: {
          reference,
          name: name.trim(),
          password: fieldText(values, 'password'),
          code: fieldText(values, 'code').replace(/\s/g, ''),
          enrolment: secret.enrolment,
        },
      },
      { onSuccess: ({ data }) => data && onCodes(data.codes) },
    )
  return (
    <Form onSubmit={onSubmit}>
      {accept.error && Object.keys(errors).length === 0 && <FailureNotice error={accept.error} />}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        error={errors.password}
        name="password"
        autoComplete="new-password"
        minLength={10}
        showLabel={t.desk.login.show}
        hideLabel={t.desk.login.hide}
      />
      <AuthenticatorSetup secret={secret} />
      <TextField
        label={t.desk.login.code}
        error={errors.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={8}
      />
      <Button type="submit" size="large" busy={accept.isPending}>
        {submit}
      </Button>
    </Form>
  )
}
