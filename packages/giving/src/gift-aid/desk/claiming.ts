import type { PaymentMode } from '@minaret/contract'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { FilingSettings } from '../../filing/index.ts'
import type { ClaimOptions } from '../index.ts'

/** The payment mode of a mosque's claims: demonstration and test gifts are never claimed with real ones. */
export function claimModeOf({ config }: Pick<Tenant, 'config'>): PaymentMode {
  const { setting: filingSetting } = config.payment
  if (filingSetting === 'demonstration') return 'demo'
  return filingSetting === 'test' ? 'test' : 'live'
}

/** The filing settings for a mosque; undefined if its claims are not filed online. Live claims go to the live service only. */
export const findFilingSettings = (
  tenant: Pick<Tenant, 'config'>,
  settings: FilingSettings | undefined,
): FilingSettings | undefined =>
  settings && (settings.service === 'live') === (claimModeOf(tenant) === 'live') ? settings : undefined

/**
 * Options of a claim for everything up to now.
 * @param include references of doubtful gifts that have been checked
 * @param small whether to claim small donations too
 */
export const claimOptions = (
  tenant: Tenant,
  now: Date,
  { include = [], small }: { include?: readonly string[]; small: boolean },
): ClaimOptions => ({
  mode: claimModeOf(tenant),
  timeZone: tenant.config.timeZone,
  now,
  before: now,
  aggregate: false,
  include,
  small,
})
