import { pathTo } from '@minaret/plans'
import type { Letter } from '@minaret/foundation/db'
import { siteLink, type Tenant } from '@minaret/foundation/tenancy'
import { compose, type MailLanguage } from '@minaret/foundation/email'
import { type AccountLetter, accountsWords } from './emailTemplates.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

/** Where the button of a letter leads: with the reference of that letter, or to the page where one logs in. */
function pathOf(which: AccountLetter, { config }: Mosque, reference?: string): string {
  if (which === 'reset') return pathTo('resetPassword', { token: reference ?? '' })
  if (which === 'register' || which === 'new-email') return pathTo('confirmEmail', { token: reference ?? '' })
  return config.mode === 'campaigns' ? '/login' : pathTo('login')
}

/**
 * One of the letters about an account.
 * @param reference for the letters with a link that does something: the reference it carries
 */
export function accountLetter(
  { tenant, to, language }: { tenant: Mosque; to: string; language: MailLanguage },
  which: AccountLetter,
  reference?: string,
): Letter {
  const { subject, paragraphs, action, after } = accountsWords[language][which](tenant.config.websiteName)
  const href = siteLink(tenant, pathOf(which, tenant, reference))
  return {
    to,
    ...compose(tenant, {
      language,
      subject,
      paragraphs,
      after,
      ...(action ? { action: { label: action, href } } : {}),
    }),
  }
}
