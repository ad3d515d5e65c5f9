import { announcementOperations } from './announcementOperations.ts'
import { limitOperations } from './limitOperations.ts'
import { installationLogOperations } from './logOperations.ts'
import { mosqueOperations } from './mosqueOperations.ts'
import { overviewOperations } from './overviewOperations.ts'
import { waitingOperations } from './waitingOperations.ts'

/** All operations of installation owners at the desk. */
export const installationOperations = {
  ...overviewOperations,
  ...waitingOperations,
  ...mosqueOperations,
  ...announcementOperations,
  ...limitOperations,
  ...installationLogOperations,
}
