import { useRequestReset } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useDestination } from '../account/index.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useRules, useSiteForm } from '../forms/index.ts'

/**
 * The form that requests a password reset email. It shows the same result whether or not the account exists.
 * @param props.onSend called with true once it is sent, and with false to start again
 */
export function ForgottenPasswordForm({ onSend }: { onSend(sent: boolean): void }) {
  const { t, format } = useMessages('account', 'forms')
  const { linkTo } = useDestination()
  const { run } = useRequestReset()
  const rules = useRules()
  const [sentTo, setSentTo] = useState('')
  const form = useSiteForm<{ email: string }, unknown>({
    name: 'forgotten',
    keep: ['email'],
    async send({ email }) {
      setSentTo(email.trim())
      const result = await run({ email: email.trim() })
      if (result.status === 'success') onSend(true)
      return result
    },
  })
  const texts = t.account.forgotten
  const loginUrl = linkTo(pathTo('login'))
  if (!form.sent)
    return (
      <FormFrame form={form} submit={texts.submit} besideSubmit={<Link href={loginUrl}>{texts.back}</Link>}>
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          label={t.forms.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
      </FormFrame>
    )
  return (
    <SentConfirmation
      title={texts.sent}
      action={
        <>
          <ButtonLink href={loginUrl}>{texts.back}</ButtonLink>
          <Button
            tone="quiet"
            onClick={() => {
              form.again()
              onSend(false)
            }}
          >
            {texts.again}
          </Button>
        </>
      }
    >
      <p>{texts.sentMore({ address: format.inText(sentTo) })}</p>
      <p>{texts.notReceived}</p>
    </SentConfirmation>
  )
}
