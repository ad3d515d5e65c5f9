import { fillMessages } from '@minaret/messages'
import { pathTo } from '@minaret/plans'
import type { Email } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage } from '@minaret/foundation/email'
import type { AccountEmail } from './emailKinds.ts'
import { messages } from './emails/messages.gen.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

/** Returns the path of an email's button: a page with the email's reference, or the login page. */
function pathOf(kind: AccountEmail, { config }: Mosque, reference?: string): string {
  if (kind === 'reset') return pathTo('resetPassword', { token: reference ?? '' })
  if (kind === 'register' || kind === 'new-email') return pathTo('confirmEmail', { token: reference ?? '' })
  return config.mode === 'campaigns' ? '/login' : pathTo('login')
}

/**
 * Renders an email about an account.
 * @param reference for emails with a one-time link: the reference in the link
 */
export function renderAccountEmail(
  { tenant, to, language }: { tenant: Mosque; to: string; language: MailLanguage },
  kind: AccountEmail,
  reference?: string,
): Email {
  const content: { subject: string; paragraphs: string[]; action?: string; after?: string[] } = fillMessages(
    messages[kind],
    language,
    { mosque: tenant.config.websiteName },
  )
  const { action, after, ...template } = content
  const href = getSiteLink(tenant, pathOf(kind, tenant, reference))
  return {
    to,
    ...renderEmail(tenant, {
      language,
      ...template,
      afterAction: after,
      ...(action ? { action: { label: action, href } } : {}),
    }),
  }
}
