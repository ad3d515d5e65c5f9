import type { Cause } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

// Apart from what is right and wrong with it, which knows every postcode area: the form begins without that.

/** What somebody has said of Gift Aid, as typed. It is written down nowhere. */
export type GiftAidFields = {
  /** Not answered yet: nothing is chosen for the donor. */
  claim?: boolean
  /** Also for gifts before and after this one. */
  always: boolean
  title: string
  firstName: string
  lastName: string
  house: string
  postcode: string
  overseas: boolean
}

/** Before anything was said. */
export const emptyGiftAid: GiftAidFields = {
  always: false,
  title: '',
  firstName: '',
  lastName: '',
  house: '',
  postcode: '',
  overseas: false,
}

/** Whether the donor must say yes or no: as the host asks it. */
export const asksGiftAid = (cause: Pick<Cause, 'giftAid'>, currency: string, tenant: Pick<TenantConfig, 'country'>) =>
  cause.giftAid && currency === 'gbp' && tenant.country === 'GB'
