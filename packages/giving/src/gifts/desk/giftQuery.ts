import type { DeskOperations as Contract } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type GiftListQuery, readSearch } from '../../gift-list/index.ts'
import { modeOf } from '../../providers/index.ts'
import { addDays, zonedInstant } from '@minaret/timetable'

/** The filters in a list's query string. */
export type GiftQuery = Omit<NonNullable<Contract['giftTotals']['parameters']['query']>, 'lang'>

/** Parses a list's query, in the mosque's time zone. */
export async function readGiftFilter(
  tx: Tx,
  tenant: Tenant,
  { search = '', from, to, state, cause, way, giftAid, claim }: GiftQuery,
): Promise<GiftListQuery> {
  const { timeZone, payment } = tenant.config
  const searchContext = { timeZone, currencies: payment.currencies }
  return {
    mode: modeOf(tenant),
    ...(search.trim() === '' ? {} : { search: await readSearch(tx, search, searchContext) }),
    ...(from === undefined ? {} : { from: zonedInstant(from, 0, timeZone) }),
    ...(to === undefined ? {} : { before: zonedInstant(addDays(to, 1), 0, timeZone) }),
    ...(state === undefined ? {} : { state }),
    ...(cause === undefined ? {} : { cause }),
    ...(way === undefined ? {} : { way }),
    ...(giftAid === undefined ? {} : { giftAid }),
    ...(claim === undefined ? {} : { claim: Number(claim) }),
  }
}
