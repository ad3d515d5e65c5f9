import { renderEmail } from '../email/compose.ts'
import type { MailLanguage } from '../email/language.ts'
import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { type ApplicationDecision, decisionTexts } from './decisionTexts.ts'
import { formEmailTexts } from './emailTemplates.ts'
import { getMailbox } from './mailbox.ts'

/** What was applied for: a course by its title, or the maktab without one. */
export type AppliedFor = { course?: string }

/** What the email of a decision says by itself, for staff to change. */
export const suggestDecision = (
  language: MailLanguage,
  { course }: AppliedFor,
  to: ApplicationDecision,
): { subject: string; text: string } => {
  const texts = decisionTexts[language]
  return (course === undefined ? texts.maktab : texts.course(course))[to]
}

/**
 * Tells whoever applied what was decided, in staff's words. An answer goes to the mosque's own address; where it has none the
 * email says that nobody would read it.
 */
export function decisionEmail(
  { tenant, to, language }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string; language: MailLanguage },
  {
    course,
    decision,
    reference,
    text,
  }: AppliedFor & { decision: ApplicationDecision; reference: string; text: string },
): Email {
  const { labels, reply } = formEmailTexts[language]
  const isRead = getMailbox(tenant) !== undefined
  const rendered = renderEmail(tenant, {
    language,
    subject: suggestDecision(language, { course }, decision).subject,
    subjectTexts: [course ?? ''],
    paragraphs: text.trim().split(/\n{2,}/),
    facts: [
      ...(course === undefined ? [] : [{ label: labels.course, value: course }]),
      { label: labels.reference, value: reference },
    ],
    after: [isRead ? reply.answer : reply.noAnswer],
  })
  // A person decided it (RFC 3834).
  return { to, ...rendered, headers: { 'Auto-Submitted': 'no' }, ...(isRead ? {} : { replyTo: '' }) }
}
