import { useRequestReset, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link, TextField } from '@minaret/ui'
import { useState } from 'react'
import { AccountFrame, useOnward } from '../account/index.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, Sent, useRules, useSiteForm } from '../forms/index.ts'

type Values = { email: string }

/** Asks for the letter with a link to set a new password. Says the same whether there is an account or not. */
export function Forgotten() {
  const { t, format } = useWords('account', 'forms')
  const { websiteName } = useTenant()
  const { by } = useOnward()
  const { run } = useRequestReset()
  const rules = useRules()
  const [address, setAddress] = useState('')
  const form = useSiteForm<Values, unknown>({
    name: 'forgotten',
    keep: ['email'],
    send({ email }) {
      setAddress(email.trim())
      return run({ email: email.trim() })
    },
  })
  const words = t.account.forgotten
  const login = by(pathTo('login'))

  return (
    <AccountFrame
      title={words.title}
      lead={form.sent ? undefined : words.lead}
      description={words.description(format.inText(websiteName))}
    >
      {form.sent ? (
        <Sent
          title={words.sent}
          action={
            <>
              <ButtonLink href={login}>{words.back}</ButtonLink>
              <Button tone="quiet" onClick={form.again}>
                {words.again}
              </Button>
            </>
          }
        >
          <p>{words.sentMore(format.inText(address))}</p>
          <p>{words.nothing}</p>
        </Sent>
      ) : (
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
      )}
    </AccountFrame>
  )
}
