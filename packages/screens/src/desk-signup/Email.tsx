import { fieldErrorsOf, isWordless } from '@minaret/domain'
import { useBeginSignup, useProveSignup } from '@minaret/domain/desk'
import { Button, Form, Notice, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/index.ts'
import { fieldText } from '../desk-frame/index.ts'
import type { Proof } from './SignupScreen.tsx'
import styles from './signup.module.css'

/** The first question: an email address, which a code proves. */
export function Email({ isByInvitation, onProved }: { isByInvitation: boolean; onProved(proof: Proof): void }) {
  const { t } = useWords('desk', 'deskSignup')
  const say = t.deskSignup
  const begin = useBeginSignup()
  const [sent, setSent] = useState<{ reference: string; email: string }>()
  if (sent) return <Code {...sent} onProved={onProved} onAnother={() => setSent(undefined)} />
  const errors = fieldErrorsOf(begin.error)
  const onSubmit = (values: FormData) => {
    const email = fieldText(values, 'email').trim()
    begin.mutate(email, { onSuccess: ({ data }) => data && setSent({ reference: data.reference, email }) })
  }
  return (
    <>
      <h1>{say.title}</h1>
      <p className={styles.lead}>{say.lead}</p>
      {isByInvitation && <Notice>{say.invited}</Notice>}
      <Form onSubmit={onSubmit}>
        {begin.isError && Object.keys(errors).length === 0 && <Refused error={begin.error} />}
        <TextField
          label={say.email}
          hint={say.emailHint}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          required
        />
        <Button type="submit" size="large" busy={begin.isPending}>
          {say.sendCode}
        </Button>
      </Form>
    </>
  )
}

/** Says why something was refused, or that it did not go through. */
export function Refused({ error }: { error: Error }) {
  const { t } = useWords('desk')
  return <Notice tone="danger" live="assertive" title={isWordless(error) ? t.desk.login.failed : error.message} />
}

type CodeProps = { reference: string; email: string; onProved(proof: Proof): void; onAnother(): void }

function Code({ reference, email, onProved, onAnother }: CodeProps) {
  const { t } = useWords('desk', 'deskSignup')
  const say = t.deskSignup
  const prove = useProveSignup()
  const errors = fieldErrorsOf(prove.error)
  const onSubmit = (values: FormData) =>
    prove.mutate(
      { reference, code: fieldText(values, 'code').trim() },
      { onSuccess: ({ data }) => data && onProved({ reference, email, hasAccount: data.hasAccount }) },
    )
  return (
    <>
      <h1>{say.codeTitle}</h1>
      <p>{say.codeLead(email)}</p>
      <Form onSubmit={onSubmit}>
        {prove.isError && Object.keys(errors).length === 0 && <Refused error={prove.error} />}
        <TextField
          label={say.code}
          error={errors.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={10}
          required
        />
        <Button type="submit" size="large" busy={prove.isPending}>
          {say.next}
        </Button>
      </Form>
      <Button tone="quiet" onClick={onAnother}>
        {say.another}
      </Button>
    </>
  )
}
