import type { LogKinds } from '@minaret/foundation/operations'
import { staffSentences } from './sentences.ts'

/** The log entries about staff. None can be undone, since each has an opposite operation. */
export const staffLogKinds: LogKinds = {
  staffInvited: { describe: staffSentences.staffInvited },
  staffJoined: { describe: staffSentences.staffJoined },
  staffRolesChanged: { describe: staffSentences.staffRolesChanged },
  staffRemoved: { describe: staffSentences.staffRemoved },
}
