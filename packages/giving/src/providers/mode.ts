import type { PaymentMode } from '@minaret/contract'
import type { PaymentSetting } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** Whose money a tenant's totals count. One that takes no cards now shows what it took when it did. */
const modes: Record<PaymentSetting, PaymentMode> = { none: 'live', demonstration: 'demo', test: 'test', live: 'live' }

/** Which money a tenant counts now. */
export const modeOf = ({ config }: Pick<Tenant, 'config'>): PaymentMode => modes[config.payment.setting]
