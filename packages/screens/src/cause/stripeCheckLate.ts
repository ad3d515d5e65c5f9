import type { TenantConfig } from '@minaret/plans'

/** As {@link checkWithStripe} of `stripeCheck.ts`, whose code comes only where a bank's check is gone on with. */
export const checkWithStripe = async (payment: TenantConfig['payment'], clientSecret: string): Promise<void> =>
  (await import('./stripeCheck.ts')).checkWithStripe(payment, clientSecret)
