import { fieldErrorsOf } from '@minaret/domain'
import { hasPasskeys, useDeskAction, useLogin, usePasskeyLogin } from '@minaret/domain/desk'
import { Button, Checkbox, Form, PasswordField, TextField } from '@minaret/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { FailureNotice, fieldText } from '../frame/index.ts'
import styles from './login.module.css'

/** The login form: passkey, password with a code, or recovery code. */
export function Login() {
  const { t } = useMessages('desk')
  const [attempt, setAttempt] = useState<string>()
  const [isRecovering, setRecovering] = useState(false)
  const [isShared, setShared] = useState(false)
  return (
    <div className={styles.login}>
      {isRecovering ? (
        <RecoveryStep shared={isShared} onBack={() => setRecovering(false)} />
      ) : attempt === undefined ? (
        <FirstStep shared={isShared} onAttempt={setAttempt} onRecover={() => setRecovering(true)} />
      ) : (
        <CodeStep attempt={attempt} shared={isShared} onBack={() => setAttempt(undefined)} />
      )}
      <Checkbox label={t.desk.login.shared} checked={isShared} onChange={({ target }) => setShared(target.checked)} />
    </div>
  )
}

type FirstStepProps = { shared: boolean; onAttempt(attempt: string): void; onRecover(): void }

function FirstStep({ shared: isShared, onAttempt, onRecover }: FirstStepProps) {
  const { t } = useMessages('desk')
  const passkey = usePasskeyLogin()
  const password = useDeskAction('passwordLogin', { quiet: true })
  const onSubmit = (values: FormData) =>
    password.mutate(
      { body: { email: fieldText(values, 'email'), password: fieldText(values, 'password') } },
      { onSuccess: ({ data }) => onAttempt(data.attempt) },
    )
  return (
    <>
      {hasPasskeys() && (
        <>
          <Button size="large" wide busy={passkey.isPending} onClick={() => passkey.mutate({ shared: isShared })}>
            {t.desk.login.passkey}
          </Button>
          <p className={styles.hint}>{t.desk.login.passkeyHint}</p>
          {passkey.isError && <FailureNotice error={passkey.error} fallback={t.desk.login.passkeyFailed} />}
          <h2>{t.desk.login.or}</h2>
        </>
      )}
      <Form onSubmit={onSubmit}>
        {password.isError && <FailureNotice error={password.error} />}
        <TextField label={t.desk.login.email} name="email" type="email" autoComplete="username webauthn" required />
        <PasswordField
          label={t.desk.login.password}
          name="password"
          autoComplete="current-password"
          showLabel={t.desk.login.show}
          hideLabel={t.desk.login.hide}
          required
        />
        <Button type="submit" tone={hasPasskeys() ? 'quiet' : 'primary'} busy={password.isPending}>
          {t.desk.login.next}
        </Button>
      </Form>
      <Button tone="quiet" onClick={onRecover}>
        {t.desk.login.recover}
      </Button>
      <p className={styles.hint}>{t.desk.login.lost}</p>
    </>
  )
}

type LaterStepProps = { isPending: boolean; onSubmit(values: FormData): void; onBack(): void; children: ReactNode }

/** A later step of the form; focuses its first field, so that the user can keep typing. */
function LaterStep({ isPending, onSubmit, onBack, children }: LaterStepProps) {
  const { t } = useMessages('desk')
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={form}>
      <Form onSubmit={onSubmit}>
        {children}
        <Button type="submit" busy={isPending}>
          {t.desk.login.logIn}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t.desk.login.back}
        </Button>
      </Form>
    </div>
  )
}

function CodeStep({ attempt, shared: isShared, onBack }: { attempt: string; shared: boolean; onBack(): void }) {
  const { t } = useMessages('desk')
  const login = useLogin('codeLogin', { quiet: true })
  const codeError = fieldErrorsOf(login.error).code
  return (
    <LaterStep
      isPending={login.isPending}
      onSubmit={(values) =>
        login.mutate({ body: { attempt, code: fieldText(values, 'code').trim(), shared: isShared } })
      }
      onBack={onBack}
    >
      {login.isError && !codeError && <FailureNotice error={login.error} />}
      <TextField
        label={t.desk.login.code}
        hint={t.desk.login.codeHint}
        error={codeError}
        name="code"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={40}
        required
      />
    </LaterStep>
  )
}

function RecoveryStep({ shared: isShared, onBack }: { shared: boolean; onBack(): void }) {
  const { t } = useMessages('desk')
  const login = useLogin('recoveryCodeLogin', { quiet: true })
  const onSubmit = (values: FormData) =>
    login.mutate({
      body: { email: fieldText(values, 'email'), code: fieldText(values, 'code').trim(), shared: isShared },
    })
  return (
    <LaterStep isPending={login.isPending} onSubmit={onSubmit} onBack={onBack}>
      <p className={styles.hint}>{t.desk.login.recoverHint}</p>
      {login.isError && <FailureNotice error={login.error} />}
      <TextField label={t.desk.login.email} name="email" type="email" autoComplete="username" required />
      <TextField
        label={t.desk.login.recoveryCode}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        minLength={16}
        maxLength={40}
        required
      />
    </LaterStep>
  )
}
