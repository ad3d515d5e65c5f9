import type { PaymentMode } from '@minaret/contract'
import type { PaymentSetting } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** The payment mode of a tenant's totals. A tenant that no longer takes cards keeps its earlier totals. */
const modes: Record<PaymentSetting, PaymentMode> = { none: 'live', demonstration: 'demo', test: 'test', live: 'live' }

/** Returns a tenant's current payment mode. */
export const modeOf = ({ config }: Pick<Tenant, 'config'>): PaymentMode => modes[config.payment.setting]
