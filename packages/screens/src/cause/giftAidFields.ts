import type { Cause } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

// Separate from validation, which contains every postcode area, so that the first step does not load it.

/** The donor's Gift Aid input. It is never stored in the browser. */
export type GiftAidFields = {
  /** Undefined until the donor answers: there is no default. */
  claim?: boolean
  /** Whether the declaration covers past and future gifts too. */
  always: boolean
  title: string
  firstName: string
  lastName: string
  house: string
  postcode: string
  overseas: boolean
}

/** The empty input. */
export const emptyGiftAid: GiftAidFields = {
  always: false,
  title: '',
  firstName: '',
  lastName: '',
  house: '',
  postcode: '',
  overseas: false,
}

/** Whether the form has the Gift Aid question, by the server's rule. */
export const asksGiftAid = (cause: Pick<Cause, 'giftAid'>, currency: string, tenant: Pick<TenantConfig, 'country'>) =>
  cause.giftAid && currency === 'gbp' && tenant.country === 'GB'
