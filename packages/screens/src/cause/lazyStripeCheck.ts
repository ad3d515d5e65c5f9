import type { TenantConfig } from '@minaret/plans'

/** {@link checkWithStripe} of `stripeCheck.ts`, loaded only when a bank check is resumed. */
export const checkWithStripe = async (payment: TenantConfig['payment'], clientSecret: string): Promise<void> =>
  (await import('./stripeCheck.ts')).checkWithStripe(payment, clientSecret)
