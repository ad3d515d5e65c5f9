import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { UnsubscribeLink } from '../unsubscribeLink.ts'
import type { Issue } from './issues.ts'
import { startOfIssue, toIssueHtml, toIssueText } from './issueText.ts'
import { messages as texts } from './messages.gen.ts'
import { languageIn } from './readSubscribers.ts'

/**
 * Renders an email of an issue. Its footer explains the reason, with a link to unsubscribe, which mail clients also offer as
 * a button (RFC 8058).
 * @param leave the recipient's unsubscribe link; absent in a test email, whose footer explains that
 */
export function issueEmail(
  tenant: Pick<Tenant, 'config' | 'address' | 'hostname'>,
  { subject, body, language: stored }: Pick<Issue, 'subject' | 'body' | 'language'>,
  to: string,
  leave?: UnsubscribeLink,
): Email {
  const language = languageIn(stored) ?? getTenantLanguage(tenant)
  const rendered = renderEmail(tenant, {
    language,
    subject: leave ? subject : texts.testSubject({ subject })[language],
    subjectTexts: [subject],
    preheader: startOfIssue(body),
    paragraphs: [],
    body: { text: toIssueText(tenant, body), html: toIssueHtml(tenant, body) },
    footer: leave ? texts.whyYouGetThis({ mosque: tenant.config.websiteName })[language] : texts.testFooter[language],
    ...(leave ? { leave: { label: texts.unsubscribe[language], href: leave.page } } : {}),
  })
  const list = { 'List-Id': `<newsletter.${tenant.hostname}>`, Precedence: 'bulk' }
  return { to, ...rendered, headers: { ...list, ...leave?.headers } }
}
