import type { components } from '@minaret/contract'
import { useContact } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Link, Select, TextArea, TextField } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, SentConfirmation, useRemainingText, useRules, useSiteForm } from '../forms/index.ts'

type Topic = components['schemas']['ContactTopic']

/** The topics of this form; questions to the imam have their own page. */
const topics = ['general', 'visit', 'services', 'events', 'classes', 'donations', 'website'] as const satisfies Topic[]

type Message = { topic: (typeof topics)[number]; name: string; email: string; contactNumber: string; message: string }

/** The maximum length of a message in the contract. */
const maxLength = 4000

/** The contact form. */
export function ContactForm() {
  const { t } = useMessages('contact', 'forms')
  const rules = useRules()
  const formatRemaining = useRemainingText()
  const canOpen = useOpenScreens()
  const contact = useContact()
  const form = useSiteForm<Message, unknown>({
    name: 'contact',
    keep: ['topic', 'name', 'email', 'contactNumber', 'message'],
    send: ({ topic, name, email, contactNumber, message }, extra) =>
      contact.run({
        topic,
        name: name.trim(),
        email: email.trim(),
        contactNumber: contactNumber.trim() || undefined,
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
        <p>{t.contact.thanksMore}</p>
      </SentConfirmation>
    )
  return (
    <FormFrame form={form} submit={t.contact.send} privacy={t.contact.privacy} hasHoneypot>
      <Select
        {...form.field('topic')}
        label={t.contact.topic}
        options={topics.map((topic) => ({ value: topic, label: t.contact.topics[topic] }))}
      />
      {canOpen('askImam') && (
        <p>
          {t.contact.imam} <Link href={pathTo('askImam')}>{t.contact.askImam}</Link>
        </p>
      )}
      <TextField {...form.field('name', rules.name)} label={t.forms.name} autoComplete="name" />
      <TextField
        {...form.field('email', rules.email)}
        type="email"
        inputMode="email"
        label={t.forms.email}
        hint={t.contact.emailHint}
        autoComplete="email"
      />
      <TextField
        {...form.field('contactNumber', rules.optionalNumber)}
        type="tel"
        label={t.forms.number}
        optional={t.forms.optional}
        autoComplete="tel"
      />
      <TextArea
        {...form.area('message', rules.combineChecks(rules.required(t.contact.noMessage), rules.atMost(maxLength)))}
        rows={5}
        label={t.contact.message}
        limit={maxLength}
        remaining={formatRemaining}
      />
    </FormFrame>
  )
}
