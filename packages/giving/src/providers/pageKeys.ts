import { parseConfig } from '@minaret/plans'
import type { TenantEnricher } from '@minaret/foundation/tenancy'
import { accountOf } from './accounts.ts'
import type { Platform } from './platform.ts'

/**
 * Adds what pages need to reach the tenant's Stripe account: its own publishable key, or the platform's with the account id.
 */
export const addPageKeys =
  (platform: Platform = {}): TenantEnricher =>
  async (tx, { stored }) => {
    const account = await accountOf(tx, parseConfig(stored).payment.setting)
    if (!account) return { items: [] }
    const { mode, publishableKey, stripeAccount } = account
    const shared = stripeAccount && mode !== 'demo' ? platform[mode]?.publishableKey : undefined
    if (shared && stripeAccount)
      return {
        items: [
          { key: 'publishableKey', value: shared },
          { key: 'stripeAccount', value: stripeAccount },
        ],
      }
    return { items: publishableKey ? [{ key: 'publishableKey', value: publishableKey }] : [] }
  }
