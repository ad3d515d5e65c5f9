import { fillMessages } from '@minaret/messages'
import { parseConfig } from '@minaret/plans'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, type MailLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages } from './emails/messages.gen.ts'

/** Returns the desk as the sender of emails before there is a mosque. @param address without a trailing slash */
export const deskSender = (address: string) => ({
  config: parseConfig([{ key: 'websiteName', value: 'Minaret' }]),
  hostname: new URL(address).hostname,
  address,
})

/** Renders the email with the code that verifies an address. */
export function codeEmail(
  address: string,
  { email: to, code, language }: { email: string; code: string; language: MailLanguage },
): Email {
  const { after, ...email } = fillMessages(messages.code, language, { code })
  return { to, ...renderEmail(deskSender(address), { language, ...email, afterAction: after }) }
}

/** Renders the email that a mosque is approved. @param link to its desk */
export function approvedEmail(tenant: Pick<Tenant, 'config' | 'address'>, to: string, link: string): Email {
  const language = getTenantLanguage(tenant)
  const { action, ...email } = fillMessages(messages.approved, language, { mosque: tenant.config.websiteName })
  return { to, ...renderEmail(tenant, { language, ...email, action: { label: action, href: link } }) }
}

/** Renders the email that a mosque was declined, with the reason. */
export function declinedEmail(tenant: Pick<Tenant, 'config' | 'address'>, to: string, reason: string): Email {
  const language = getTenantLanguage(tenant)
  const {
    reason: label,
    after,
    ...email
  } = fillMessages(messages.declined, language, { mosque: tenant.config.websiteName })
  return { to, ...renderEmail(tenant, { language, ...email, afterAction: after, facts: [{ label, value: reason }] }) }
}

/** Renders the email that a mosque was suspended or reopened, with the reason. @param link to its desk */
export function stateEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  to: string,
  { state, reason, link }: { state: 'open' | 'suspended'; reason: string; link: string },
): Email {
  const language = getTenantLanguage(tenant)
  const values = { mosque: tenant.config.websiteName }
  const facts = [{ label: messages.declined.reason[language], value: reason }]
  if (state === 'suspended') {
    const { after, ...suspendedEmail } = fillMessages(messages.suspended, language, values)
    return { to, ...renderEmail(tenant, { language, ...suspendedEmail, afterAction: after, facts }) }
  }
  const action = { label: messages.approved.action[language], href: link }
  const email = { language, ...fillMessages(messages.reopened, language, values), facts, action }
  return { to, ...renderEmail(tenant, email) }
}
