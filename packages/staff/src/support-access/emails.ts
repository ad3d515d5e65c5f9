import type { Tx } from '@minaret/foundation/db'
import { getTenantLanguage, queueEmail } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import { listApprovers } from '../approvals/approvers.ts'
import { formatInstant, renderNotice } from '../members/notices.ts'
import { messages } from './emails/messages.gen.ts'

/** An event about support access. */
export type SupportNews = {
  kind: 'granted' | 'used'
  name: string
  grant: { id: string; endsAt: Date }
  at: Date
}

/** Emails all owners of the current mosque that support access was granted or first used. */
export async function emailOwnersAboutSupport(
  tx: Tx,
  { tenant, address }: { tenant: Tenant; address: string },
  { kind, name, grant, at }: SupportNews,
): Promise<void> {
  const language = getTenantLanguage(tenant)
  const texts = fillMessages(messages[kind], language, { mosque: tenant.config.websiteName, name })
  const facts = [
    { label: messages.when[language], value: formatInstant(tenant, at) },
    { label: messages.until[language], value: formatInstant(tenant, grant.endsAt) },
  ]
  const link = `${address}/${tenant.slug}/details/support`
  for (const { id, email } of await listApprovers(tx, ['owner'])) {
    const notice = renderNotice(tenant, email, { ...texts, facts, link })
    await queueEmail(tx, { kind: `support-${kind}`, cause: `${grant.id} ${id}`, email: notice })
  }
}
