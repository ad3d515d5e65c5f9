import type { Call, Operations } from '@minaret/foundation/operations'
import type { OperationId } from '@minaret/foundation/responses'
import type { Payments } from './gateway.ts'

/** What calls that move money need beside what every call has. */
export type GivingServices = { payments: Payments }

/** A {@link Call} of an operation that may speak to the payment provider. */
export type GivingCall<K extends OperationId> = Call<K> & GivingServices

/** Operations whose calls may speak to the payment provider. */
export type GivingOperations<K extends OperationId> = Operations<K, GivingServices>
