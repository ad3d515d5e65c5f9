import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { LoginNews } from '../members/mosques.ts'
import { instantAt, renderNotice } from '../members/notices.ts'
import { recoveryEmailWords } from './emailWords.ts'

type EmailWriter = LoginNews['letter']
const wordsOf = (tenant: Tenant) => recoveryEmailWords[getTenantLanguage(tenant)]

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
    const say = wordsOf(tenant)
    const mosque = tenant.config.websiteName
    const facts = [
      { label: say.startedBy, value: by ?? say.byServer },
      { label: say.readyAt, value: instantAt(tenant, readyAt) },
    ]
    const words = isSelf ? say.yourStarted(mosque) : say.started(mosque, account.name)
    return renderNotice(tenant, email, { ...words, facts, link })
  }

/** The link by which somebody sets up a new login. */
export const readyEmail = (
  tenant: Tenant,
  { to, link, needsPassword }: { to: string; link: string; needsPassword: boolean },
): Email => renderNotice(tenant, to, { ...wordsOf(tenant).ready(tenant.config.websiteName, needsPassword), link })

/** That nothing comes of it: to whoever waits for it, and to the owners with who cancelled it. */
export const cancelledEmail =
  ({ name, by, address }: { name: string; by: string | undefined; address: string }): EmailWriter =>
  (tenant, { email }, isSelf) => {
    const say = wordsOf(tenant)
    const mosque = tenant.config.websiteName
    const words = isSelf ? say.yourCancelled(mosque) : say.cancelled(mosque, name, by)
    return renderNotice(tenant, email, { ...words, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }

/** That somebody has a new login: to them, and to the owners. */
export const finishedEmail =
  ({ name, address }: { name: string; address: string }): EmailWriter =>
  (tenant, { email }, isSelf) => {
    const say = wordsOf(tenant)
    const mosque = tenant.config.websiteName
    const words = isSelf ? say.yourFinished(mosque) : say.finished(mosque, name)
    return renderNotice(tenant, email, { ...words, link: isSelf ? address : `${address}/${tenant.slug}/staff` })
  }
