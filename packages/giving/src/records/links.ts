import { pathTo } from '@minaret/plans'
import { makeReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { siteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { CycleRow } from './regularStore.ts'

/** How long a link in a letter leads to its regular gift: 90 days, in milliseconds. Each receipt brings a new one. */
const life = 90 * 86_400_000

const linkTo =
  (page: 'manageGift' | 'mendCard') =>
  async (tx: Tx, tenant: Pick<Tenant, 'address'>, cycle: Pick<CycleRow, 'id'>, now: Date): Promise<string> => {
    const expiresAt = new Date(now.getTime() + life)
    const token = await makeReference(tx, { purpose: 'manage', subject: cycle.id, expiresAt })
    return siteLink(tenant, pathTo(page, { token }))
  }

/**
 * Makes an address for a letter where its reader can look at this one regular gift, change it and end it, without an
 * account. It works until it expires, however often.
 */
export const manageLink = linkTo('manageGift')

/** The same, leading to the page where its card is replaced. */
export const cardLink = linkTo('mendCard')
