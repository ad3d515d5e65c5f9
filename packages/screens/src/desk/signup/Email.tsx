import { fieldErrorsOf } from '@minaret/domain'
import { isAttemptExpired, useDesk, useDeskAction } from '@minaret/domain/desk'
import { languages } from '@minaret/messages'
import { Button, Form, Notice, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { FailureNotice, fieldText } from '../frame/index.ts'
import styles from './signup.module.css'

type EmailProps = {
  isByInvitation: boolean
  /** The address that a code was emailed to; undefined until then. */
  pendingCode: { reference: string; email: string } | undefined
  onCodeSent(code: { reference: string; email: string }): void
  /** Called once the code is confirmed. @param hasAccount whether the address has a login already */
  onConfirmed(hasAccount: boolean): void
  /** Called to enter another address. */
  onChangeEmail(): void
}

/** The first step: an email address, confirmed by a code. */
export function Email({ isByInvitation, pendingCode, onCodeSent, onConfirmed, onChangeEmail }: EmailProps) {
  const { t } = useMessages('desk', 'deskSignup')
  const texts = t.deskSignup
  const { language } = useDesk()
  const begin = useDeskAction('signupBegin', { quiet: true })
  if (pendingCode) return <Code {...pendingCode} onConfirmed={onConfirmed} onChangeEmail={onChangeEmail} />
  const errors = fieldErrorsOf(begin.error)
  const onSubmit = (values: FormData) => {
    const email = fieldText(values, 'email').trim()
    begin.mutate(
      { body: { email, language: languages.find((option) => option === language) ?? 'en' } },
      { onSuccess: ({ data }) => onCodeSent({ reference: data.reference, email }) },
    )
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {isByInvitation && <Notice>{texts.invited}</Notice>}
      <Form onSubmit={onSubmit}>
        {begin.isError && Object.keys(errors).length === 0 && <RefusalNotice error={begin.error} />}
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          required
        />
        <Button type="submit" size="large" busy={begin.isPending}>
          {texts.sendCode}
        </Button>
      </Form>
    </>
  )
}

type RefusalNoticeProps = {
  error: Error
  /** Restarts an expired sign-up. */
  onRestart?(): void
}

/** The reason for a refusal, or a message that the request failed. */
export function RefusalNotice({ error, onRestart }: RefusalNoticeProps) {
  const { t } = useMessages('desk')
  return (
    <FailureNotice
      error={error}
      action={onRestart && isAttemptExpired(error) && <Button onClick={onRestart}>{t.desk.login.back}</Button>}
    />
  )
}

type CodeProps = Pick<EmailProps, 'onConfirmed' | 'onChangeEmail'> & { reference: string; email: string }

function Code({ reference, email, onConfirmed, onChangeEmail }: CodeProps) {
  const { t, format } = useMessages('desk', 'deskSignup')
  const texts = t.deskSignup
  const prove = useDeskAction('signupProve', { quiet: true })
  const errors = fieldErrorsOf(prove.error)
  const onSubmit = (values: FormData) =>
    prove.mutate(
      { body: { reference, code: fieldText(values, 'code').trim() } },
      { onSuccess: ({ data }) => onConfirmed(data.hasAccount) },
    )
  return (
    <>
      <h1>{texts.codeTitle}</h1>
      <p>{texts.codeLead({ email: format.inText(email) })}</p>
      <Form onSubmit={onSubmit}>
        {prove.isError && Object.keys(errors).length === 0 && <RefusalNotice error={prove.error} />}
        <TextField
          label={texts.code}
          error={errors.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={10}
          required
        />
        <Button type="submit" size="large" busy={prove.isPending}>
          {texts.next}
        </Button>
      </Form>
      <Button tone="quiet" onClick={onChangeEmail}>
        {texts.another}
      </Button>
    </>
  )
}
