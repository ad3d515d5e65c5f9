import type { LogKinds } from '@minaret/foundation/operations'
import { staffSentences } from './sentences.ts'

/** The log entries about staff. None can be undone, since each has an opposite operation. */
export const staffLogKinds: LogKinds = {
  staffInvited: { sentence: staffSentences.staffInvited },
  staffJoined: { sentence: staffSentences.staffJoined },
  staffRolesChanged: { sentence: staffSentences.staffRolesChanged },
  staffRemoved: { sentence: staffSentences.staffRemoved },
}
