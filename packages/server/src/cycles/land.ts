import type { Asking } from '../gifts/settle.ts'
import type { Subscription } from '../payments/billing.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { CycleRow } from './store.ts'

/** What is at hand when the provider is asked about a regular gift: its letters and days are the tenant's. */
export type CycleAsking = Asking & { tenant: Pick<Tenant, 'id' | 'config' | 'address'> }

/**
 * Writes what our own reading of a subscription, or the answer to a change of it, says: state, next day, card, letters,
 * the next look.
 * @param seen the regular gift as it was before the provider was asked
 * @returns it as it is now
 */
export async function landCycle(_asking: CycleAsking, seen: CycleRow, _said: Subscription): Promise<CycleRow> {
  return seen
}
