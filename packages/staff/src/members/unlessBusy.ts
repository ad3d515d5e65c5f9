import type { DeskResult, DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import { TooBusyError } from '@minaret/foundation/identity'
import { httpMessages } from '@minaret/foundation/http'
import { refuse } from '@minaret/foundation/responses'

/** Responds that the server is busy if too many passwords are waiting to be hashed. */
export const refuseIfBusy =
  <K extends DeskOperationId, Services>(work: (call: DeskCall<K> & Services) => Promise<DeskResult<K>>) =>
  async (call: DeskCall<K> & Services): Promise<DeskResult<K>> => {
    try {
      return await work(call)
    } catch (error) {
      if (error instanceof TooBusyError)
        return { ...refuse(503, httpMessages.crowded), headers: { 'retry-after': '5' } }
      throw error
    }
  }
