import type { Email, Tx } from '@minaret/foundation/db'
import { formatEmailInstant, getTenantLanguage, queueEmail, renderEmail } from '@minaret/foundation/email'
import { fillMessages, inLanguage } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import { listApprovers } from '../approvals/approvers.ts'
import { emailLoginNews } from './mosques.ts'
import { messages } from './notices/messages.gen.ts'

/** Formats an instant for a mosque’s emails. */
export const formatInstant = ({ config }: Pick<Tenant, 'config'>, instant: Date): string =>
  formatEmailInstant(instant, getTenantLanguage({ config }), config)

/** A login from a new device. */
export type NewDevice = {
  account: { id: string; name: string; email: string }
  /** The browser and system, only for the account holder. */
  device: string
  shared: boolean
  /** Identifies the login, so that it is emailed once. */
  login: string
  now: Date
}

/**
 * Emails a login from a new device to the account holder and, without the device, to the owners of their mosques, in
 * the transaction of the login. An owner of several mosques gets one email.
 */
export const emailNewDevice = (
  tx: Tx,
  { mosques, address }: { mosques: readonly Tenant[]; address: string },
  { account, device, shared, login, now }: NewDevice,
): Promise<void> =>
  emailLoginNews(tx, mosques, {
    account,
    kind: 'staff-device',
    cause: login,
    renderEmail(tenant, { email }, isSelf) {
      const language = getTenantLanguage(tenant)
      const texts = inLanguage(messages, language)
      const mosque = tenant.config.websiteName
      const timeFact = { label: texts.when, value: formatInstant(tenant, now) }
      const facts = isSelf
        ? [timeFact, { label: texts.device, value: shared ? texts.shared({ device }) : device }]
        : [{ label: texts.who, value: account.name }, timeFact]
      const { yourDevice, theirDevice } = messages
      const noticeTexts = fillMessages(isSelf ? yourDevice : theirDevice, language, { mosque, name: account.name })
      const link = `${address}/${tenant.slug}/${isSelf ? 'sessions' : 'staff'}`
      return renderNotice(tenant, email, { ...noticeTexts, subjectTexts: [account.name], facts, link })
    },
  })

/** Wrong passwords or second factors for an account. */
export type FailedLogins = {
  account: { id: string; name: string; email: string }
  kind: 'password' | 'code'
  /** The browser and system of the last one. */
  device: string
  now: Date
}

/** Emails the account holder about failed logins, once a day. */
export const emailFailedLogins = (
  tx: Tx,
  { mosques, address }: { mosques: readonly Tenant[]; address: string },
  { account, kind, device, now }: FailedLogins,
): Promise<void> =>
  emailLoginNews(tx, mosques, {
    account,
    toHolderOnly: true,
    kind: 'staff-failed-logins',
    cause: `${kind} ${now.toISOString().slice(0, 10)}`,
    renderEmail(tenant, { email }) {
      const language = getTenantLanguage(tenant)
      const texts = inLanguage(messages, language)
      const facts = [
        { label: texts.lastTry, value: formatInstant(tenant, now) },
        { label: texts.device, value: device },
      ]
      const group = kind === 'code' ? messages.failedCodes : messages.failedPasswords
      const noticeTexts = fillMessages(group, language, { mosque: tenant.config.websiteName })
      const link = `${address}/${tenant.slug}/sessions`
      return renderNotice(tenant, email, { ...noticeTexts, facts, link })
    },
  })

/** Emails the other owners about a new administrator. */
export async function emailNewAdministrator(
  tx: Tx,
  { tenant, address }: { tenant: Tenant; address: string },
  { name, by, entry }: { name: string; by: { id: string; name: string }; entry: string },
): Promise<void> {
  const values = { mosque: tenant.config.websiteName, name, by: by.name }
  const noticeTexts = fillMessages(messages.administrator, getTenantLanguage(tenant), values)
  for (const { id, email } of await listApprovers(tx, ['owner'])) {
    if (id === by.id) continue
    const notice = renderNotice(tenant, email, {
      ...noticeTexts,
      subjectTexts: [name],
      link: `${address}/${tenant.slug}/staff`,
    })
    await queueEmail(tx, { kind: 'staff-administrator', cause: `${entry} ${id}`, email: notice })
  }
}

/** The content of an email about a login. */
export type Notice = {
  subject: string
  subjectTexts?: readonly string[]
  paragraphs: readonly string[]
  facts?: readonly { label: string; value: string }[]
  action: string
  link: string
  after?: readonly string[]
}

/** An email about a login, in the mosque's language. */
export const renderNotice = (
  tenant: Pick<Tenant, 'config' | 'address'>,
  to: string,
  { action, link, after, ...rest }: Notice,
): Email => ({
  to,
  ...renderEmail(tenant, {
    language: getTenantLanguage(tenant),
    ...rest,
    action: { label: action, href: link },
    afterAction: after,
  }),
})
