import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { LoginEvent } from '../members/mosques.ts'
import { formatInstant, renderNotice } from '../members/notices.ts'
import { messages } from './emails/messages.gen.ts'

type EmailRenderer = LoginEvent['renderEmail']

/** Returns the language and name of a mosque for its emails. */
const getMosqueValues = (tenant: Tenant) => ({ language: getTenantLanguage(tenant), mosque: tenant.config.websiteName })

/** Creates the email about a started recovery, with its cancellation link: to the account holder and to the owners. */
export const startedEmail =
  ({
    account,
    by,
    readyAt,
    link,
  }: {
    account: { name: string }
    by: string | undefined
    readyAt: Date
    link: string
  }): EmailRenderer =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = getMosqueValues(tenant)
    const facts = [
      { label: messages.startedBy[language], value: by ?? messages.byServer[language] },
      { label: messages.readyAt[language], value: formatInstant(tenant, readyAt) },
    ]
    const texts = fillMessages(isSelf ? messages.yourStarted : messages.started, language, {
      mosque,
      name: account.name,
    })
    return renderNotice(tenant, email, { ...texts, facts, link })
  }

/** Creates the email with the setup link for a new login. */
export const readyEmail = (
  tenant: Tenant,
  { to, link, needsPassword }: { to: string; link: string; needsPassword: boolean },
): Email => {
  const { language, mosque } = getMosqueValues(tenant)
  return renderNotice(tenant, to, { ...fillMessages(messages.ready, language, { mosque, needsPassword }), link })
}

/** Creates the email about a cancelled recovery: to the account holder, and to the owners with the name of who cancelled it. */
export const cancelledEmail =
  ({ name, by, address }: { name: string; by: string | undefined; address: string }): EmailRenderer =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = getMosqueValues(tenant)
    const texts = fillMessages(isSelf ? messages.yourCancelled : messages.cancelled, language, { mosque, name, by })
    return renderNotice(tenant, email, { ...texts, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }

/** Creates the email about a finished recovery: to the account holder and to the owners. */
export const finishedEmail =
  ({ name, address }: { name: string; address: string }): EmailRenderer =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = getMosqueValues(tenant)
    const texts = fillMessages(isSelf ? messages.yourFinished : messages.finished, language, { mosque, name })
    return renderNotice(tenant, email, { ...texts, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }
