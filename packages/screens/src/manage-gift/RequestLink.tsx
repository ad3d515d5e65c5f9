import { useRequestManageLink } from '@minaret/domain'
import { Button, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useRules, useSiteForm } from '../forms/index.ts'

type Values = { email: string; reference: string }

/** Requests a new link by email address and reference. It shows the same result whether or not the gift exists. */
export function RequestLink() {
  const { t, format } = useMessages('manageGift', 'forms')
  const { run } = useRequestManageLink()
  const rules = useRules()
  const [sentTo, setSentTo] = useState('')
  const texts = t.manageGift.ask
  const form = useSiteForm<Values, unknown>({
    name: 'manage-link',
    keep: ['email', 'reference'],
    async send({ email, reference }, extra) {
      setSentTo(email.trim())
      return run({ email: email.trim(), reference: reference.trim(), ...extra })
    },
  })
  if (form.sent)
    return (
      <SentConfirmation
        title={texts.sent}
        action={
          <Button tone="quiet" onClick={form.again}>
            {texts.again}
          </Button>
        }
      >
        <p>{texts.sentMore({ email: format.inText(sentTo) })}</p>
        <p>{texts.notReceived}</p>
      </SentConfirmation>
    )
  return (
    <FormFrame form={form} submit={texts.submit} hasHoneypot>
      <TextField
        {...form.field('email', rules.email)}
        type="email"
        label={t.forms.email}
        hint={texts.emailHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <TextField
        {...form.field('reference', rules.combineChecks(rules.required(texts.errors.reference), rules.atMost(40)))}
        label={texts.reference}
        hint={texts.referenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
    </FormFrame>
  )
}
