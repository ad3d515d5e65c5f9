import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { LoginNews } from '../members/mosques.ts'
import { instantAt, renderNotice } from '../members/notices.ts'
import { messages } from './emails/messages.gen.ts'

type EmailWriter = LoginNews['letter']

/** What every email needs of its mosque. */
const mosqueOf = (tenant: Tenant) => ({ language: getTenantLanguage(tenant), mosque: tenant.config.websiteName })

/** That a recovery has been started, with the link that cancels it: to whoever it is for, and to the owners. */
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
  }): EmailWriter =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = mosqueOf(tenant)
    const facts = [
      { label: messages.startedBy[language], value: by ?? messages.byServer[language] },
      { label: messages.readyAt[language], value: instantAt(tenant, readyAt) },
    ]
    const words = fillMessages(isSelf ? messages.yourStarted : messages.started, language, {
      mosque,
      name: account.name,
    })
    return renderNotice(tenant, email, { ...words, facts, link })
  }

/** The link by which somebody sets up a new login. */
export const readyEmail = (
  tenant: Tenant,
  { to, link, needsPassword }: { to: string; link: string; needsPassword: boolean },
): Email => {
  const { language, mosque } = mosqueOf(tenant)
  return renderNotice(tenant, to, { ...fillMessages(messages.ready, language, { mosque, needsPassword }), link })
}

/** That nothing comes of it: to whoever waits for it, and to the owners with who cancelled it. */
export const cancelledEmail =
  ({ name, by, address }: { name: string; by: string | undefined; address: string }): EmailWriter =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = mosqueOf(tenant)
    const words = fillMessages(isSelf ? messages.yourCancelled : messages.cancelled, language, { mosque, name, by })
    return renderNotice(tenant, email, { ...words, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }

/** That somebody has a new login: to them, and to the owners. */
export const finishedEmail =
  ({ name, address }: { name: string; address: string }): EmailWriter =>
  (tenant, { email }, isSelf) => {
    const { language, mosque } = mosqueOf(tenant)
    const words = fillMessages(isSelf ? messages.yourFinished : messages.finished, language, { mosque, name })
    return renderNotice(tenant, email, { ...words, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }
