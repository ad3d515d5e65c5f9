import { fillMessages, inLanguage } from '@minaret/messages'
import { renderEmail } from '../email/compose.ts'
import type { MailLanguage } from '../email/language.ts'
import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { messages as decisions } from './decisions/messages.gen.ts'
import { messages } from './emails/messages.gen.ts'
import { getMailbox } from './mailbox.ts'
import type { ApplicationDecision } from './states.ts'

/** The course applied for, by its title; the maktab if undefined. */
export type AppliedTo = { course?: string }

/** Returns the default text of a decision's email, for staff to edit. */
export const suggestDecision = (
  language: MailLanguage,
  { course }: AppliedTo,
  to: ApplicationDecision,
): { subject: string; text: string } =>
  course === undefined
    ? inLanguage(decisions.maktab[to], language)
    : fillMessages(decisions.course[to], language, { course })

/**
 * Creates the email that tells the applicant of the decision, as worded by staff. Replies go to the mosque's address;
 * if it has none, the email says that replies are not read.
 */
export function decisionEmail(
  { tenant, to, language }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string; language: MailLanguage },
  { course, decision, reference, text }: AppliedTo & { decision: ApplicationDecision; reference: string; text: string },
): Email {
  const { labels, reply } = inLanguage(messages, language)
  const isRead = getMailbox(tenant) !== undefined
  const renderedEmail = renderEmail(tenant, {
    language,
    subject: suggestDecision(language, { course }, decision).subject,
    subjectTexts: [course ?? ''],
    paragraphs: text.trim().split(/\n{2,}/),
    facts: [
      ...(course === undefined ? [] : [{ label: labels.course, value: course }]),
      { label: labels.reference, value: reference },
    ],
    afterAction: [isRead ? reply.answer : reply.noAnswer],
  })
  // Not automatic: a person decided (RFC 3834).
  return { to, ...renderedEmail, headers: { 'Auto-Submitted': 'no' }, ...(isRead ? {} : { replyTo: '' }) }
}
