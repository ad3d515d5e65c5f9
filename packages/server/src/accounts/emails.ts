import { pathTo } from '@minaret/plans'
import type { Email } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage } from '@minaret/foundation/email'
import { type AccountEmail, accountEmailTexts } from './emailTemplates.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

/** Where the button of a letter leads: with the reference of that letter, or to the page where one logs in. */
function pathOf(which: AccountEmail, { config }: Mosque, reference?: string): string {
  if (which === 'reset') return pathTo('resetPassword', { token: reference ?? '' })
  if (which === 'register' || which === 'new-email') return pathTo('confirmEmail', { token: reference ?? '' })
  return config.mode === 'campaigns' ? '/login' : pathTo('login')
}

/**
 * One of the letters about an account.
 * @param reference for the letters with a link that does something: the reference it carries
 */
export function accountEmail(
  { tenant, to, language }: { tenant: Mosque; to: string; language: MailLanguage },
  which: AccountEmail,
  reference?: string,
): Email {
  const { subject, paragraphs, action, after } = accountEmailTexts[language][which](tenant.config.websiteName)
  const href = getSiteLink(tenant, pathOf(which, tenant, reference))
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject,
      paragraphs,
      after,
      ...(action ? { action: { label: action, href } } : {}),
    }),
  }
}
