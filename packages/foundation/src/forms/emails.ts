import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { pathTo } from '@minaret/plans'
import { fillMessages, inLanguage } from '@minaret/messages'
import { wallClock } from '@minaret/timetable'
import { formatDay } from '../i18n/formatDay.ts'
import { getSiteLink } from '../tenancy/siteLink.ts'
import { getMailbox } from './mailbox.ts'
import { renderEmail } from '../email/compose.ts'
import { type MailLanguage, getTenantLanguage } from '../email/language.ts'
import { messages } from './emails/messages.gen.ts'
import type { ApplicationState, ContactTopic } from './states.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>
/** A recipient, with their language. */
type Recipient = { tenant: Mosque; to: string; language: MailLanguage }
/** The mosque's mailbox; emails to it are in the mosque's language. */
type MosqueMailbox = { tenant: Mosque; to: string }
/** The sender of a form. */
type FormSender = { name: string; email: string; contactNumber?: string }

const toFacts = (rows: readonly (readonly [label: string, value: string | undefined])[]) =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const senderFacts = ({ name, email, contactNumber }: FormSender, language: MailLanguage) =>
  [
    [messages.labels.name[language], name],
    [messages.labels.email[language], email],
    [messages.labels.contactNumber[language], contactNumber],
  ] as const

/** Creates the email with a message to the mosque or a question to the imam. Replies go to its sender. */
export function contactEmail(
  { tenant, to }: MosqueMailbox,
  message: FormSender & { topic: ContactTopic; subject?: string; message: string },
): Email {
  const language = getTenantLanguage(tenant)
  const catalogue = inLanguage(messages, language)
  const isForImam = message.topic === 'imam'
  const texts = isForImam ? catalogue.imam : catalogue.contact
  const topicName = catalogue.topics[message.topic]
  return {
    to,
    replyTo: message.email,
    ...renderEmail(tenant, {
      language,
      subject: isForImam ? catalogue.imam.subject : catalogue.contact.subject({ about: message.subject ?? topicName }),
      subjectTexts: [message.subject ?? ''],
      paragraphs: [texts.opening],
      facts: toFacts([
        ...senderFacts(message, language),
        ...(isForImam ? [] : [[catalogue.labels.topic, topicName] as const]),
        [catalogue.labels.subject, message.subject],
      ]),
      quote: message.message,
      afterAction: texts.after,
    }),
  }
}

/** Known topics by their stored names. */
const topicNames = new Map<string, ContactTopic>(
  (['general', 'visit', 'services', 'events', 'classes', 'donations', 'website', 'imam'] as const).map((topic) => [
    topic,
    topic,
  ]),
)

/**
 * Creates the email with a staff reply, quoting the message. Replies to it go to the mosque's own address; replies to the
 * imam must not reach the office, so those emails have no reply address, and say so.
 */
export function replyEmail(
  { tenant, to, language }: Recipient & { tenant: Pick<Tenant, 'config' | 'address'> },
  message: { topic: string; subject: string | null; message: string; createdAt: Date; forImam: boolean; reply: string },
): Email {
  const { reply: texts, topics } = inLanguage(messages, language)
  const { config } = tenant
  const { forImam } = message
  const isRead = !forImam && getMailbox(tenant) !== undefined
  const day = formatDay(language, wallClock(message.createdAt, config.timeZone).date)
  const topic = message.subject ?? topics[topicNames.get(message.topic) ?? 'general']
  const renderedEmail = renderEmail(tenant, {
    language,
    subject: forImam ? texts.imamSubject({ mosque: config.websiteName }) : texts.subject({ about: topic }),
    subjectTexts: [message.subject ?? ''],
    paragraphs: [...message.reply.split(/\n{2,}/), texts.wrote({ day })],
    quote: message.message,
    afterAction: [isRead ? texts.answer : texts.noAnswer],
    ...(isRead
      ? {}
      : { action: { label: texts.again, href: getSiteLink(tenant, pathTo(forImam ? 'askImam' : 'contact')) } }),
  })
  // Not automatic: a person wrote it (RFC 3834). If replies are not read, not even the mosque's address is set.
  return { to, ...renderedEmail, headers: { 'Auto-Submitted': 'no' }, ...(isRead ? {} : { replyTo: '' }) }
}

/** Creates the email that tells an imam of a new question at the desk, without its content or sender. */
export function imamNoticeEmail({ tenant, to }: MosqueMailbox): Email {
  const language = getTenantLanguage(tenant)
  const texts = fillMessages(messages.imamNotice, language, { mosque: tenant.config.websiteName })
  return { to, ...renderEmail(tenant, { language, ...texts }) }
}

/**
 * Creates one of the three emails about the newsletter.
 * @param link target of its button: to confirm or to unsubscribe
 * @param headers one-click unsubscribe headers, for emails with an unsubscribe link
 */
export function newsletterEmail(
  { tenant, to, language }: Recipient,
  kind: 'confirm' | 'welcome' | 'already',
  link: string,
  headers?: Record<string, string>,
): Email {
  const values = { mosque: tenant.config.websiteName }
  const { subject, paragraphs, action, after } = fillMessages(messages.newsletter[kind], language, values)
  const renderedEmail = renderEmail(tenant, {
    language,
    subject,
    paragraphs,
    action: { label: action, href: link },
    afterAction: after,
  })
  return { to, ...renderedEmail, ...(headers ? { headers } : {}) }
}

/** Creates the email by which an applicant for a course confirms their address. @param link target of its button */
export function applicationConfirmEmail(
  { tenant, to, language }: Recipient,
  { course, link }: { course: string; link: string },
): Email {
  const { action, after, ...texts } = fillMessages(messages.course.confirm, language, { course })
  const content = { language, ...texts, subjectTexts: [course], action: { label: action, href: link } }
  const email = { ...content, afterAction: after }
  return { to, ...renderEmail(tenant, email) }
}

/** Creates the email to an applicant for a course: whether there is a place, and the reference to quote. */
export function applicationEmail(
  { tenant, to, language }: Recipient,
  { course, state, reference }: { course: string; state: ApplicationState; reference: string },
): Email {
  const texts = inLanguage(messages, language)
  return {
    to,
    ...renderEmail(tenant, {
      language,
      ...fillMessages(messages.course[state], language, { course }),
      subjectTexts: [course],
      facts: toFacts([
        [texts.labels.course, course],
        [texts.labels.reference, reference],
      ]),
      afterAction: [texts.course.notAsked],
    }),
  }
}

/** Creates the email to an applicant whose address was used to apply again: nothing has changed. */
export function repeatedApplicationEmail(
  { tenant, to, language }: Recipient,
  { course, reference }: { course: string; reference: string },
): Email {
  const texts = inLanguage(messages, language)
  return {
    to,
    ...renderEmail(tenant, {
      language,
      ...fillMessages(messages.course.again, language, { course }),
      subjectTexts: [course],
      facts: toFacts([
        [texts.labels.course, course],
        [texts.labels.reference, reference],
      ]),
    }),
  }
}

/** Creates the email that tells the mosque of an application for a course. */
export function applicationNotice(
  { tenant, to }: MosqueMailbox,
  application: FormSender & { course: string; state: ApplicationState; reference: string; message?: string },
): Email {
  const language = getTenantLanguage(tenant)
  const texts = inLanguage(messages, language)
  return {
    to,
    replyTo: application.email,
    ...renderEmail(tenant, {
      language,
      subject: texts.course.notice.subject({ course: application.course }),
      subjectTexts: [application.course],
      paragraphs: [texts.course.notice.opening],
      facts: toFacts([
        [texts.labels.course, application.course],
        ...senderFacts(application, language),
        [texts.labels.state, texts.course.states[application.state]],
        [texts.labels.reference, application.reference],
      ]),
      quote: application.message,
    }),
  }
}

/** Creates the email to a guardian: the reference and the number of children, without their details. */
export function registrationEmail(
  { tenant, to, language }: Recipient,
  { reference, children }: { reference: string; children: number },
): Email {
  const { maktab, labels } = inLanguage(messages, language)
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: maktab.subject,
      paragraphs: maktab.paragraphs,
      facts: toFacts([
        [labels.reference, reference],
        [labels.children, String(children)],
      ]),
      afterAction: [maktab.notAsked],
    }),
  }
}

/** Creates the email that tells the mosque of a registration: the guardian and the number of children, without their details. */
export function registrationNotice(
  { tenant, to }: MosqueMailbox,
  registration: FormSender & { relationship?: string; reference: string; children: number },
): Email {
  const language = getTenantLanguage(tenant)
  const texts = inLanguage(messages, language)
  return {
    to,
    replyTo: registration.email,
    ...renderEmail(tenant, {
      language,
      subject: texts.maktab.notice.subject,
      paragraphs: [texts.maktab.notice.opening],
      facts: toFacts([
        [texts.labels.reference, registration.reference],
        [texts.labels.children, String(registration.children)],
        ...senderFacts(registration, language),
        [texts.labels.relationship, registration.relationship],
      ]),
    }),
  }
}
