import { pathTo } from '@minaret/plans'
import { createReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'

/** How a subscriber leaves: the page to press a button on, and what a mail program needs to do it by itself. */
export type UnsubscribeLink = { page: string; headers: Record<string, string> }

/** Links to leave are good for as long as a letter is kept: nobody is held by a date. */
const years = 10

/**
 * Makes the link to leave for one letter of the newsletter. Each letter has its own: what is stored of a link is its
 * hash, so none can be written twice.
 */
export async function createUnsubscribeLink(
  tx: Tx,
  tenant: Pick<Tenant, 'address'>,
  subscriberId: string,
  now: Date,
): Promise<UnsubscribeLink> {
  const expiresAt = new Date(now)
  expiresAt.setUTCFullYear(now.getUTCFullYear() + years)
  const reference = await createReference(tx, { purpose: 'newsletter-leave', subject: subscriberId, expiresAt })
  return {
    page: getSiteLink(tenant, pathTo('newsletterLeave', { token: reference })),
    headers: {
      // RFC 8058: a mail program posts there when its reader presses its own button.
      'List-Unsubscribe': `<${getSiteLink(tenant, `/api/subscriber/unsubscribe?reference=${reference}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
