import { OperatorError } from '@minaret/foundation/base'
import { forMachines } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'

/** What the mosque cannot have is refused with its sentence. */
export async function refuseOperatorError<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OperatorError) return refuse(422, forMachines(error.message))
    throw error
  }
}
