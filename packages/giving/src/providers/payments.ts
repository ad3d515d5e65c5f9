import { eq } from 'drizzle-orm'
import { type TenantDb, type Tx, paymentAccounts } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { findAccount, openAccount } from './accounts.ts'
import { demonstrationGateway } from './demonstration.ts'
import type { Gateway, Payments } from './gateway.ts'
import { type Platform, verifyAccountEvent } from './platform.ts'
import { stripeGateway } from './stripe.ts'
import { stripeAccounts } from './stripe/accounts.ts'

/** Dependencies of the gateways. */
export type PaymentsDeps = {
  secrets: Secrets
  /** A local test server in place of Stripe's (`STRIPE_API_BASE`); only test keys are ever sent there. */
  stripeApiBase?: string
  /** The platform's keys for connected accounts; without them, those accounts take no cards. */
  platform?: Platform
  now?: () => Date
  /** Lets a test wrap a gateway, for example to lose a response. */
  wrapGateway?: (gateway: Gateway) => Gateway
}

/**
 * The only factory of gateways: a tenant's keys, opened for one call, cannot reach another tenant's account. The
 * platform's keys are only used together with the tenant's account.
 */
export function createPayments(deps: PaymentsDeps): Payments {
  const { secrets, stripeApiBase, platform = {}, now = () => new Date(), wrapGateway = (gateway) => gateway } = deps

  const createGateway = (row: typeof paymentAccounts.$inferSelect | undefined, tenantId: string, db: TenantDb) => {
    // Row security already ensures this; it is checked again because money is at stake.
    if (!row || row.tenantId !== tenantId) return undefined
    // Offline gifts have no provider.
    if (row.kind === 'offline') return undefined
    const { id, mode, stripeAccount } = row
    if (row.kind === 'connect') {
      if (mode === 'demo' || !stripeAccount) return undefined
      const keys = platform[mode]
      if (!keys) return undefined
      const gateway = stripeGateway({ tenantId, id, mode, ...keys, stripeAccount }, stripeApiBase, now)
      return wrapGateway({
        ...gateway,
        verify: (raw, signature) => verifyAccountEvent(stripeAccount, raw, signature, keys, now()),
      })
    }
    const { secretKey, webhookSecrets } = openAccount(row, secrets)
    if (mode === 'demo') return wrapGateway(demonstrationGateway({ tenantId, id, webhookSecrets }, db, now))
    if (!secretKey) return undefined
    return wrapGateway(stripeGateway({ tenantId, id, mode, secretKey, webhookSecrets }, stripeApiBase, now))
  }

  return {
    async gatewayFor(tenant, db, openTx) {
      const selectRow = (tx: Tx) => findAccount(tx, tenant.config.payment.setting)
      return createGateway(await (openTx ? selectRow(openTx) : db(selectRow)), tenant.id, db)
    },
    async gatewayOf(tenant, db, accountId, openTx) {
      const selectRow = (tx: Tx) => tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, accountId))
      const [row] = await (openTx ? selectRow(openTx) : db(selectRow))
      return createGateway(row, tenant.id, db)
    },
    accountsIn(mode) {
      const keys = platform[mode]
      return keys && stripeAccounts(keys, mode, stripeApiBase)
    },
  }
}
