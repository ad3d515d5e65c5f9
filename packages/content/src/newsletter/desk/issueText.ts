import { createMarkdown } from '@minaret/markdown'
import { sanitise } from '@minaret/foundation/rich-text'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'

const markdown = createMarkdown()

/**
 * A text as an email's HTML: cleaned as on the site, with links that lead to the site from anywhere.
 * @untrusted
 */
export const toIssueHtml = (tenant: Pick<Tenant, 'address'>, text: string) =>
  sanitise(markdown.render(text)).replaceAll(
    / href="(\/[^"]*)"/g,
    (_all, path: string) => ` href="${getSiteLink(tenant, path)}"`,
  )

/**
 * A text for programs that show no HTML: addresses written out, and no marks but those of lists and quotations.
 * @untrusted
 */
export const toIssueText = (tenant: Pick<Tenant, 'address'>, text: string) =>
  text
    .replaceAll(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (_all, label: string, href: string) => {
      const address = href.startsWith('/') ? getSiteLink(tenant, href) : href
      return label === address ? address : `${label} (${address})`
    })
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/^#+ +/gm, '')

/**
 * The first words of a text, for the line beside the subject.
 * @untrusted
 */
export const startOfIssue = (text: string) =>
  text
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[#*_>`|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
