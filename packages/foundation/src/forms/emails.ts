import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { pathTo } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { formatDay } from '../i18n/formatDay.ts'
import { getSiteLink } from '../tenancy/siteLink.ts'
import { getMailbox } from './mailbox.ts'
import { renderEmail } from '../email/compose.ts'
import { type MailLanguage, getTenantLanguage } from '../email/language.ts'
import { type ApplicationState, type ContactTopic, formEmailTexts } from './emailTemplates.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>
/** To one person in their language. */
type Recipient = { tenant: Mosque; to: string; language: MailLanguage }
/** To the mosque's mailbox in its own. */
type MosqueMailbox = { tenant: Mosque; to: string }
/** Who filled a form in. */
type FormSender = { name: string; email: string; contactNumber?: string }

const facts = (rows: readonly (readonly [label: string, value: string | undefined])[]) =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const who = ({ name, email, contactNumber }: FormSender, words: (typeof formEmailTexts)['en']) =>
  [
    [words.labels.name, name],
    [words.labels.email, email],
    [words.labels.contactNumber, contactNumber],
  ] as const

/** What somebody wrote to the mosque, or asked the imam. A reply goes to whoever wrote. */
export function contactEmail(
  { tenant, to }: MosqueMailbox,
  message: FormSender & { topic: ContactTopic; subject?: string; message: string },
): Email {
  const language = getTenantLanguage(tenant)
  const words = formEmailTexts[language]
  const imam = message.topic === 'imam'
  const texts = imam ? words.imam : words.contact
  const about = words.topics[message.topic]
  return {
    to,
    replyTo: message.email,
    ...renderEmail(tenant, {
      language,
      subject: imam ? words.imam.subject : words.contact.subject(message.subject ?? about),
      subjectTexts: [message.subject ?? ''],
      paragraphs: [texts.opening],
      facts: facts([
        ...who(message, words),
        ...(imam ? [] : [[words.labels.topic, about] as const]),
        [words.labels.subject, message.subject],
      ]),
      quote: message.message,
      after: texts.after,
    }),
  }
}

/** A topic as it is stored, where it is one we know. */
const topicNames = new Map<string, ContactTopic>(
  (['general', 'visit', 'services', 'events', 'classes', 'donations', 'website', 'imam'] as const).map((topic) => [
    topic,
    topic,
  ]),
)

/**
 * What staff reply to a message, with the message below it. An answer goes to the mosque's own address; what the imam
 * replies must not come back to the office, so an answer to it goes nowhere, and the email says so.
 */
export function replyEmail(
  { tenant, to, language }: Recipient & { tenant: Pick<Tenant, 'config' | 'address'> },
  message: { topic: string; subject: string | null; message: string; createdAt: Date; forImam: boolean; reply: string },
): Email {
  const { reply: words, topics } = formEmailTexts[language]
  const { config } = tenant
  const { forImam } = message
  const isRead = !forImam && getMailbox(tenant) !== undefined
  const day = formatDay(language, wallClock(message.createdAt, config.timeZone).date)
  const about = message.subject ?? topics[topicNames.get(message.topic) ?? 'general']
  const rendered = renderEmail(tenant, {
    language,
    subject: forImam ? words.imamSubject(config.websiteName) : words.subject(about),
    subjectTexts: [message.subject ?? ''],
    paragraphs: [...message.reply.split(/\n{2,}/), words.wrote(day)],
    quote: message.message,
    after: [isRead ? words.answer : words.noAnswer],
    ...(isRead
      ? {}
      : { action: { label: words.again, href: getSiteLink(tenant, pathTo(forImam ? 'askImam' : 'contact')) } }),
  })
  // A person wrote it (RFC 3834). Without an address to answer to there is none, not even the mosque's.
  return { to, ...rendered, headers: { 'Auto-Submitted': 'no' }, ...(isRead ? {} : { replyTo: '' }) }
}

/** Tells an imam that a question waits at the desk: nothing of what it asks, nor who asks. */
export function imamNoticeEmail({ tenant, to }: MosqueMailbox): Email {
  const language = getTenantLanguage(tenant)
  return { to, ...renderEmail(tenant, { language, ...formEmailTexts[language].imamNotice(tenant.config.websiteName) }) }
}

/**
 * One of the three letters about the newsletter.
 * @param link where its button leads: to confirm, or to leave
 * @param headers for those one can leave from, what mail programs need to do it by themselves
 */
export function newsletterEmail(
  { tenant, to, language }: Recipient,
  which: 'confirm' | 'welcome' | 'already',
  link: string,
  headers?: Record<string, string>,
): Email {
  const { subject, paragraphs, action, after } = formEmailTexts[language].newsletter[which](tenant.config.websiteName)
  const rendered = renderEmail(tenant, { language, subject, paragraphs, action: { label: action, href: link }, after })
  return { to, ...rendered, ...(headers ? { headers } : {}) }
}

/** To an address a course was applied for with: its owner confirms that it was them. @param link where its button leads */
export function applicationConfirmEmail(
  { tenant, to, language }: Recipient,
  { course, link }: { course: string; link: string },
): Email {
  const { action, ...texts } = formEmailTexts[language].course.confirm(course)
  const email = { language, ...texts, subjectTexts: [course], action: { label: action, href: link } }
  return { to, ...renderEmail(tenant, email) }
}

/** To whoever applied for a course: whether there is a place, and the reference to quote. */
export function applicationEmail(
  { tenant, to, language }: Recipient,
  { course, state, reference }: { course: string; state: ApplicationState; reference: string },
): Email {
  const words = formEmailTexts[language]
  return {
    to,
    ...renderEmail(tenant, {
      language,
      ...words.course[state](course),
      subjectTexts: [course],
      facts: facts([
        [words.labels.course, course],
        [words.labels.reference, reference],
      ]),
      after: [words.course.notAsked],
    }),
  }
}

/** To whoever has applied for a course: somebody has done so again with their address, and nothing has changed. */
export function repeatedApplicationEmail(
  { tenant, to, language }: Recipient,
  { course, reference }: { course: string; reference: string },
): Email {
  const words = formEmailTexts[language]
  return {
    to,
    ...renderEmail(tenant, {
      language,
      ...words.course.again(course),
      subjectTexts: [course],
      facts: facts([
        [words.labels.course, course],
        [words.labels.reference, reference],
      ]),
    }),
  }
}

/** To the mosque: who has applied for which course. */
export function applicationNotice(
  { tenant, to }: MosqueMailbox,
  application: FormSender & { course: string; state: ApplicationState; reference: string; message?: string },
): Email {
  const language = getTenantLanguage(tenant)
  const words = formEmailTexts[language]
  return {
    to,
    replyTo: application.email,
    ...renderEmail(tenant, {
      language,
      subject: words.course.notice.subject(application.course),
      subjectTexts: [application.course],
      paragraphs: [words.course.notice.opening],
      facts: facts([
        [words.labels.course, application.course],
        ...who(application, words),
        [words.labels.state, words.course.states[application.state]],
        [words.labels.reference, application.reference],
      ]),
      quote: application.message,
    }),
  }
}

/** To the guardian: the reference, and how many children; nothing about them. */
export function registrationEmail(
  { tenant, to, language }: Recipient,
  { reference, children }: { reference: string; children: number },
): Email {
  const { maktab, labels } = formEmailTexts[language]
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: maktab.subject,
      paragraphs: maktab.paragraphs,
      facts: facts([
        [labels.reference, reference],
        [labels.children, String(children)],
      ]),
      after: [maktab.notAsked],
    }),
  }
}

/** To the mosque: which guardian has registered how many children; nothing about them. */
export function registrationNotice(
  { tenant, to }: MosqueMailbox,
  registration: FormSender & { relationship?: string; reference: string; children: number },
): Email {
  const language = getTenantLanguage(tenant)
  const words = formEmailTexts[language]
  return {
    to,
    replyTo: registration.email,
    ...renderEmail(tenant, {
      language,
      subject: words.maktab.notice.subject,
      paragraphs: [words.maktab.notice.opening],
      facts: facts([
        [words.labels.reference, registration.reference],
        [words.labels.children, String(registration.children)],
        ...who(registration, words),
        [words.labels.relationship, registration.relationship],
      ]),
    }),
  }
}
