import { pathTo } from '@minaret/plans'
import { createReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'

/** An unsubscribe link: the page, and the headers for one-click unsubscription. */
export type UnsubscribeLink = { page: string; headers: Record<string, string> }

/** How long unsubscribe links are valid, so that old emails can still be used. */
const validYears = 10

/**
 * Creates the unsubscribe link for one email. Each email needs a new one, because only the hash of a link is stored.
 */
export async function createUnsubscribeLink(
  tx: Tx,
  tenant: Pick<Tenant, 'address'>,
  subscriberId: string,
  now: Date,
): Promise<UnsubscribeLink> {
  const expiresAt = new Date(now)
  expiresAt.setUTCFullYear(now.getUTCFullYear() + validYears)
  const reference = await createReference(tx, { purpose: 'newsletter-leave', subject: subscriberId, expiresAt })
  return {
    page: getSiteLink(tenant, pathTo('newsletterLeave', { token: reference })),
    headers: {
      // RFC 8058: mail clients post to this URL when the recipient clicks their unsubscribe button.
      'List-Unsubscribe': `<${getSiteLink(tenant, `/api/subscriber/unsubscribe?reference=${reference}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
