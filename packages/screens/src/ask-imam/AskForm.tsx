import { useContact } from '@minaret/domain'
import { ButtonLink, Notice, TextArea, TextField } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, SentConfirmation, useRemainingText, useRules, useSiteForm } from '../forms/index.ts'

type Question = { name: string; email: string; message: string }

/** The maximum length of a question in the contract. */
const maxLength = 4000

/** The form for a question to the imam. It stores nothing in the browser, which may be shared. */
export function AskForm() {
  const { t } = useWords('contact', 'forms')
  const words = t.contact.ask
  const rules = useRules()
  const formatRemaining = useRemainingText()
  const contact = useContact()
  const form = useSiteForm<Question, unknown>({
    name: 'ask-imam',
    send: ({ name, email, message }, extra) =>
      contact.run({
        topic: 'imam',
        name: name.trim() || words.nobody,
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
        <p>{words.sentMore}</p>
      </SentConfirmation>
    )
  return (
    <>
      <Notice title={words.private}>{words.privateMore}</Notice>
      <FormFrame form={form} submit={words.send} privacy={words.privacy} trap>
        <TextArea
          {...form.area('message', rules.all(rules.required(words.noQuestion), rules.atMost(maxLength)))}
          rows={6}
          label={words.question}
          hint={words.questionHint}
          limit={maxLength}
          remaining={formatRemaining}
        />
        <TextField
          {...form.field('name', rules.atMost(100))}
          label={t.forms.name}
          optional={t.forms.optional}
          hint={words.nameHint}
          autoComplete="off"
        />
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          inputMode="email"
          label={t.forms.email}
          hint={words.emailHint}
          autoComplete="email"
        />
      </FormFrame>
    </>
  )
}
