import { pathTo } from '@minaret/plans'
import { createReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { RegularGift } from './regularStore.ts'

/** How long a link in an email leads to its regular gift: 90 days, in milliseconds. Each receipt brings a new one. */
const life = 90 * 86_400_000

const linkTo =
  (page: 'manageGift' | 'mendCard') =>
  async (tx: Tx, tenant: Pick<Tenant, 'address'>, regularGift: Pick<RegularGift, 'id'>, now: Date): Promise<string> => {
    const expiresAt = new Date(now.getTime() + life)
    const token = await createReference(tx, { purpose: 'manage', subject: regularGift.id, expiresAt })
    return getSiteLink(tenant, pathTo(page, { token }))
  }

/**
 * Makes an address for an email where its reader can look at this one regular gift, change it and end it, without an
 * account. It works until it expires, however often.
 */
export const makeManageLink = linkTo('manageGift')

/** The same, leading to the page where its card is replaced. */
export const makeCardLink = linkTo('mendCard')
