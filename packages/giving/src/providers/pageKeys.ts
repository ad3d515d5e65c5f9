import { parseConfig } from '@minaret/plans'
import type { TenantEnricher } from '@minaret/foundation/tenancy'
import { findAccountDetails } from './accounts.ts'
import type { Platform } from './platform.ts'

/** Adds the Stripe settings that a page needs: the account's publishable key, or the platform's with the account id. */
export const addPageKeys =
  (platform: Platform = {}): TenantEnricher =>
  async (tx, { stored }) => {
    const account = await findAccountDetails(tx, parseConfig(stored).payment.setting)
    if (!account) return { items: [] }
    const { mode, publishableKey, stripeAccount } = account
    const platformKey = stripeAccount && mode !== 'demo' ? platform[mode]?.publishableKey : undefined
    if (platformKey && stripeAccount)
      return {
        items: [
          { key: 'publishableKey', value: platformKey },
          { key: 'stripeAccount', value: stripeAccount },
        ],
      }
    return { items: publishableKey ? [{ key: 'publishableKey', value: publishableKey }] : [] }
  }
