import type { Call, Operations, PersonalDataStores } from '@minaret/foundation/operations'
import type { OperationId } from '@minaret/foundation/responses'
import type { Payments } from './gateway.ts'

/** What calls that move money need beside what every call has. */
export type GivingServices = { payments: Payments }

/** What reads or erases everything that is stored about a person is called with: the store of each feature. */
export type PersonalDataServices = { personalData: PersonalDataStores<GivingServices> }

/** A {@link Call} of an operation that may speak to the payment provider. */
export type GivingCall<K extends OperationId> = Call<K> & GivingServices

/** Operations whose calls may speak to the payment provider. */
export type GivingOperations<K extends OperationId> = Operations<K, GivingServices>
