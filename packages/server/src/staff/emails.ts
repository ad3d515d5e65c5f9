import type { Role } from '@minaret/plans'
import { type Letter } from '@minaret/foundation/db'
import { compose, type MailLanguage, ownLanguage } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { staffEmailWords } from './emailWords.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

const languageOf = (tenant: Mosque): MailLanguage => ownLanguage(tenant)

/** The email of an invitation. @param link its address on the desk, with the reference after `#`, which no server logs */
export function invitationEmail(
  tenant: Mosque,
  { to, inviter, roles, link }: { to: string; inviter?: string; roles: readonly Role[]; link: string },
): Letter {
  const language = languageOf(tenant)
  const words = staffEmailWords[language]
  const { subject, paragraphs, action, after } = words.invitation({
    mosque: tenant.config.websiteName,
    inviter,
    roles: roles.map((role) => words.roles[role]).join(', '),
  })
  return { to, ...compose(tenant, { language, subject, paragraphs, after, action: { label: action, href: link } }) }
}

/** Tells an owner that somebody has joined the staff. */
export function joinedEmail(
  tenant: Mosque,
  { to, name, roles, link }: { to: string; name: string; roles: readonly Role[]; link: string },
): Letter {
  const language = languageOf(tenant)
  const words = staffEmailWords[language]
  const { subject, paragraphs, action } = words.joined({
    mosque: tenant.config.websiteName,
    name,
    roles: roles.map((role) => words.roles[role]).join(', '),
  })
  return { to, ...compose(tenant, { language, subject, paragraphs, action: { label: action, href: link } }) }
}
