import type { Role } from '@minaret/plans'
import { type Email } from '@minaret/foundation/db'
import { renderEmail, type MailLanguage, getTenantLanguage } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { staffEmailWords } from './emailWords.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

const languageOf = (tenant: Mosque): MailLanguage => getTenantLanguage(tenant)

/** The email of an invitation. @param link its address on the desk, with the reference after `#`, which no server logs */
export function invitationEmail(
  tenant: Mosque,
  { to, inviter, roles, link }: { to: string; inviter?: string; roles: readonly Role[]; link: string },
): Email {
  const language = languageOf(tenant)
  const words = staffEmailWords[language]
  const { subject, paragraphs, action, after } = words.invitation({
    mosque: tenant.config.websiteName,
    inviter,
    roles: roles.map((role) => words.roles[role]).join(', '),
  })
  return { to, ...renderEmail(tenant, { language, subject, paragraphs, after, action: { label: action, href: link } }) }
}

/** Tells an owner that somebody has joined the staff. */
export function joinedEmail(
  tenant: Mosque,
  { to, name, roles, link }: { to: string; name: string; roles: readonly Role[]; link: string },
): Email {
  const language = languageOf(tenant)
  const words = staffEmailWords[language]
  const { subject, paragraphs, action } = words.joined({
    mosque: tenant.config.websiteName,
    name,
    roles: roles.map((role) => words.roles[role]).join(', '),
  })
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject,
      subjectTexts: [name],
      paragraphs,
      action: { label: action, href: link },
    }),
  }
}
