import type { Call, Operations, PersonalDataStores } from '@minaret/foundation/operations'
import type { OperationId } from '@minaret/foundation/responses'
import type { Payments } from './gateway.ts'

/** Services of operations that may call the payment provider. */
export type GivingServices = { payments: Payments }

/** Services of operations that read or erase all data about a person: the store of each feature. */
export type PersonalDataServices = { personalData: PersonalDataStores<GivingServices> }

/** A {@link Call} of an operation that may call the payment provider. */
export type GivingCall<K extends OperationId> = Call<K> & GivingServices

/** Operations that may call the payment provider. */
export type GivingOperations<K extends OperationId> = Operations<K, GivingServices>
