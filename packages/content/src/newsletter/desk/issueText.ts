import { createMarkdown } from '@minaret/markdown'
import { sanitise } from '@minaret/foundation/rich-text'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'

const markdown = createMarkdown()

/**
 * Converts text to an email's HTML, sanitised as on the site and with absolute links.
 * @untrusted
 */
export const toIssueHtml = (tenant: Pick<Tenant, 'address'>, text: string) =>
  sanitise(markdown.render(text)).replaceAll(
    / href="(\/[^"]*)"/g,
    (_match, path: string) => ` href="${getSiteLink(tenant, path)}"`,
  )

/**
 * Converts text to an email's plain text, with URLs written out and without most Markdown.
 * @untrusted
 */
export const toIssueText = (tenant: Pick<Tenant, 'address'>, text: string) =>
  text
    .replaceAll(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (_match, label: string, href: string) => {
      const address = href.startsWith('/') ? getSiteLink(tenant, href) : href
      return label === address ? address : `${label} (${address})`
    })
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/^#+ +/gm, '')

/**
 * The start of an issue, for the preheader.
 * @untrusted
 */
export const startOfIssue = (text: string) =>
  text
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[#*_>`|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
