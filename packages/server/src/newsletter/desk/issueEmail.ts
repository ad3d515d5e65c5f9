import { createMarkdown } from '@minaret/markdown'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import { sanitise } from '@minaret/foundation/rich-text'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { UnsubscribeLink } from '../unsubscribeLink.ts'
import type { Issue } from './issues.ts'
import { deskNewsletterMessages as say } from './messages/index.ts'
import { languageIn } from './readSubscribers.ts'

const markdown = createMarkdown()

/** A text as an email's HTML: cleaned as on the site, with links that lead to the site from anywhere. */
const toHtml = (tenant: Pick<Tenant, 'address'>, text: string) =>
  sanitise(markdown.render(text)).replaceAll(
    / href="(\/[^"]*)"/g,
    (_all, path: string) => ` href="${getSiteLink(tenant, path)}"`,
  )

/** A text for programs that show no HTML: addresses written out, and no marks but those of lists and quotations. */
const toText = (tenant: Pick<Tenant, 'address'>, text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_all, label: string, href: string) => {
      const address = href.startsWith('/') ? getSiteLink(tenant, href) : href
      return label === address ? address : `${label} (${address})`
    })
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/^#+ +/gm, '')

/** The first words of a text, for the line beside the subject. */
const startOf = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[#*_>`|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

/**
 * One email of an issue. It says why somebody gets it and how they get no more, on a page and by their mail program's own button
 * (RFC 8058).
 * @param leave the link of its recipient; without it, for a test, the foot says that subscribers have one there
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
    subject: leave ? subject : say.testSubject(subject)[language],
    subjectTexts: [subject],
    preheader: startOf(body),
    paragraphs: [],
    body: { text: toText(tenant, body), html: toHtml(tenant, body) },
    footer: leave ? say.whyYouGetThis(tenant.config.websiteName)[language] : say.testFooter[language],
    ...(leave ? { leave: { label: say.unsubscribe[language], href: leave.page } } : {}),
  })
  const list = { 'List-Id': `<newsletter.${tenant.hostname}>`, Precedence: 'bulk' }
  return { to, ...rendered, headers: { ...list, ...leave?.headers } }
}
