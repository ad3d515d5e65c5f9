import { useRequestReset } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useDestination } from '../account/index.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, SentConfirmation, useRules, useSiteForm } from '../forms/index.ts'

/**
 * The form that requests a password reset email. It shows the same result whether or not the account exists.
 * @param props.onSend called with whether it has been sent
 */
export function ForgottenPasswordForm({ onSend }: { onSend(sent: boolean): void }) {
  const { t, format } = useWords('account', 'forms')
  const { linkTo } = useDestination()
  const { run } = useRequestReset()
  const rules = useRules()
  const [sentTo, setSentTo] = useState('')
  const form = useSiteForm<{ email: string }, unknown>({
    name: 'forgotten',
    keep: ['email'],
    async send({ email }) {
      setSentTo(email.trim())
      const settled = await run({ email: email.trim() })
      if (settled.status === 'success') onSend(true)
      return settled
    },
  })
  const words = t.account.forgotten
  const login = linkTo(pathTo('login'))
  if (!form.sent)
    return (
      <FormFrame form={form} submit={words.submit} beside={<Link href={login}>{words.back}</Link>}>
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
      title={words.sent}
      action={
        <>
          <ButtonLink href={login}>{words.back}</ButtonLink>
          <Button
            tone="quiet"
            onClick={() => {
              form.again()
              onSend(false)
            }}
          >
            {words.again}
          </Button>
        </>
      }
    >
      <p>{words.sentMore({ address: format.inText(sentTo) })}</p>
      <p>{words.nothing}</p>
    </SentConfirmation>
  )
}
