import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { UnsubscribeLink } from '../unsubscribeLink.ts'
import type { Issue } from './issues.ts'
import { startOfIssue, toIssueHtml, toIssueText } from './issueText.ts'
import { messages as texts } from './messages.gen.ts'
import { parseLanguage } from './readSubscribers.ts'

/**
 * Renders an email of an issue. Its footer explains why the recipient gets it, with an unsubscribe link, which mail clients
 * also offer as a button (RFC 8058).
 * @param unsubscribeLink the recipient's; absent in a test email, whose footer explains that
 */
export function issueEmail(
  tenant: Pick<Tenant, 'config' | 'address' | 'hostname'>,
  { subject, body, language: storedLanguage }: Pick<Issue, 'subject' | 'body' | 'language'>,
  to: string,
  unsubscribeLink?: UnsubscribeLink,
): Email {
  const language = parseLanguage(storedLanguage) ?? getTenantLanguage(tenant)
  const renderedEmail = renderEmail(tenant, {
    language,
    subject: unsubscribeLink ? subject : texts.testSubject({ subject })[language],
    subjectTexts: [subject],
    preheader: startOfIssue(body),
    paragraphs: [],
    body: { text: toIssueText(tenant, body), html: toIssueHtml(tenant, body) },
    footer: unsubscribeLink
      ? texts.whyYouGetThis({ mosque: tenant.config.websiteName })[language]
      : texts.testFooter[language],
    ...(unsubscribeLink ? { unsubscribe: { label: texts.unsubscribe[language], href: unsubscribeLink.page } } : {}),
  })
  const listHeaders = { 'List-Id': `<newsletter.${tenant.hostname}>`, Precedence: 'bulk' }
  return { to, ...renderedEmail, headers: { ...listHeaders, ...unsubscribeLink?.headers } }
}
