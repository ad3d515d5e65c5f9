import { useContact } from '@minaret/domain'
import { ButtonLink, Notice, TextArea, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useRemainingText, useRules, useSiteForm } from '../forms/index.ts'

type Question = { name: string; email: string; message: string }

/** The maximum length of a question in the contract. */
const maxLength = 4000

/** The form for a question to the imam. It stores nothing in the browser, which may be shared. */
export function AskForm() {
  const { t } = useMessages('contact', 'forms')
  const texts = t.contact.ask
  const rules = useRules()
  const formatRemaining = useRemainingText()
  const contact = useContact()
  const form = useSiteForm<Question, unknown>({
    name: 'ask-imam',
    send: ({ name, email, message }, extra) =>
      contact.run({
        topic: 'imam',
        name: name.trim() || texts.anonymous,
        email: email.trim(),
        message: message.trim(),
        ...extra,
      }),
  })

  if (form.sent)
    return (
      <SentConfirmation
        title={t.contact.thanks}
        action={
          <ButtonLink href="/" tone="quiet">
            {t.contact.backHome}
          </ButtonLink>
        }
      >
        <p>{texts.sentMore}</p>
      </SentConfirmation>
    )
  return (
    <>
      <Notice title={texts.private}>{texts.privateMore}</Notice>
      <FormFrame form={form} submit={texts.send} privacy={texts.privacy} hasHoneypot>
        <TextArea
          {...form.area('message', rules.combineChecks(rules.required(texts.noQuestion), rules.atMost(maxLength)))}
          rows={6}
          label={texts.question}
          hint={texts.questionHint}
          limit={maxLength}
          remaining={formatRemaining}
        />
        <TextField
          {...form.field('name', rules.atMost(100))}
          label={t.forms.name}
          optional={t.forms.optional}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          inputMode="email"
          label={t.forms.email}
          hint={texts.emailHint}
          autoComplete="email"
        />
      </FormFrame>
    </>
  )
}
