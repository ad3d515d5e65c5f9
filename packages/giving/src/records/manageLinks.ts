import { pathTo } from '@minaret/plans'
import { createReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import type { RegularGift } from './regularStore.ts'

/** The lifetime of a link to manage a gift: 90 days, in milliseconds. Each receipt has a new link. */
const lifetimeMs = 90 * 86_400_000

const createLinkTo =
  (page: 'manageGift' | 'mendCard') =>
  async (tx: Tx, tenant: Pick<Tenant, 'address'>, regularGift: Pick<RegularGift, 'id'>, now: Date): Promise<string> => {
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const token = await createReference(tx, { purpose: 'manage', subject: regularGift.id, expiresAt })
    return getSiteLink(tenant, pathTo(page, { token }))
  }

/**
 * Creates a link for emails to view, change and end one regular gift without an account. It can be used repeatedly
 * until it expires.
 */
export const makeManageLink = createLinkTo('manageGift')

/** Creates a link to the page for updating the card. */
export const makeCardLink = createLinkTo('mendCard')
