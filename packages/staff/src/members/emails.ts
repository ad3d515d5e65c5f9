import type { Role } from '@minaret/plans'
import { type Email } from '@minaret/foundation/db'
import { renderEmail, type MailLanguage, getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages } from './emails/messages.gen.ts'
import { roleList } from './roles.ts'

type Mosque = Pick<Tenant, 'config' | 'address'>

const getLanguage = (tenant: Mosque): MailLanguage => getTenantLanguage(tenant)

/** Creates an invitation’s email. @param link its URL on the desk, with the reference after `#`, which no server logs */
export function invitationEmail(
  tenant: Mosque,
  { to, inviter, roles, link }: { to: string; inviter?: string; roles: readonly Role[]; link: string },
): Email {
  const language = getLanguage(tenant)
  const { subject, paragraphs, action, after } = fillMessages(messages.invitation, language, {
    mosque: tenant.config.websiteName,
    inviter,
    roles: roleList(roles)[language],
  })
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject,
      paragraphs,
      afterAction: after,
      action: { label: action, href: link },
    }),
  }
}

/** Creates the email that tells an owner about a new member of staff. */
export function joinedEmail(
  tenant: Mosque,
  { to, name, roles, link }: { to: string; name: string; roles: readonly Role[]; link: string },
): Email {
  const language = getLanguage(tenant)
  const { subject, paragraphs, action } = fillMessages(messages.joined, language, {
    mosque: tenant.config.websiteName,
    name,
    roles: roleList(roles)[language],
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
