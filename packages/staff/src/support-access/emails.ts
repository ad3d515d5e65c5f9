import type { Tx } from '@minaret/foundation/db'
import { getTenantLanguage, queueEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { approversAmong } from '../approvals/approvers.ts'
import { instantAt, renderNotice } from '../members/notices.ts'
import { supportEmailWords } from './emailWords.ts'

/** What happened with support access, and who did it. */
export type SupportNews = {
  what: 'granted' | 'used'
  name: string
  grant: { id: string; endsAt: Date }
  at: Date
}

/** Emails every owner of the transaction's mosque that support access was given, or used for the first time. */
export async function emailOwners(
  tx: Tx,
  { tenant, address }: { tenant: Tenant; address: string },
  { what, name, grant, at }: SupportNews,
): Promise<void> {
  const say = supportEmailWords[getTenantLanguage(tenant)]
  const facts = [
    { label: say.when, value: instantAt(tenant, at) },
    { label: say.until, value: instantAt(tenant, grant.endsAt) },
  ]
  const link = `${address}/${tenant.slug}/details/support`
  for (const { id, email } of await approversAmong(tx, ['owner'])) {
    const letter = renderNotice(tenant, email, { ...say[what](tenant.config.websiteName, name), facts, link })
    await queueEmail(tx, { kind: `support-${what}`, cause: `${grant.id} ${id}`, letter })
  }
}
