import type { DeskOperationId, DeskOperations } from '@minaret/foundation/operations'
import { prayerDeskOperations } from '../prayer/desk/operations.ts'
import { logOperations } from './log.ts'
import { type DeskServices, sessionOperations } from './session.ts'
import { todayOperations } from './today.ts'

/** Every operation of the desk. One that is missing does not compile. */
export const deskOperations: DeskOperations<DeskOperationId, DeskServices> = {
  ...sessionOperations,
  ...todayOperations,
  ...prayerDeskOperations,
  ...logOperations,
}
