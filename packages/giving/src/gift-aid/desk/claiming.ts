import type { PaymentMode } from '@minaret/contract'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { FilingSettings } from '../../filing/index.ts'
import type { ClaimOptions } from '../index.ts'

/** The gifts a mosque claims for: a demonstration's and a test's are claimed apart, and never with real ones. */
export function claimModeOf({ config }: Pick<Tenant, 'config'>): PaymentMode {
  const { setting } = config.payment
  if (setting === 'demonstration') return 'demo'
  return setting === 'test' ? 'test' : 'live'
}

/** How this mosque's claims are filed from here; nothing where they are not: live claims go to the live service only. */
export const filingFor = (
  tenant: Pick<Tenant, 'config'>,
  settings: FilingSettings | undefined,
): FilingSettings | undefined =>
  settings && (settings.service === 'live') === (claimModeOf(tenant) === 'live') ? settings : undefined

/**
 * A claim of everything up to now.
 * @param include references of doubtful gifts somebody has looked at
 * @param small whether small donations are claimed with it
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
